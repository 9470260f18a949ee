/** Ends a submission whose changes and those of somebody else do not fit together. The form shows why at its fields. */
export class UnfitMerge extends Error {
  constructor() {
    super('The merged values are not valid.');
  }
}
