import type * as z from 'zod/mini';
import type { Call, Endpoints, RecordPath } from './endpoints.ts';
import type { Field, ValueOrder } from './field.ts';
import type { IconName } from './icon.ts';
import type { LabelledColumn, LabelledField, LabelledValue, Named, ResourceName } from './messages.ts';

/** The fields of a resource by name. */
export type Fields = Readonly<Record<string, Field>>;

/** A stored row as it came: its values are checked where they are shown. */
export type StoredRecord = Readonly<Record<string, unknown>>;

/** A record's identity: opaque, kept in the type it came in. */
export type RecordId = string | number;

/** What a row offers: a screen, the deletion, a command, or a field that is itself a way out. */
export type Action = 'view' | 'edit' | 'delete' | (string & {});

/** A column that shows several fields: a picture beside lines, the first one strong. */
export interface ComposedColumn<FieldName extends string = string, Id extends string = string> {
  /** Names its heading in the dictionary (`columns`). */
  readonly id: Id;
  readonly picture?: FieldName;
  /** One line each; fields in one line stand side by side. */
  readonly lines: readonly (FieldName | readonly FieldName[])[];
  /** The least room that it wants, in pixels. Default: enough for lines of text, and for a picture beside them. */
  readonly width?: number;
}

/** A column: one field under its own label, or several under a heading of their own. */
export type Column<FieldName extends string = string, Id extends string = string> =
  | FieldName
  | ComposedColumn<FieldName, Id>;

/** Something that can be done with a record beside editing and deleting it; the dictionary words it (`commands`). */
export interface Command {
  /** The members of the record named in the path stand for themselves, e.g. `{wallet_id}`. */
  readonly call: Call;
  /** What is sent along. */
  readonly body?: Readonly<Record<string, unknown>>;
  /** A text that may be added, sent under this name where it was. */
  readonly note?: string;
  /** Default: 'neutral'. */
  readonly tone?: 'neutral' | 'danger';
  /** Whether the record is in a state for it. Default: always. */
  allows?(record: StoredRecord): boolean;
}

/** What belongs to a record and is read by a call of its own, shown on the record's page. */
export interface Related {
  readonly resource: Resource;
  /** Where it is read; `{id}` is the record's. */
  readonly path: RecordPath;
  /** Several records, or one that can be printed by itself. */
  readonly shape: 'list' | 'details';
  /** A column of the list that would only repeat whose page it is. */
  readonly without?: string;
  /** Whether a record is in a state to have it; else the dictionary says why not (`absent`). Default: always. */
  exists?(record: StoredRecord): boolean;
}

/** Figures that one call reads together. */
export interface Figures<Name extends string = string> {
  readonly call: Call;
  readonly fields: Readonly<Record<Name, Field>>;
  /** Members of the response beyond the fields. */
  readonly returns?: z.ZodMiniType;
}

/** The entry of a resource in the navigation. */
export interface Navigation {
  readonly group: 'main' | 'operations';
  readonly icon: IconName;
  /** Smaller numbers come first. Equal ones follow the order of the descriptors' files. */
  readonly order: number;
}

/** What a list shows and offers. */
export interface ListOptions<
  FieldName extends string = string,
  Id extends string = string,
  A = Action,
  Sort extends string = string,
> {
  readonly search?: boolean;
  readonly columns: readonly Column<FieldName, Id>[];
  /** Fields whose column header sorts; the list's call must sort. */
  readonly sort?: readonly Sort[];
  readonly actions?: readonly A[];
}

/** An entity, declared once: data that the generic screens, the reference API and the tests read. */
export interface Resource<
  Name extends string = string,
  F extends Fields = Fields,
  Sort extends string = string,
> {
  readonly name: Name;
  /** The screens' path, e.g. `utilisateurs`. A resource that is only a part of others has none. */
  readonly path?: string;
  /** Default: the last entry of the second list, with a box. */
  readonly navigation?: Navigation;
  readonly endpoints: Endpoints;
  /** The field that names a record. */
  readonly title: string;
  readonly fields: F;
  readonly list: ListOptions<string, string, Action, Sort>;
  /** The form's rows: fields in one row stand side by side. */
  readonly form: readonly (readonly string[])[];
  /** The detail screen's fields in order. Default: every field that a record holds. */
  readonly detail?: readonly string[];
  /** Figures about all records, shown above the list; the dictionary labels them (`figures`). */
  readonly figures?: Figures;
  readonly commands?: Readonly<Record<string, Command>>;
  /** The dictionary titles each (`related`). */
  readonly related?: Readonly<Record<string, Related>>;
  /**
   * What answers hold beyond what the fields say: members that no screen uses, and those that a kind can do without
   * but that are always there. Laid over the record's schema in what is published about the API and checked of it.
   */
  readonly answers?: z.ZodMiniType;
  /** Whether a record may be deleted; the dictionary words the refusal (`remove.denied`). */
  allowsRemoval?(record: StoredRecord): boolean;
}

