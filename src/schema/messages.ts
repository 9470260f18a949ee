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
export type LabelledColumn<Name extends ResourceName> = Named<Name, 'columns'>;

/** The keys in a section of a resource's texts, e.g. its `commands`; `never` if it has no such section. */
export type Named<Name extends ResourceName, Section extends string> =
  ResourceMessages<Name> extends { [S in Section]: infer Texts } ? keyof Texts & string : never;

/** The values of a field that have a label. */
export type LabelledValue<Name extends ResourceName, FieldName extends string> =
  ResourceMessages<Name> extends { choices: infer Choices }
    ? FieldName extends keyof Choices
      ? keyof Choices[FieldName] & string
      : never
    : never;

/** The fields that a command of a resource asks for: those with a label in its `asks`. */
export type Asked<Name extends ResourceName, C extends string> =
  ResourceMessages<Name> extends { commands: { [K in C]: { asks: infer Labels } } }
    ? keyof Labels & string
    : never;
