import type { ResourceName } from './messages.ts';

/** A list that has as many records as a number says. */
interface CountedList<Of extends string> {
  readonly list: Of;
  /** The filters that let the counted records through. Default: all records count. */
  readonly filters?: Readonly<Record<string, string>>;
}

/** Amounts that are those of another record. Only what the service keeps equal at any time belongs here. */
interface EqualAmounts<Name extends string, Of extends string> {
  readonly of: Of;
  /**
   * The filter of that resource's list that finds the other record by the id in the path of the call. Default: it is the
   * record that the path names.
   */
  readonly filter?: string;
  /** The member of the other record, by the name of one's own. */
  readonly members: Readonly<Partial<Record<Name, string>>>;
}

/**
 * What the numbers of a response agree with: each other, or what other calls send. The contract check compares them, since
 * a wrong number may look like a right one.
 */
export interface Agreements<Name extends string = string, Of extends string = ResourceName> {
  /** Amounts that are sums of others: `{ total: ['subtotal', 'tax'], subtotal: ['lines.total'] }`. */
  readonly sums?: Readonly<Partial<Record<Name, readonly string[]>>> | undefined;
  /** Amounts in each item of a list that are products of others in it: `{ lines: { total: ['quantity', 'unit_price'] } }`. */
  readonly products?:
    | Readonly<Partial<Record<Name, Readonly<Record<string, readonly string[]>>>>>
    | undefined;
  readonly equals?: EqualAmounts<Name, Of> | undefined;
  /** Numbers of records, by their paths: the total of a list, which is not sent where it is too large to be counted. */
  readonly counts?: Readonly<Record<string, CountedList<Of>>>;
}
