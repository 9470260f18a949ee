import type { FieldSpec } from './field-grammar.ts';
import { pictureField, type ResourceRequest, titleField, writable } from './request.ts';
import { capital, Refused } from './sentence.ts';

/** How a word begins that nobody has given yet: `npm run generate -- labels` lists them. */
export const toWord = 'À nommer : ';

interface Words {
  [name: string]: string | Words;
}

const usual: Readonly<Record<string, string>> = {
  createdAt: 'Créé le',
  true: 'Oui',
  false: 'Non',
};

/** The label of a field; a file goes by the name of the picture that it replaces. */
function labelOf({ name, args, kind }: FieldSpec, labels: ResourceRequest['labels']): string {
  const own = labels.get(name) ?? usual[name];
  if (own !== undefined) return own;
  const replaced = kind.name === 'upload' ? args[0] : undefined;
  return (replaced !== undefined ? labels.get(replaced) : undefined) ?? `${toWord}${name}`;
}

/** The words of a field: its label, and one for each of its values. */
export function fieldWords(fields: readonly FieldSpec[], labels: ResourceRequest['labels']) {
  const choices = fields.flatMap(({ name, kind, args }) => {
    const values = kind.words?.(args) ?? [];
    const worded = values.map((value) => [
      value,
      labels.get(`${name}.${value}`) ?? usual[value] ?? `${toWord}${value}`,
    ]);
    return worded.length === 0 ? [] : [[name, Object.fromEntries(worded)]];
  });
  return {
    fields: Object.fromEntries(fields.map((field) => [field.name, labelOf(field, labels)])),
    choices: Object.fromEntries(choices) as Words,
  };
}

/** The forms of a noun that sentences need, from `un véhicule` or `une école`. */
function grammar(one: string) {
  const [, article, noun = ''] = /^(une?)\s+(.+)$/i.exec(one.trim()) ?? [];
  if (article === undefined)
    throw new Refused(
      `--one “${one}”: say what one is called with its article, like “un véhicule” or “une école”.`,
    );
  const isFeminine = article.toLowerCase() === 'une';
  const isElided = /^[aeiouyàâéèêëîïôùûœh]/i.test(noun);
  const the = isElided ? 'l’' : isFeminine ? 'la ' : 'le ';
  const this_ = isFeminine ? 'Cette ' : isElided ? 'Cet ' : 'Ce ';
  return { noun, the, this: this_, a: article.toLowerCase(), e: isFeminine ? 'e' : '' };
}

function sentences(one: string | undefined) {
  if (one === undefined)
    return {
      add: 'Ajouter',
      edit: 'Modifier',
      created: 'Création effectuée.',
      edited: 'Modification effectuée.',
      remove: 'Cet élément sera définitivement supprimé.',
    };
  const { noun, the, this: demonstrative, a, e } = grammar(one);
  return {
    add: `Ajouter ${a} ${noun}`,
    edit: `Modifier ${the}${noun}`,
    created: `${capital(noun)} créé${e} avec succès.`,
    edited: `${capital(noun)} modifié${e} avec succès.`,
    remove: `${demonstrative}${noun} sera définitivement supprimé${e}.`,
  };
}

/** Everything that the screens of an entity say. */
export function resourceWords(request: ResourceRequest): Words {
  const { name, fields, labels, many, one } = request;
  const { fields: named, choices } = fieldWords(fields, labels);
  const said = sentences(one);
  const isWritten = writable(request).length > 0;
  const plural = many ?? `${toWord}${name}`;
  const heading = named[titleField(request).name] ?? '';
  return {
    name: plural,
    list: {
      title: many === undefined ? plural : `Liste des ${many.charAt(0).toLowerCase()}${many.slice(1)}`,
      search: 'Rechercher...',
      ...(isWritten && { add: 'Ajouter' }),
    },
    ...(pictureField(request) !== undefined && { columns: { identity: heading } }),
    fields: named,
    ...(Object.keys(choices).length > 0 && { choices }),
    ...(isWritten && {
      create: { title: said.add, submit: 'Ajouter', success: said.created },
      edit: { title: said.edit, submit: 'Modifier', success: said.edited },
    }),
    remove: { text: said.remove },
  };
}

/** The words of a dictionary that nobody has given yet, by their path. */
export function unworded(words: unknown, path = ''): string[] {
  if (typeof words === 'string') return words.startsWith(toWord) ? [`${path}: ${words}`] : [];
  return Object.entries(Object(words)).flatMap(([key, value]) =>
    unworded(value, path === '' ? key : `${path}.${key}`),
  );
}
