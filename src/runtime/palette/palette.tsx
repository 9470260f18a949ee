import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { RotateCcw } from 'lucide';
import { useState } from 'react';
import { focusPage } from '#kit/app-frame/app-frame.tsx';
import { CommandPalette } from '#kit/command-palette/command-palette.tsx';
import { errorText } from '#lib/errors/errors.ts';
import { useTranslate } from '#lib/i18n/i18n.ts';
import { recentRecords } from '#lib/recent/recent-records.ts';
import { longestQuery } from '#runtime/list/list-search.ts';
import { listedResources } from './listed-resources.ts';
import {
  type Choice,
  type ChoiceGroup,
  creationGroup,
  listGroup,
  matching,
  recentGroup,
  recordGroup,
} from './palette-entries.ts';
import { textParts, wordsOf } from './text-parts.ts';
import { useRecordSearch, useSettledText } from './use-record-search.ts';

/** The props of the product's palette. */
export interface PaletteProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Returns what was typed while the code was loading, once. */
  takeEarlyText: () => string;
  /** The pages that exist beside the records, in their order. */
  pages: readonly Choice[];
  /** The actions of every page. */
  actions: readonly Choice[];
}

/** The same array in every rendering: a new one would count as a change. */
const noResources: never[] = [];

/** The pause after the last change of the results before their number is announced, in milliseconds. */
const announcementDelay = 500;

/** The window that searches pages, actions and the records of all resources. The records that were opened last come first. */
export function Palette({ open, onOpenChange, takeEarlyText, pages, actions }: PaletteProps) {
  const t = useTranslate();
  const router = useRouter();
  const [text, setText] = useState('');
  const resources = useQuery(listedResources);
  const listed = resources.data ?? noResources;
  const query = text.trim();
  const words = wordsOf(query);
  const search = useRecordSearch(listed, query);
  const error = resources.error ?? search.error;

  const retryAll = () => {
    search.retry();
    if (resources.isError) void resources.refetch();
  };

  const creation = creationGroup(listed);
  const fixed: ChoiceGroup[] = [
    recentGroup(listed, recentRecords()),
    { id: 'pages', label: t('palette.pages'), entries: pages },
    { ...creation, entries: [...creation.entries, ...actions] },
  ];
  const retry: Choice = {
    id: 'retry',
    label: t('common.retry'),
    icon: RotateCcw,
    run: retryAll,
    notCounted: true,
  };
  const shown = new Set<string>();
  const matches = fixed.map((group) => matching(group, words));
  const groups = [
    ...matches,
    ...search.found.map((found) => recordGroup(found, words)),
    ...(error == null || search.busy ? [] : [{ id: 'failed', label: errorText(error), entries: [retry] }]),
    ...(query === '' || search.busy ? [] : [listGroup(listed, query)]),
  ]
    // A record that was opened last and is also found is shown once.
    .map((group) => ({
      ...group,
      entries: group.entries.filter(({ id }) => !shown.has(id) && shown.add(id)),
    }))
    .filter(({ entries }) => entries.length > 0);

  const close = () => {
    onOpenChange(false);
    setText('');
  };
  async function go(href: string) {
    const { pathname } = router.state.location;
    await router.navigate({ href });
    const { location } = router.state;
    // Another path moves the focus by itself.
    if (location.href === href && location.pathname === pathname) focusPage();
  }
  const choose = (id: string) => {
    const choice = groups.flatMap(({ entries }) => entries).find((entry) => entry.id === id);
    if (choice === undefined) return;
    if (choice !== retry) close();
    if ('run' in choice) choice.run();
    else void go(choice.href);
  };
  const note = () => {
    if (groups.length > 0) return undefined;
    return search.busy || resources.isPending ? t('common.loading') : t('palette.none', { query });
  };

  const results = groups.flatMap(({ entries }) => entries).filter(({ notCounted }) => notCounted !== true);
  const isSettled = query !== '' && !search.busy && !search.rereads && groups.length > 0;
  const resultText = error == null ? t('palette.results', { count: results.length }) : errorText(error);
  const announced = isSettled ? resultText : '';
  const settledText = useSettledText(announced, announcementDelay);

  return (
    <CommandPalette
      open={open}
      onOpenChange={(next) => (next ? onOpenChange(next) : close())}
      label={t('common.search')}
      boxLabel={t('palette.box')}
      listLabel={t('palette.list')}
      placeholder={t('palette.placeholder')}
      closeLabel={t('common.close')}
      text={text}
      maxLength={longestQuery}
      onTextChange={setText}
      onFocus={() => setText(`${text}${takeEarlyText()}`.slice(0, longestQuery))}
      groups={groups}
      onChoose={choose}
      partsOf={(part) => textParts(part, words)}
      busy={search.busy}
      pending={
        (search.pending || resources.isPending) && matches.every(({ entries }) => entries.length === 0)
      }
      note={note()}
      status={settledText === announced ? announced : undefined}
      hints={[
        { keys: ['↑', '↓'], label: t('palette.move') },
        { keys: ['↵'], label: t('palette.open') },
        { keys: [t('palette.escape')], label: t('common.close') },
      ]}
    />
  );
}
