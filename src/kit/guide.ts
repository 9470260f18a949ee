import type { GuideKey, GuidePatternName } from './guide-patterns.ts';

/** The groups of components in the overview. */
export type GuideGroup = 'action' | 'entry' | 'navigation' | 'overlay' | 'record' | 'feedback' | 'layout';

/** What the guides of components and of kinds of field have in common. */
export interface Guide<Group extends string> {
  readonly group: Group;
  /** Its props may still change. */
  readonly beta?: true;
  /** Says in a sentence or two what it is for. */
  readonly purpose: string;
  /** When not to use it, and what to use then. */
  readonly avoid: readonly { readonly when: string; readonly instead: string }[];
  /** How its texts are written, with examples in the product's French. Default: it has no text of its own. */
  readonly content?: readonly string[];
  /** The accessibility pattern that it follows. */
  readonly pattern: GuidePatternName;
  /** What keys do beside those of the pattern. */
  readonly keyboard?: readonly GuideKey[];
  /** What is true of it beside the notes of the pattern. */
  readonly accessibility?: readonly string[];
}

/**
 * What a designer or developer must know of a component beside its stories and its types. Each component has one
 * (`<name>.docs.ts`). Storybook renders its page from it, and a test rejects an incomplete one.
 */
export interface ComponentGuide extends Guide<GuideGroup> {
  readonly do: readonly string[];
  readonly dont: readonly string[];
}
