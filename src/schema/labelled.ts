import type * as z from 'zod/mini';
import type { Field } from './field.ts';
import type { Asked, LabelledField, LabelledValue, ResourceName, SectionKeys } from './messages.ts';

/*
 * Checks a descriptor against the dictionary. The texts in these types are messages that the compiler shows.
 */

/** A field of one picture: its value is an address or has one, and a list can be filtered by whether there is one. */
type Pictured = Field<string, string | { readonly src: string } | null> & { readonly filter: 'presence' };

/** False if a file can be removed, but the picture that it replaces is never null. */
type CanBeRemoved<F, Picture extends Field> = F extends { file: { removable: true } }
  ? null extends z.output<Picture['record']>
    ? true
    : false
  : true;

/** Turns each field without a label into a sentence that names the missing key of the dictionary. */
export type Labelled<Name extends ResourceName, F extends Readonly<Record<string, Field>>> = {
  readonly [K in keyof F]: K extends LabelledField<Name>
    ? F[K] extends { choices: readonly (infer Choice extends string)[] }
      ? [Choice] extends [LabelledValue<Name, K>]
        ? F[K]
        : `Add resources.${Name}.choices.${K}.${Exclude<Choice, LabelledValue<Name, K>>} to locales/fr.json`
      : F[K] extends { file: { replaces: infer Replaced extends string } }
        ? Replaced extends keyof F
          ? F[Replaced] extends Pictured
            ? CanBeRemoved<F[K], F[Replaced]> extends true
              ? F[K]
              : `The file can be removed, so ${Replaced} must be nullable`
            : `The file replaces ${Replaced}, which is not a picture`
          : `The file replaces ${Replaced}, which is not a field`
        : F[K]
    : `Add resources.${Name}.fields.${K & string} to locales/fr.json`;
};

/** Turns each label without a field into a sentence: a member that the compiler misses. */
export type Complete<Name extends ResourceName, F> = {
  readonly [K in Exclude<
    LabelledField<Name>,
    keyof F
  > as `resources.${Name}.fields.${K} in locales/fr.json labels no field`]: never;
};

/** The fields that a command asks for: those that the dictionary labels, with labelled choices. */
export type Asks<Name extends ResourceName, C extends string> = [Asked<Name, C>] extends [never]
  ? {
      // The compiler shows the name of this member.
      readonly asks?: Readonly<Record<`Add resources.${Name}.commands.${C}.asks to locales/fr.json`, Field>>;
    }
  : {
      readonly asks: {
        readonly [K in Asked<Name, C>]: [LabelledValue<Name, K>] extends [never]
          ? Field
          : Field & { readonly choices?: readonly LabelledValue<Name, K>[] };
      };
    };

/** The names in a section of the dictionary. Without the section, the compiler shows this message. */
export type RequiredKeys<Name extends ResourceName, Section extends string> = [
  SectionKeys<Name, Section>,
] extends [never]
  ? `Add resources.${Name}.${Section} to locales/fr.json`
  : SectionKeys<Name, Section>;
