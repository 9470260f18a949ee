import type { Column } from './columns.ts';

/** An action on a row: a screen, the deletion, a command, or a field that links to another service. */
export type Action = 'view' | 'edit' | 'delete' | (string & {});

/**
 * A filter that is not by one field. By a member of records that is no field: the name of a resource, or the id of a record. Or
 * by several fields that name records of one resource (`['client', 'driver']`): those with the id in one of them.
 */
export type OtherFilter<FieldName extends string = string> =
  | 'resource'
  | 'record'
  | readonly [FieldName, FieldName, ...FieldName[]];

/** The columns, orders, filters and actions of a list. */
export interface ListOptions<
  FieldName extends string = string,
  Id extends string = string,
  A = Action,
  Sort extends string = string,
  Filtered extends string = string,
  Other extends string = string,
> {
  readonly search?: boolean;
  /** True if the rows can be exported to a file. Default: false. */
  readonly export?: true;
  /** True if records can be created from the rows of a file. The resource must have a call that creates. Default: false. */
  readonly import?: true;
  /**
   * True if users can save views of the list: its search, filters, order, columns and page size under a name. The service
   * keeps them (`resources/calls/views.ts`). Default: false.
   */
  readonly views?: true;
  readonly columns: readonly Column<FieldName, Id>[];
  /** The fields whose column header sorts. The list's call must sort. */
  readonly sort?: readonly Sort[];
  /**
   * The order while the user chooses none: a field of `sort`, with `-` before it for the largest first. Default: the one of the
   * service.
   */
  readonly order?: NoInfer<Sort> | `-${NoInfer<Sort>}`;
  /** What waits (`waits`) and comes first while no order is chosen. It excludes `order`. Default: nothing comes first. */
  readonly first?: string;
  /** The fields that the list's call can be filtered by, in the order in which screens offer them. Default: none. */
  readonly filters?: readonly Filtered[];
  /**
   * The filters of the list's call that are not by one field; several fields are some of `filters`. The dictionary labels each
   * (`filters`). Screens offer those by resource; one by record is only shown, and can be removed. Default: none.
   */
  readonly otherFilters?: Readonly<Record<Other, OtherFilter<NoInfer<Filtered>>>>;
  readonly actions?: readonly A[];
  /**
   * What can be done with several selected rows at once: commands without a proof of identity, `delete`, and `export`.
   * Default: rows cannot be selected.
   */
  readonly bulk?: readonly string[];
}
