import { useState } from 'react';
import { SearchInput } from '#kit/search-input/search-input.tsx';
import { Stack } from '#kit/stack/stack.tsx';
import { Text } from '#kit/text/text.tsx';
import { useTranslate } from '#lib/i18n/i18n.ts';
import { containsAll, wordsOf } from '#runtime/palette/text-parts.ts';
import { allEntries } from './all-entries.ts';

/** The props of the filter of the navigation. */
export interface NavigationFilterProps {
  /** Called with the paths of the entries whose names contain each typed word; undefined if nothing is typed. */
  onFilter: (paths: ReadonlySet<string> | undefined) => void;
}

/** Filters the navigation by words of the names of its entries, without case and accents. Loads where there are many. */
export function NavigationFilter({ onFilter }: NavigationFilterProps) {
  const t = useTranslate();
  const [text, setText] = useState('');
  const foundBy = (typed: string) => allEntries.filter(({ label }) => containsAll(t(label), wordsOf(typed)));
  return (
    <Stack gap="1">
      <SearchInput
        size="sm"
        label={t('navigation.filter')}
        placeholder={t('navigation.filter')}
        clearLabel={t('navigation.clear')}
        value={text}
        onValueChange={(typed) => {
          setText(typed);
          onFilter(typed.trim() === '' ? undefined : new Set(foundBy(typed).map(({ path }) => path)));
        }}
      />
      <Text as="p" role="status" variant="caption" tone="muted">
        {foundBy(text).length === 0 ? t('navigation.empty') : null}
      </Text>
    </Stack>
  );
}
