import { Clock, Plus, Search } from 'lucide';
import type { PaletteEntry, PaletteGroup } from '#kit/command-palette/command-palette.ts';
import { t } from '#lib/i18n/i18n.ts';
import type { RecentRecord } from '#lib/recent/recent-records.ts';
import { createPath, listPath, openPath, recordPath } from '#runtime/links/paths.ts';
import { resourceText } from '#runtime/record/labels.ts';
import { idOf } from '#runtime/record/present-field.ts';
import type { Resource } from '#schema/resource.ts';
import { describeRecord } from './describe-record.ts';
import type { ListedResource } from './listed-resources.ts';
import { containsAll } from './text-parts.ts';
import { type FoundRecords, isSearched, recordsShown } from './use-record-search.ts';

/** An entry with what it does: it opens a page, or runs an action. */
export type Choice = PaletteEntry & ({ readonly href: string } | { readonly run: () => void });

/** Entries with a heading, and with what they do. */
export interface ChoiceGroup extends PaletteGroup {
  readonly entries: readonly Choice[];
}

/** Returns a group with the entries whose labels contain all words. */
export const matching = (group: ChoiceGroup, words: readonly string[]): ChoiceGroup => ({
  ...group,
  entries: group.entries.filter(({ label }) => containsAll(label, words)),
});

/** Returns the records that were opened last. Those of a resource without pages are left out. */
export function recentGroup(listed: readonly ListedResource[], recent: readonly RecentRecord[]): ChoiceGroup {
  const entries = recent.flatMap(({ resource: name, id, title }): Choice[] => {
    const resource = listed.find((each) => each.resource.name === name)?.resource;
    if (resource === undefined) return [];
    const href = recordPath(resource, id, title);
    return [{ id: href, label: title, description: resourceText(resource, 'name'), icon: Clock, href }];
  });
  return { id: 'recent', label: t('palette.recent'), entries };
}

/** Returns the forms that create records. */
export function creationGroup(listed: readonly ListedResource[]): ChoiceGroup {
  const created = listed.filter(({ resource }) => resource.endpoints.create !== undefined);
  const entries = created.map(({ resource }): Choice => {
    const href = createPath(resource);
    return { id: href, label: resourceText(resource, 'create.title'), icon: Plus, href };
  });
  return { id: 'actions', label: t('palette.actions'), entries };
}

const searchPath = (resource: Resource, query: string) =>
  `${listPath(resource)}?${new URLSearchParams({ query })}`;

/** Returns the found records of a resource, and a link to its list if there are more. */
export function recordGroup(found: FoundRecords, words: readonly string[]): ChoiceGroup {
  const { resource, icon, list, query } = found;
  const entries = list.records.slice(0, recordsShown).flatMap((record): Choice[] => {
    const id = idOf(record);
    const { title, description } = describeRecord(resource, record, words);
    const href = id === undefined ? undefined : openPath(resource, id, title);
    if (href === undefined) return [];
    return [{ id: href, label: title ?? String(id), description, icon, href }];
  });
  const href = searchPath(resource, query);
  const more: Choice = { id: href, label: moreText(list), icon: Search, href, notCounted: true };
  const isWhole = list.records.length < recordsShown || (list.totalKnown && list.total <= recordsShown);
  return {
    id: resource.name,
    label: resourceText(resource, 'name'),
    entries: isWhole ? entries : [...entries, more],
  };
}

function moreText({ total, totalKnown, more }: FoundRecords['list']): string {
  return totalKnown && !more ? t('palette.all', { count: total }) : t('palette.allOfMany');
}

/** Returns the searches of the lists whose records have no pages. */
export function listGroup(listed: readonly ListedResource[], query: string): ChoiceGroup {
  const searched = listed.filter((each) => each.resource.list.search === true && !isSearched(each));
  const entries = searched.map(({ resource, icon }): Choice => {
    const href = searchPath(resource, query);
    return { id: href, label: resourceText(resource, 'name'), icon, href, notCounted: true };
  });
  return { id: 'lists', label: t('palette.lists', { query }), entries };
}