type NamesWith<F extends Fields, A> = { [K in keyof F]: F[K]['access'] extends A ? K : never }[keyof F] &
  string;

/** The fields that a record holds. */
export type ReadableName<F extends Fields> = NamesWith<F, 'readWrite' | 'readOnly'>;

/** The fields that a form may hold. */
export type WritableName<F extends Fields> = NamesWith<F, 'readWrite' | 'writeOnly'>;

/** The fields of a resource that lists can be sorted by. */
export type SortableName<F extends Fields> = {
  [K in ReadableName<F>]: F[K] extends { sort: ValueOrder } ? K : never;
}[ReadableName<F>];

/** One record of a resource. */
export type RecordOf<R extends Resource> = { readonly id: RecordId } & {
  readonly [K in OwnName<R['fields']>]: z.output<R['fields'][K]['record']>;
};

/** The fields that stand in a record under their own name. */
type OwnName<F extends Fields> = {
  [K in ReadableName<F>]: F[K] extends { members: object } ? never : K;
}[ReadableName<F>];

/** What a form of a resource holds. */
export type DraftOf<R extends Resource> = {
  [K in WritableName<R['fields']>]: z.input<R['fields'][K]['draft']>;
};

type ActionsOf<E extends Endpoints> =
  | (E extends { one: object } ? 'view' : never)
  | (E extends { update: object } ? 'edit' : never)
  | (E extends { remove: object } ? 'delete' : never);

/** Turns each field that the dictionary does not label into the sentence that says what to add. */
type Labelled<Name extends ResourceName, F extends Fields> = {
  readonly [K in keyof F]: K extends LabelledField<Name>
    ? F[K] extends { choices: readonly (infer Choice extends string)[] }
      ? [Choice] extends [LabelledValue<Name, K>]
        ? F[K]
        : `Add resources.${Name}.choices.${K}.${Exclude<Choice, LabelledValue<Name, K>>} to locales/fr.json`
      : F[K]
    : `Add resources.${Name}.fields.${K & string} to locales/fr.json`;
};

/** The fields that a resource's list can be sorted by. */
export type SortOf<R extends Resource> = NonNullable<R['list']['sort']>[number];

interface Declaration<Name extends ResourceName, F extends Fields, E extends Endpoints, Sort extends string> {
  readonly path?: string;
  readonly navigation?: Navigation;
  readonly endpoints: E;
  readonly title: NoInfer<ReadableName<F>>;
  readonly fields: F & Labelled<Name, F>;
  readonly list: ListOptions<
    NoInfer<ReadableName<F>>,
    LabelledColumn<Name>,
    ActionsOf<NoInfer<E>> | Named<Name, 'commands'> | NoInfer<ReadableName<F>>,
    Sort
  >;
  readonly form: readonly (readonly NoInfer<WritableName<F>>[])[];
  readonly detail?: readonly NoInfer<ReadableName<F>>[];
  readonly figures?: Figures<Named<Name, 'figures'>>;
  readonly commands?: Readonly<
    Record<
      Named<Name, 'commands'>,
      Omit<Command, 'allows'> & {
        readonly allows?: (record: RecordOf<Resource<Name, NoInfer<F>>>) => boolean;
      }
    >
  >;
  readonly related?: Readonly<Record<Named<Name, 'related'>, Related>>;
  readonly answers?: z.ZodMiniType;
  readonly allowsRemoval?: (record: RecordOf<Resource<Name, NoInfer<F>>>) => boolean;
}

/**
 * Declares an entity. Gives back what it takes; it exists so that a mistake is a compile error at the word:
 * an unknown resource, a field without a label, a label without a field, a choice without a word,
 * an unknown column, an action or a record's path that no call serves.
 */
export function defineResource<
  const Name extends ResourceName,
  F extends Readonly<Record<LabelledField<Name>, Field>>,
  const E extends Endpoints,
  Sort extends SortableName<F> = never,
>(name: Name, declaration: Declaration<Name, F, E, Sort>): Resource<Name, F, Sort> {
  return { name, ...declaration };
}
