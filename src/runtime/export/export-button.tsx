import { Download } from 'lucide';
import { useState } from 'react';
import { Button } from '#kit/button/button.tsx';
import { preloadDialog } from '#kit/dialog/dialog.tsx';
import { Icon } from '#kit/icon/icon.tsx';
import { lazyComponent, onIntent, useLazyComponent } from '#kit/lazy-component.ts';
import { useTranslate } from '#lib/i18n/i18n.ts';
import type { ExportedList } from './export-fields.ts';

const question = lazyComponent(async () => (await import('./export-question.tsx')).ExportQuestion);

/** Loads the code of the dialog. */
function preload() {
  question.preload();
  preloadDialog();
}

/** The button that exports a list to a file. Everything behind it loads on intent. */
export function ExportButton({ size, ...list }: ExportedList & { size?: 'sm' | 'md' }) {
  const t = useTranslate();
  const [open, setOpen] = useState(false);
  const Question = useLazyComponent(question, open);
  return (
    <>
      <Button variant="outline" size={size} {...onIntent(preload)} onClick={() => setOpen(true)}>
        <Icon of={Download} />
        {t('common.export')}
      </Button>
      {Question && <Question {...list} open={open} onOpenChange={setOpen} />}
    </>
  );
}
