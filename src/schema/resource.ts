import type * as z from 'zod/mini';
import type { Agreements } from './agreements.ts';
import type { Comparable } from './ascending.ts';
import type { Column, DetailOptions, ReadableColumns } from './columns.ts';
import type { Dialect } from './dialect.ts';
import type { ActionsOf, Call, Endpoints, RecordPath } from './endpoints.ts';
import type {
  Fields,
  Filterable,
  Readable,
  ReadableName,
  ShownName,
  Sortable,
  Writable,
} from './field-names.ts';
import type { Figures, Wait } from './figures.ts';
import type { Asks, Complete, Labelled, RequiredKeys } from './labelled.ts';
import type { Action, ListOptions } from './list-options.ts';
import type { LabelledColumn, ResourceName, SectionKeys } from './messages.ts';
import type { Navigation } from './navigation.ts';
import type { TimelinePoints } from './timeline.ts';

export type { Fields, ReadableName, WritableName } from './field-names.ts';
export type { Figures, Wait } from './figures.ts';

/** A record as the service sent it. Its values are checked where they are shown. */
export type StoredRecord = Readonly<Record<string, unknown>>;

/** The id of a record, in the type in which the service sent it. */
export type RecordId = string | number;

/** An action on a record other than editing and deleting. The dictionary labels it (`commands`). */
export interface Command {
  /** Its path may name members of the record, e.g. `{wallet_id}`. */
  readonly call: Call;
  /** The members that are always sent. */
  readonly body?: Readonly<Record<string, unknown>>;
  /**
   * The fields that its question asks for, sent in the body. One that is not required is left out if it is empty. The
   * dictionary labels each (`asks`), and the choices of a field as those of the record's field of the same name.
   */
  readonly asks?: Fields;
  /** True if nobody may run it on their own account: on the record with the id of the signed-in user. Default: false. */
  readonly onOthersOnly?: true;
  /**
   * The command that undoes it, which may be the same one. In the fields that it asks for, it gets the former values of the
   * record's fields of the same names. Default: nothing undoes it, and its question says that it is final.
   */
  readonly inverse?: string;
  /** Gets a record as it is before the command. Returns false if the inverse could not bring it back to that. Default: it can. */
  restores?(record: StoredRecord): boolean;
  /** Default: 'neutral'. */
  readonly tone?: 'neutral' | 'danger';
  /** Returns true if the state of the record allows it. Default: always. */
  allows?(record: StoredRecord): boolean;
}

interface RelatedOptions {
  /** A column to leave out, because it would repeat the record of the page. */
  readonly without?: string;
  /** Returns true if a record may have them; otherwise the dictionary gives the reason (`absent`). Default: always. */
  mayExist?(record: StoredRecord): boolean;
}

/** Records that belong to one record, read by a call of their own and shown on that record's page. */
export interface RelatedByCall extends RelatedOptions {
  readonly resource: Resource;
  /** The path of the call; `{id}` is the id of the record that they belong to. */
  readonly path: RecordPath;
  /** Several records, or one that can be printed. */
  readonly shape: 'list' | 'details';
}

/** The records of another resource that a filter of its list selects by the id of a record. */
export interface RelatedByFilter extends RelatedOptions {
  /** The name of the resource. Its descriptor loads when the records are shown. */
  readonly of: ResourceName;
  /** The name of the filter, which the list of that resource declares. */
  readonly filter: string;
  /** A table on the page of the record, or a link to the filtered list with their number. */
  readonly shape: 'list' | 'link';
}

/** What the page of a record shows beside its fields, or leads to. */
export type RelatedPart = RelatedByCall | RelatedByFilter;

/** The declaration of a resource: data that the generic screens, the reference API and the tests read. */
export interface Resource<
  Name extends string = string,
  F extends Fields = Fields,
  Sort extends string = string,
  Filtered extends string = string,
> {
  readonly name: Name;
  /** The path of its screens, e.g. `utilisateurs`. A resource that is only part of others has none. */
  readonly path?: string;
  /** Default: the last entry of the second list, with the icon of a box. */
  readonly navigation?: Navigation;
  readonly endpoints: Endpoints;
  /** Default: the service writes its calls as `endpoints` declares them. */
  readonly dialect?: Dialect;
  /** The field that names a record. */
  readonly title: string;
  readonly fields: F;
  readonly list: ListOptions<string, string, Action, Sort, Filtered>;
  /** The rows of the form. Fields in one row are side by side. */
  readonly form: readonly (readonly string[])[];
  /** Default: the page of a record shows its fields in the order of their declaration. */
  readonly detail?: DetailOptions;
  /** The fields that a question about a record shows beside title and picture. Default: the list's, without long texts. */
  readonly summary?: readonly string[];
  /** Figures about all records, shown above the list. The dictionary labels them (`figures`). */
  readonly figures?: Figures;
  /** What the dashboard counts below its figures. The dictionary labels each (`waits`). */
  readonly waits?: Readonly<Record<string, Wait>>;
  readonly commands?: Readonly<Record<string, Command>>;
  /** The points of a record's timeline. Default: its page has none. */
  readonly timeline?: TimelinePoints;
  /** The records that belong to a record. The dictionary has a title for each part (`related`). */
  readonly related?: Readonly<Record<string, RelatedPart>>;
  /** True if the page of a record shows its part of the journal. Default: false. */
  readonly journaled?: true;
  /** True for the journal itself: its records say what happened to the records of other resources. Default: false. */
  readonly journal?: true;
  /** What a response has beyond the fields, for the OpenAPI document and the contract check. */
  readonly response?: z.ZodMiniType;
  /** Amounts that are sums of others, products of others, or those of another record, for the contract check. */
  readonly sums?: Agreements['sums'];
  readonly products?: Agreements['products'];
  readonly equals?: Agreements['equals'];
  /** True if the service sends an `ETag` with a record, and refuses a write with another `If-Match`. Default: false. */
  readonly versioned?: true;
  /** The fields whose value only one record may have. Empty values do not count, nor does the case of letters. */
  readonly unique?: readonly string[];
  /** Pairs of fields of which the second may not be less than the first: `[['from', 'until']]`. */
  readonly ascending?: readonly (readonly [lower: string, upper: string])[];
  /** Returns true if a record may be deleted. Otherwise the dictionary gives the reason (`remove.denied`). Default: always. */
  allowsRemoval?(record: StoredRecord): boolean;
}

