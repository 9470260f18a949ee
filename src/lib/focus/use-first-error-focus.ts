import { useEffect, useState } from 'react';

/**
 * For a form that was refused: gives what moves the focus to its first wrong entry, which is read out with it. That
 * happens once the errors are drawn, and not before; the same form may be refused again and again.
 */
export function useFirstErrorFocus(): (form: HTMLFormElement | null) => void {
  const [refused, setRefused] = useState<{ readonly form: HTMLFormElement | null }>();
  useEffect(() => refused?.form?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus(), [refused]);
  return (form) => setRefused({ form });
}
