/** A point of a record's timeline, which the dictionary labels (`timeline`). One whose time is not known is not shown. */
interface Point<Id extends string> {
  readonly id: Id;
  /** Default: neutral. */
  readonly tone?: 'success' | 'danger';
}

/** A point whose time is in a field of the record. The fields of a timeline are not shown elsewhere on the page. */
export interface OwnPoint<Id extends string = string, FieldName extends string = string> extends Point<Id> {
  readonly at: FieldName;
  /** The field with the person who did it. */
  readonly person?: FieldName;
  /** The field with the reason. */
  readonly note?: FieldName;
  readonly part?: undefined;
}

/** A point whose time is in a field of the first of some related records. */
export interface PartPoint<Id extends string = string, Part extends string = string> extends Point<Id> {
  /** The related part. */
  readonly part: Part;
  /** The filters of its list that let through what counts, beside the one that selects the related records. */
  readonly only?: Readonly<Record<string, string>>;
  readonly at: string;
  readonly person?: string;
}

/** What happened to a record, in the order in which it usually happens. */
export type TimelinePoints<
  Id extends string = string,
  FieldName extends string = string,
  Part extends string = string,
> = readonly (OwnPoint<Id, FieldName> | PartPoint<Id, Part>)[];
