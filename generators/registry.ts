import { parseSync } from 'vite';
import { read } from './staging.ts';
import { find, isNode, keyOf, type Node } from './syntax.ts';

const membersOf = (node: Node): Node[] => {
  const members = node['properties'] ?? Object(node['body']).body;
  return Array.isArray(members) ? members.filter(isNode) : [];
};

/** The object of a variable, or the body of an interface, by its name. */
function holderIn(path: string, text: string, name: string): Node {
  const { program } = parseSync(path, text);
  const holder = find(program, (node) => {
    const isHolder = node.type === 'VariableDeclarator' || node.type === 'TSInterfaceDeclaration';
    return isHolder && Object(node['id']).name === name;
  });
  const object = holder?.type === 'VariableDeclarator' ? holder['init'] : holder;
  if (!isNode(object)) throw new Error(`${path} declares no ${name}.`);
  return object;
}

/** A line added to a registry in the order of the alphabet, and what it needs imported. */
export interface Registration {
  readonly holder: string;
  readonly key: string;
  readonly line: string;
  readonly import?: string;
}

/** Adds lines to a registry: the file is read by a parser, so its comments and its order stay. */
export function register(path: string, ...registrations: readonly Registration[]): string {
  let text = read(path);
  for (const { holder, key, line } of registrations) {
    const object = holderIn(path, text, holder);
    const next = membersOf(object).find((member) => keyOf(member) > key);
    const at = next?.start ?? (isNode(object['body']) ? object['body'].end : object.end) - 1;
    text = `${text.slice(0, at)}${line}\n${text.slice(at)}`;
  }
  return `${registrations.map((each) => (each.import === undefined ? '' : `${each.import}\n`)).join('')}${text}`;
}
