import { dictionary, type ResourceSpec } from '#generators/grammar/resource-spec.ts';
import { resourceTexts } from '#generators/templates/dictionary.ts';
import { textAt } from '#schema/dictionary.ts';
import { read } from './transaction.ts';

/** The texts that follow from the plural, and those that follow from the singular with its article. */
const named = {
  many: ['name', 'list.title'],
  one: ['create.title', 'create.success', 'edit.title', 'edit.success', 'remove.text'],
};

/** Returns a sentence for each text of the dictionary that differs from a label or a name that a command gives. */
export function textDifferences(spec: ResourceSpec): string[] {
  const { name, labels, many, one } = spec;
  const given = [
    ...[...labels.keys()].map((key) => `${key.includes('.') ? 'choices' : 'fields'}.${key}`),
    ...(many === undefined ? [] : named.many),
    ...(one === undefined ? [] : named.one),
  ];
  const own = JSON.parse(read(dictionary)).resources[name];
  const texts = resourceTexts(spec);
  return given.flatMap((path) => {
    const [declared, text] = [textAt(own, path), textAt(texts, path)];
    if (declared === undefined || text === undefined || declared === text) return [];
    return [`resources.${name}.${path} is “${declared}”, not “${text}”: change it in ${dictionary}.`];
  });
}
