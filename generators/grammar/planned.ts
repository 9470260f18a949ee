/** A resource that the same command writes: fields of the others may name it before it exists. */
export interface PlannedResource {
  readonly name: string;
  /** The member that names its records. */
  readonly title: string;
  /** The members that hold texts. */
  readonly texts: readonly string[];
  /** True if forms can pick its records. */
  readonly canBePicked: boolean;
  /** True if its records are people. Default: false. */
  readonly arePeople?: boolean;
  /** What other schemas call one of its records, in the singular and without separators: `rideoffer`. */
  readonly nouns: readonly string[];
}
