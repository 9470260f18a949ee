import type { LazyScreen } from '#lib/code/lazy-screen.ts';
import type { ResourceName } from '#schema/messages.ts';
import type { Resource } from '#schema/resource.ts';

/** The screens that a page may replace. */
export type Screen = 'detail';

/** The props of a page that replaces a screen. */
export interface RecordPageProps {
  resource: Resource;
  /** The record's id, as in the URL. */
  id: string;
}

/** The pages that replace screens, by resource. */
export type RecordPages = Partial<Record<ResourceName, Partial<Record<Screen, LazyScreen<RecordPageProps>>>>>;
