import { isDeepStrictEqual } from 'node:util';
import type { FieldSpec } from '#generators/grammar/fields.ts';
import { filesOf, migrationOf } from '#generators/grammar/resource-spec.ts';
import { asCode, builderOptions } from '#generators/templates/descriptor.ts';
import { changedCode } from '#generators/templates/table-changes.ts';
import type { Resource } from '#schema/resource.ts';
import { declaredOptions } from './declared-options.ts';
import { linesIn } from './references.ts';
import { migrationsOf, read } from './transaction.ts';

/** What a command and the descriptor say differently of a field. */
export interface FieldDifference {
  /** A sentence about it, with the line to change and the statements for its table. */
  readonly sentence: string;
  /** True if the command asks for something, false if it only leaves out what the descriptor has. */
  readonly isAsked: boolean;
}

type Options = Readonly<Record<string, unknown>>;

/** The options that brackets can say, when they say nothing and when they say everything. */
function extremes(field: FieldSpec): { readonly none: Options; readonly all: Options } {
  const { kind, args, target } = field;
  const { argument } = kind;
  const argsOf = (number: readonly string[], other: readonly string[]) => {
    if (argument?.type === 'number') return number;
    return argument?.type === 'oneOf' ? other : args;
  };
  const another = argument?.type === 'oneOf' ? argument.values.filter((value) => value !== args[0]) : [];
  const usual = { ...field, required: false, readOnly: false, range: undefined, target: undefined };
  const range = { min: 1, max: 2, step: 1 };
  const all = {
    ...field,
    required: true,
    readOnly: true,
    range,
    target: target && { ...target, filters: {} },
  };
  return {
    none: builderOptions({ ...usual, args: argsOf([], []) }) ?? {},
    all: builderOptions({ ...all, args: argsOf(['1'], another.slice(0, 1)) }) ?? {},
  };
}

/** An option with its value in the descriptor and in the command; undefined where one does not name it. */
type OptionDifference = readonly [name: string, declared: unknown, asked: unknown];

/** Returns the options that differ: those that the command names, else those that it could name. */
function optionDifferences(field: FieldSpec, declared: ReadonlyMap<string, unknown>, isAsked: boolean) {
  const asked: Options = builderOptions(field) ?? {};
  const { none, all } = extremes(field);
  const isNamed = (name: string) => asked[name] !== undefined && !isDeepStrictEqual(asked[name], none[name]);
  const canBeNamed = (name: string) => !isDeepStrictEqual(all[name], none[name]);
  const names = isAsked
    ? Object.keys(asked).filter(
        (name) => isNamed(name) && !(declared.has(name) && declared.get(name) === undefined),
      )
    : [...declared.keys()].filter(
        (name) => canBeNamed(name) && !isNamed(name) && declared.get(name) !== undefined,
      );
  return (
    names
      // Whether a value may be null follows from whether it is required.
      .filter((name) => name !== 'nullable' && !isDeepStrictEqual(declared.get(name), asked[name]))
      .map((name): OptionDifference => [name, declared.get(name), asked[name]])
  );
}

const shown = (value: unknown) => (typeof value === 'string' ? `“${value}”` : asCode(value));

/** Returns the difference of an option in words: `max is 12, not 80`. */
function inWords([name, declared, asked]: OptionDifference): string {
  if (name === 'unique') return `“unique” ${asked === true ? 'does not name it' : 'names it'}`;
  if (name === 'access' && [declared, asked].includes('readOnly'))
    return declared === 'readOnly' ? 'it is read-only' : 'it is not read-only';
  if (asked === true) return `it is not ${name}`;
  if (declared === true) return `it is ${name}`;
  if (declared === undefined) return `it has no ${name}, and the command says ${shown(asked)}`;
  return asked === undefined
    ? `${name} is ${shown(declared)}`
    : `${name} is ${shown(declared)}, not ${shown(asked)}`;
}

/** Returns what a command and the descriptor of its resource say differently of a field; undefined if they agree. */
export function fieldDifference(declared: Resource, field: FieldSpec): FieldDifference | undefined {
  const file = filesOf(declared.name).descriptor;
  const options = declaredOptions(read(file), declared.name, field.name);
  if (options === undefined) return undefined;
  const isUnique = declared.unique?.includes(field.name) === true;
  const asked = optionDifferences(field, options, true);
  if (field.unique && !isUnique) asked.push(['unique', undefined, true]);
  const leftOut = optionDifferences(field, options, false);
  if (!field.unique && isUnique) leftOut.push(['unique', true, undefined]);
  const isAsked = asked.length > 0;
  const differences = isAsked
    ? asked
    : leftOut.map(([name, has]): OptionDifference => [name, has, undefined]);
  if (differences.length === 0) return undefined;
  const [line = file] = linesIn(file, read(file), new RegExp(`^ {4}${field.name}: `));
  const words = differences.map(inWords).join('; ');
  // What a command only leaves out needs no change.
  if (!isAsked) return { sentence: `“${field.name}”: in ${line} ${words}`, isAsked };
  const migrations = migrationsOf(declared.name);
  const names = differences.map(([name]) => name);
  const statements = migrations.length === 0 ? [] : changedCode(declared.name, field, names);
  const table =
    statements.length === 0
      ? ''
      : ` Its records must fit, and its table then needs ${migrationOf(declared.name, migrations.length + 1)}:\n    ${statements.join('\n    ')}`;
  // A field has one option or the other: what is required is never null.
  const isNullable = names.includes('required') && options.get('nullable') === true;
  const change = isNullable ? 'change it there, and take out “nullable: true”' : 'change it there';
  return {
    sentence: `“${field.name}” exists, and in ${line} ${words}: ${change}.${table}`,
    isAsked,
  };
}
