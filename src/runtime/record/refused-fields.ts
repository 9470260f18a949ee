import { textOfPart } from './problem-messages.ts';

/** The texts of fields by their names. */
export type FieldTexts = Readonly<Record<string, string>>;

/**
 * Returns the texts that a service sent, by the fields of a form: `names`, or what `nameOf` calls the service's. One about a part of a
 * field, e.g. `validity.from`, names the part.
 */
export function refusedFields(
  texts: FieldTexts,
  names: readonly string[],
  nameOf = (serviceName: string) => serviceName,
): FieldTexts {
  const named = Object.entries(texts).map(([serviceName, text]) => {
    const name = nameOf(serviceName);
    const [field = '', part] = name.split('.');
    const isOfPart = !names.includes(name) && names.includes(field);
    return isOfPart ? ([field, textOfPart(part, text)] as const) : ([name, text] as const);
  });
  return Object.fromEntries(
    [...Map.groupBy(named, ([name]) => name)].map(([name, own]) => [
      name,
      own.map(([, text]) => text).join('\n'),
    ]),
  );
}
