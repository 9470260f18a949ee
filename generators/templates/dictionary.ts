import { wordsOfName } from '#fields/inference-hints.ts';
import type { FieldSpec } from '#generators/grammar/fields.ts';
import { formCalls, pictureField, type ResourceSpec, titleField } from '#generators/grammar/resource-spec.ts';
import { UsageError } from '#generators/grammar/usage-error.ts';
import type { Texts } from '#schema/dictionary.ts';
import { capital } from '#schema/names.ts';
import { placeholder } from '#scripts/descriptors/placeholders.ts';
import { isElided } from './elision.ts';

/** Returns the placeholder of a missing label, with the words of a name. */
const placeholderOf = (name: string) => `${placeholder}${wordsOfName(name).join(' ')}`;

const usual: Readonly<Record<string, string>> = {
  createdAt: 'Créé le',
  true: 'Oui',
  false: 'Non',
};

/** Returns the label of a field. A file has the label of the picture that it replaces. */
function labelOf({ name, args, kind }: FieldSpec, labels: ResourceSpec['labels']): string {
  const own = labels.get(name) ?? usual[name];
  if (own !== undefined) return own;
  const replaced = kind.role === 'file' ? args[0] : undefined;
  return (replaced !== undefined ? labels.get(replaced) : undefined) ?? placeholderOf(name);
}

/** Returns the labels of fields and of their values. */
export function fieldLabels(fields: readonly FieldSpec[], labels: ResourceSpec['labels']) {
  const choices = fields.flatMap(({ name, kind, args }) => {
    const values = kind.choices?.(args) ?? [];
    const labelled = values.map((value) => [
      value,
      labels.get(`${name}.${value}`) ?? usual[value] ?? placeholderOf(value),
    ]);
    return labelled.length === 0 ? [] : [[name, Object.fromEntries(labelled)] as const];
  });
  return {
    fields: Object.fromEntries(fields.map((field) => [field.name, labelOf(field, labels)])),
    choices: Object.fromEntries(choices),
  };
}

/** Returns a plural inside of a sentence: `véhicules`. Initialisms keep their capitals: `TVA`. */
const insideSentence = (many: string) =>
  /^\p{Lu}{2}/u.test(many) ? many : `${many.charAt(0).toLowerCase()}${many.slice(1)}`;

/** Returns the forms of a noun for sentences, from `un véhicule` or `une école`. */
function grammar(one: string) {
  const [, article, noun = ''] = /^(une?)\s+(.+)$/i.exec(one.trim()) ?? [];
  if (article === undefined)
    throw new UsageError(
      `--one “${one}”: write the noun with its article, like “un véhicule” or “une école”.`,
    );
  const isFeminine = article.toLowerCase() === 'une';
  const elided = isElided(noun);
  const the = elided ? 'l’' : isFeminine ? 'la ' : 'le ';
  const demonstrative = isFeminine ? 'Cette ' : elided ? 'Cet ' : 'Ce ';
  return { noun, the, demonstrative, a: article.toLowerCase(), isFeminine };
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
  const { noun, the, demonstrative, a, isFeminine } = grammar(one);
  const e = isFeminine ? 'e' : '';
  return {
    add: `Ajouter ${a} ${noun}`,
    edit: `Modifier ${the}${noun}`,
    created: `${capital(noun)} créé${e} avec succès.`,
    edited: `${capital(noun)} modifié${e} avec succès.`,
    remove: `${demonstrative}${noun} sera définitivement supprimé${e}.`,
  };
}

/** Returns the texts of a resource's screens. */
export function resourceTexts(spec: ResourceSpec): Texts {
  const { name, fields, many, one } = spec;
  const isFeminine = one !== undefined && grammar(one).isFeminine;
  const labels = isFeminine ? new Map([['createdAt', 'Créée le'], ...spec.labels]) : spec.labels;
  const { fields: named, choices } = fieldLabels(fields, labels);
  const { add, edit, created, edited, remove } = sentences(one);
  const calls = formCalls(spec);
  const plural = many ?? placeholderOf(name);
  const heading = named[titleField(spec).name] ?? '';
  return {
    name: plural,
    list: {
      title: many === undefined ? plural : `Liste des ${insideSentence(many)}`,
      search: 'Rechercher…',
      ...(calls.create && { add: 'Ajouter' }),
    },
    ...(pictureField(spec) !== undefined && { columns: { identity: heading } }),
    fields: named,
    ...(Object.keys(choices).length > 0 && { choices }),
    ...(calls.create && { create: { title: add, submit: 'Ajouter', success: created } }),
    ...(calls.update && { edit: { title: edit, submit: 'Modifier', success: edited } }),
    ...(spec.calls.remove && { remove: { text: remove } }),
  };
}
