import { useRouter } from '@tanstack/react-router';
import { useLayoutEffect } from 'react';
import { lazyComponent, onIntent, useLazyComponent } from '#kit/lazy-component.ts';
import { SearchTrigger } from '#kit/search-trigger/search-trigger.tsx';
import { useTranslate } from '#lib/i18n/i18n.ts';
import { listenKeys } from './listen-keys.ts';
import { paletteKeys, paletteShortcut } from './palette-keys.ts';
import type { PanelsProps } from './panels.tsx';

const panels = lazyComponent<PanelsProps>(async () => (await import('./panels.tsx')).Panels);

/** The button of the palette, and the shortcuts of the keyboard. Only the button is part of the first paint. */
export function QuickAccess({ opened, onOpen }: PanelsProps) {
  const t = useTranslate();
  const router = useRouter();
  const Panels = useLazyComponent(panels, opened !== undefined);
  // Begins before the first paint: an effect after the paint would miss the first keys.
  useLayoutEffect(
    () => listenKeys(opened, { open: onOpen, go: (to) => void router.navigate({ to }) }),
    [opened, onOpen, router],
  );
  return (
    <>
      <SearchTrigger
        label={t('common.search')}
        keys={paletteKeys}
        aria-keyshortcuts={paletteShortcut}
        aria-haspopup="dialog"
        aria-expanded={opened === 'palette'}
        {...onIntent(panels.preload)}
        onClick={() => onOpen('palette')}
      />
      {Panels && <Panels opened={opened} onOpen={onOpen} />}
    </>
  );
}
