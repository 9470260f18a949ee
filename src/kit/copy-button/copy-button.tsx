import { Check, Copy } from 'lucide';
import { useEffect, useState } from 'react';
import { IconButton, type IconButtonProps } from '#kit/icon-button/icon-button.tsx';
import { VisuallyHidden } from '#kit/visually-hidden/visually-hidden.tsx';
import { copyButton } from '#styled/recipes';

/** The props of a button that copies a text. */
export interface CopyButtonProps extends Pick<IconButtonProps, 'size' | 'disabled'> {
  /** The text to copy. */
  text: string;
  /** The action and its object: "Copier l'adresse email". */
  label: string;
  /** Read after the text was copied. */
  copiedLabel: string;
  /** Called if the browser does not let the page copy, e.g. without https. */
  onFailure: () => void;
}

/** Milliseconds for which the button shows that the text was copied. */
const shownTime = 2000;

/** A button that copies a text to the clipboard, then shows a tick for a moment. Its name and its size stay the same. */
export function CopyButton({ text, label, copiedLabel, onFailure, ...button }: CopyButtonProps) {
  // Copies are counted, since each one shows the tick for the whole time.
  const [copies, setCopies] = useState(0);
  const isCopied = copies > 0;
  useEffect(() => {
    if (copies === 0) return;
    const timer = setTimeout(setCopies, shownTime, 0);
    return () => clearTimeout(timer);
  }, [copies]);

  const copy = async () => {
    try {
      // Without https there is no clipboard: the call throws.
      await navigator.clipboard.writeText(text);
      setCopies((count) => count + 1);
    } catch {
      onFailure();
    }
  };
  return (
    <span className={copyButton()} data-copied={isCopied ? '' : undefined}>
      <IconButton {...button} label={label} icon={isCopied ? Check : Copy} onClick={() => void copy()} />
      <VisuallyHidden role="status">{isCopied ? copiedLabel : null}</VisuallyHidden>
    </span>
  );
}
