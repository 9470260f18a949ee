/** What a JSON value may be, beside null. */
export type JsonType = 'string' | 'number' | 'integer' | 'boolean' | 'object' | 'array';

/** What is known of a member before anything is guessed, from a schema or from records that were read. */
export interface Evidence {
  readonly name: string;
  readonly from: 'schema' | 'samples';
  readonly types: ReadonlySet<JsonType>;
  /** A record may hold null in its place, or not hold it at all. */
  readonly nullable: boolean;
  readonly required: boolean;
  readonly readOnly: boolean;
  readonly writeOnly: boolean;
  readonly format?: string | undefined;
  /** The only values there are, where a schema lists them. */
  readonly words?: readonly unknown[] | undefined;
  readonly maxLength?: number | undefined;
  /** The values that were seen, without those that say nothing. A schema's are its examples. */
  readonly values: readonly unknown[];
  /** How many records were read. */
  readonly records: number;
  /** The members of the object that it is, or of the objects that it lists. */
  readonly members: readonly string[];
  /** What the schema of that object is called. */
  readonly schemaName?: string | undefined;
}

/** How sure a guess is: told by the source, borne out by what was seen, or only suggested by a name. */
export type Sureness = 'sure' | 'likely' | 'guess';

/** What a rule makes of the evidence. */
export interface Verdict {
  /** None: no field can hold it. */
  readonly kind?: string;
  readonly args?: readonly string[];
  readonly sure: Sureness;
  readonly why: string;
}

/** A field that is proposed. */
export interface Guess extends Verdict {
  readonly name: string;
  readonly mark: '' | '!' | '~';
}

const typeOf = (value: unknown): JsonType => {
  if (Array.isArray(value)) return 'array';
  const type = typeof value;
  if (type === 'number') return Number.isInteger(value) ? 'integer' : 'number';
  return type === 'string' || type === 'boolean' ? type : 'object';
};

const saysNothing = (value: unknown) => value === null || value === undefined || value === '';

/** The names of the members that the objects among some values hold. */
const membersAmong = (values: readonly unknown[]) => [
  ...new Set(
    values
      .flat()
      .filter((value) => typeof value === 'object' && value !== null)
      .flatMap((value) => Object.keys(Object(value))),
  ),
];

/** What sample records tell of their members. */
export function evidenceOfSamples(records: readonly Readonly<Record<string, unknown>>[]): Evidence[] {
  const names = [...new Set(records.flatMap((record) => Object.keys(record)))];
  return names.map((name) => {
    const held = records.map((record) => record[name]);
    const values = held.filter((value) => !saysNothing(value));
    return {
      name,
      from: 'samples',
      types: new Set(values.map(typeOf)),
      nullable: held.some((value) => value === null || value === undefined),
      required: records.length >= enough && values.length === records.length,
      readOnly: false,
      writeOnly: false,
      values,
      records: records.length,
      members: membersAmong(values),
    };
  });
}

/** How many records it takes to believe that none lacks a value. */
export const enough = 5;
