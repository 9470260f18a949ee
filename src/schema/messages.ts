import type fr from '#locales/fr.json';

/** The whole dictionary, as the compiler sees it. */
export type Messages = typeof fr;

/** The names of resources: those that the dictionary labels. */
export type ResourceName = keyof Messages['resources'];

/** The texts of one resource: its labels, headings and sentences. */
export type ResourceMessages<Name extends ResourceName> = Messages['resources'][Name];

/** The fields of a resource that have a label. */
export type LabelledField<Name extends ResourceName> = keyof ResourceMessages<Name>['fields'] & string;

/** The composed columns of a resource that have a heading. */
export type LabelledColumn<Name extends ResourceName> = SectionKeys<Name, 'columns'>;

/** The keys in a section of a resource's texts, e.g. its `commands`; `never` if it has no such section. */
export type SectionKeys<Name extends ResourceName, Section extends string> =
  ResourceMessages<Name> extends { [S in Section]: infer Texts } ? keyof Texts & string : never;

/** The values of a field that have a label. */
export type LabelledValue<Name extends ResourceName, FieldName extends string> =
  ResourceMessages<Name> extends { choices: infer Choices }
    ? FieldName extends keyof Choices
      ? keyof Choices[FieldName] & string
      : never
    : never;

/** The end of the name of a parameter by which a list is filtered between two values. */
type Bound = '_from' | '_to' | '_min' | '_max';

/** A value of a filter: a labelled one, or any text if its field has none. */
type FilterValue<Name extends ResourceName, Filter> =
  Filter extends LabelledField<Name>
    ? [LabelledValue<Name, Filter>] extends [never]
      ? string
      : LabelledValue<Name, Filter>
    : string;

/**
 * The values that filters of a resource's list may have, by their parameters. A parameter without a field is turned into a
 * sentence, which the compiler quotes.
 */
export type LabelledFilters<Name extends ResourceName, Given> = {
  readonly [Parameter in keyof Given]: Parameter extends
    | LabelledField<Name>
    | `${LabelledField<Name>}${Bound}`
    | SectionKeys<Name, 'filters'>
    ? readonly [FilterValue<Name, Parameter>, ...FilterValue<Name, Parameter>[]]
    : { readonly [Sentence in `${Name} have no field ${Parameter & string} to filter by`]: never };
};

/** Turns a member by which records of a resource cannot be named into a sentence, which the compiler quotes. */
export type NamedBy<Name extends ResourceName, By extends string> = string extends By
  ? By
  : By extends LabelledField<Name>
    ? By
    : { readonly [Sentence in `${Name} have no field ${By}`]: never };

/** The fields that a command of a resource asks for: those with a label in its `asks`. */
export type Asked<Name extends ResourceName, C extends string> =
  ResourceMessages<Name> extends { commands: { [K in C]: { asks: infer Labels } } }
    ? keyof Labels & string
    : never;
