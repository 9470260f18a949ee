import type { GuideKey } from './guide-keys.ts';
import type { GuidePatternName } from './guide-patterns.ts';

/** The groups of components in the sidebar and in the overview. */
export type GuideGroup = 'action' | 'entry' | 'navigation' | 'overlay' | 'record' | 'feedback' | 'layout';

/** The common part of the guides of components and of kinds of field. */
export interface Guide<Group extends string> {
  readonly group: Group;
  /** True if its props may still change. */
  readonly beta?: true;
  /** Its purpose, in one or two sentences. */
  readonly purpose: string;
  /** The cases in which not to use it, and what to use instead. */
  readonly avoid: readonly { readonly when: string; readonly instead: string }[];
  /**
   * The style of its texts, with examples in French: « » has a text of the dictionary, “ ” a sample. Default: it has no texts of
   * its own.
   */
  readonly content?: readonly string[];
  /** The accessibility pattern that it follows. */
  readonly pattern: GuidePatternName;
  /** Keys in addition to those of the pattern. */
  readonly keyboard?: readonly GuideKey[];
  /** Notes in addition to those of the pattern. */
  readonly accessibility?: readonly string[];
}

/** A right and a wrong use of a component: the names of two of its stories. */
export interface GuideExample {
  readonly do: string;
  readonly dont: string;
  /** What makes the difference, in a sentence. */
  readonly why: string;
}

/**
 * The guide to a component for designers and developers, in addition to its stories and its types. Each component has one
 * (`<name>.docs.ts`). Storybook renders its page from it, and a test rejects an incomplete one.
 */
export interface ComponentGuide extends Guide<GuideGroup> {
  /** Other names under which the search of Storybook finds it, in English and in French. */
  readonly synonyms?: readonly string[];
  readonly do: readonly string[];
  readonly dont: readonly string[];
  /** Pairs of stories that show the advice side by side. They are no stories of the sidebar. */
  readonly examples?: readonly GuideExample[];
}