/** One record of a resource. */
export type RecordOf<R extends Resource> = { readonly id: RecordId } & {
  readonly [K in OwnName<R['fields']>]: z.output<R['fields'][K]['record']>;
};

/** The fields that are one member of a record, under their own name. */
type OwnName<F extends Fields> = {
  [K in ReadableName<F>]: F[K] extends { members: object } ? never : K;
}[ReadableName<F>];

/** The fields that a resource's list can be sorted by. */
export type SortOf<R extends Resource> = NonNullable<R['list']['sort']>[number];

/** The fields that a resource's list can be filtered by. */
export type FiltersOf<R extends Resource> = NonNullable<R['list']['filters']>[number];

interface Declaration<
  Name extends ResourceName,
  F extends Fields,
  E extends Endpoints,
  Sort extends string,
  Filtered extends string,
  Title extends string,
  Shown extends readonly Column[],
  Entered extends string,
  Named extends string,
  Pairs extends readonly (readonly [lower: string, upper: string])[],
> {
  readonly path?: string;
  readonly navigation?: Navigation;
  readonly endpoints: E;
  readonly dialect?: Pick<Dialect, keyof NoInfer<E> & keyof Dialect>;
  readonly title: Title & Readable<NoInfer<F>, Title>;
  readonly fields: F & Labelled<Name, F> & Complete<Name, F>;
  readonly list: ListOptions<
    string,
    string,
    ActionsOf<NoInfer<E>> | SectionKeys<Name, 'commands'> | NoInfer<ShownName<F>>,
    Sort & Sortable<NoInfer<F>, Sort>,
    Filtered & Filterable<NoInfer<F>, Filtered>,
    RequiredKeys<Name, 'filters'>
  > & {
    readonly columns: Shown & ReadableColumns<Name, NoInfer<F>, Shown>;
    readonly import?: NoInfer<E> extends { readonly create: object } ? true : never;
    readonly first?: RequiredKeys<Name, 'waits'>;
    readonly bulk?: readonly (
      | 'export'
      | (NoInfer<E> extends { readonly remove: object } ? 'delete' : never)
      | SectionKeys<Name, 'commands'>
    )[];
  };
  readonly form: readonly (readonly (Entered & Writable<NoInfer<F>, Entered>)[])[];
  readonly detail?: DetailOptions<NoInfer<ShownName<F>>, LabelledColumn<Name>>;
  readonly summary?: readonly (Named & Readable<NoInfer<F>, Named>)[];
  readonly figures?: Figures<SectionKeys<Name, 'figures'>>;
  readonly waits?: Readonly<Record<RequiredKeys<Name, 'waits'>, Wait>>;
  readonly commands?: {
    readonly [C in RequiredKeys<Name, 'commands'>]: Omit<
      Command,
      'allows' | 'asks' | 'inverse' | 'restores'
    > &
      Asks<Name, C> & {
        readonly inverse?: SectionKeys<Name, 'commands'>;
        readonly allows?: (record: RecordOf<Resource<Name, NoInfer<F>>>) => boolean;
        readonly restores?: (record: RecordOf<Resource<Name, NoInfer<F>>>) => boolean;
      };
  };
  readonly timeline?: TimelinePoints<
    RequiredKeys<Name, 'timeline'>,
    NoInfer<ShownName<F>>,
    SectionKeys<Name, 'related'>
  >;
  readonly related?: Readonly<Record<RequiredKeys<Name, 'related'>, RelatedPart>>;
  readonly journaled?: true;
  readonly journal?: true;
  readonly response?: z.ZodMiniType;
  readonly sums?: Agreements<NoInfer<ShownName<F>>>['sums'];
  readonly products?: Agreements<NoInfer<ShownName<F>>>['products'];
  readonly equals?: Agreements<NoInfer<ShownName<F>>>['equals'];
  /** A resource with versions needs the call that reads one record: a list sends none. */
  readonly versioned?: NoInfer<E> extends { readonly one: object } ? true : never;
  readonly unique?: readonly (Named & Readable<NoInfer<F>, Named>)[];
  readonly ascending?: Pairs & Comparable<NoInfer<F>, Pairs>;
  readonly allowsRemoval?: (record: RecordOf<Resource<Name, NoInfer<F>>>) => boolean;
}

/**
 * Declares a resource. A mistake is a compile error at its position: an unknown resource, a field without a label, a
 * label without a field, a choice without a label, an unknown column, an action without a call, a wrong path.
 */
export function defineResource<
  const Name extends ResourceName,
  F extends Fields,
  const E extends Endpoints,
  const Title extends string,
  const Shown extends readonly Column[],
  const Sort extends string = never,
  const Filtered extends string = never,
  const Entered extends string = never,
  const Named extends string = never,
  const Pairs extends readonly (readonly [lower: string, upper: string])[] = [],
>(
  name: Name,
  declaration: Declaration<Name, F, E, Sort, Filtered, Title, Shown, Entered, Named, Pairs>,
): Resource<Name, F, Sort, Filtered> {
  return { name, ...declaration };
}
