import type { IconNode } from 'lucide';
import { type ReactNode, useState } from 'react';
import { Button } from '#kit/button/button.tsx';
import { preloadDialog } from '#kit/dialog/dialog.tsx';
import { Icon } from '#kit/icon/icon.tsx';
import { type LazyComponent, onIntent, useLazyComponent } from '#kit/lazy-component.ts';

/** The state of a dialog behind a button. */
export interface ButtonDialog {
  open: boolean;
  onClose: () => void;
}

interface DialogButtonProps<Props> {
  icon: IconNode;
  label: ReactNode;
  size?: 'sm' | 'md' | undefined;
  dialog: LazyComponent<Props & ButtonDialog>;
  /** The other props of the dialog. */
  of: Props;
}

/** A button with a dialog. Everything behind it loads on intent, and each opening begins anew. */
export function DialogButton<Props extends object>({
  icon,
  label,
  size,
  dialog,
  of,
}: DialogButtonProps<Props>) {
  const [{ count, open }, setOpening] = useState({ count: 0, open: false });
  const Part = useLazyComponent(dialog, open);
  const preload = () => {
    dialog.preload();
    preloadDialog();
  };
  return (
    <>
      <Button
        variant="outline"
        size={size}
        {...onIntent(preload)}
        onClick={() => setOpening({ count: count + 1, open: true })}
      >
        <Icon of={icon} />
        {label}
      </Button>
      {Part && <Part key={count} {...of} open={open} onClose={() => setOpening({ count, open: false })} />}
    </>
  );
}
