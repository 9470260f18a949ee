import type fr from '#locales/fr.json';

/** The whole dictionary, as the compiler sees it. */
export type Messages = typeof fr;

/** The names that may be given to a resource: those that the dictionary words. */
export type ResourceName = keyof Messages['resources'];

/** The words of one resource: its labels, headings and sentences. */
export type ResourceMessages<Name extends ResourceName> = Messages['resources'][Name];

/** The fields of a resource that have a label. */
export type LabelledField<Name extends ResourceName> = keyof ResourceMessages<Name>['fields'] & string;

/** The composed columns of a resource that have a heading. */
export type LabelledColumn<Name extends ResourceName> = Named<Name, 'columns'>;

/** What a section of a resource's words names, e.g. its `commands`; nothing where it has no such section. */
export type Named<Name extends ResourceName, Section extends string> =
  ResourceMessages<Name> extends { [S in Section]: infer Words } ? keyof Words & string : never;

/** The values of a field that have a label. */
export type LabelledValue<Name extends ResourceName, FieldName extends string> =
  ResourceMessages<Name> extends { choices: infer Choices }
    ? FieldName extends keyof Choices
      ? keyof Choices[FieldName] & string
      : never
    : never;
