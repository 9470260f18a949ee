import { Upload } from 'lucide';
import { useState } from 'react';
import { Button } from '#kit/button/button.tsx';
import { preloadDialog } from '#kit/dialog/dialog.tsx';
import { Icon } from '#kit/icon/icon.tsx';
import { lazyComponent, onIntent, useLazyComponent } from '#kit/lazy-component.ts';
import { useTranslate } from '#lib/i18n/i18n.ts';
import type { Resource } from '#schema/resource.ts';

const dialog = lazyComponent(async () => (await import('./import-dialog.tsx')).ImportDialog);

/** Loads the code of the dialog. */
function preload() {
  dialog.preload();
  preloadDialog();
}

/** The button that creates records from a file. Everything behind it loads on intent. */
export function ImportButton({ resource }: { resource: Resource }) {
  const t = useTranslate();
  // Each opening begins anew.
  const [{ count, open }, setOpening] = useState({ count: 0, open: false });
  const Part = useLazyComponent(dialog, open);
  return (
    <>
      <Button
        variant="outline"
        {...onIntent(preload)}
        onClick={() => setOpening({ count: count + 1, open: true })}
      >
        <Icon of={Upload} />
        {t('common.import')}
      </Button>
      {Part && (
        <Part
          key={count}
          resource={resource}
          open={open}
          onClose={() => setOpening({ count, open: false })}
        />
      )}
    </>
  );
}
