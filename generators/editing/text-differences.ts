import { dictionary, type ResourceSpec } from '#generators/grammar/resource-spec.ts';
import { resourceTexts } from '#generators/templates/dictionary.ts';
import { textAt, textsIn } from '#schema/dictionary.ts';
import { read } from './transaction.ts';

/** Returns the paths of the texts that the options of a command word: labels, the plural, the singular with its article. */
function wordedPaths({ labels, many, one }: ResourceSpec): RegExp[] {
  const labelled = [...labels.keys()].map((key) => {
    const [field, value] = key.split('.');
    return new RegExp(value === undefined ? `^fields\\.${field}$` : `^choices\\.${field}\\.${value}$`);
  });
  return [
    ...labelled,
    ...(many === undefined ? [] : [/^(name|list\.title)$/]),
    ...(one === undefined ? [] : [/^(create|edit|remove)\.(title|success|text)$/]),
  ];
}

/** Returns a sentence for each text of the dictionary that differs from what the options of a command word. */
export function textDifferences(spec: ResourceSpec): string[] {
  const worded = wordedPaths(spec);
  const own = JSON.parse(read(dictionary)).resources[spec.name];
  return textsIn(resourceTexts(spec)).flatMap(([path, text]) => {
    const declared = textAt(own, path);
    if (declared === undefined || declared === text || !worded.some((each) => each.test(path))) return [];
    return [`resources.${spec.name}.${path} is “${declared}”, not “${text}”: change it in ${dictionary}.`];
  });
}
