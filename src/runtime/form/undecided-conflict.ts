import type { Difference, Versions } from '#runtime/merge/merge-drafts.ts';

/** A version conflict that the user must decide on. */
export interface Conflict extends Versions {
  readonly differences: readonly Difference[];
}

/** Ends a submission whose fields conflict with the record as it is now. */
export class UndecidedConflict extends Error {
  readonly conflict: Conflict;

  constructor(conflict: Conflict) {
    super('The record has changed.');
    this.conflict = conflict;
  }
}
