import { useEffect, useState } from 'react';

/**
 * Returns a function that moves the focus to the first wrong entry of a rejected form, so that screen readers read
 * its error. The focus moves after the errors have been rendered, each time the form is rejected.
 */
export function useFirstErrorFocus(): (form: HTMLFormElement | null) => void {
  const [rejected, setRejected] = useState<{ readonly form: HTMLFormElement | null }>();
  useEffect(() => rejected?.form?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus(), [rejected]);
  return (form) => setRejected({ form });
}
