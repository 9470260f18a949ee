import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ApiError } from '#lib/api/api-error.ts';
import { errorText } from '#lib/errors/errors.ts';
import { useTranslate } from '#lib/i18n/i18n.ts';
import { notify } from '#lib/notify/notify.ts';
import { useWrite } from '#lib/submission/use-write.ts';
import { type NextElement, nextRow } from '#runtime/links/next-row.ts';
import { restoreFocus } from '#runtime/links/restore-focus.ts';
import { endOthers, endSession, type OpenSession, openSessionsQuery } from './open-sessions.ts';

/** The sessions that a question is about: one, or all except the current one. */
type Target = OpenSession | 'others';

/** Controls the question before sessions are ended, and ends them. */
export function useSessionEnding() {
  const t = useTranslate();
  const client = useQueryClient();
  const [target, setTarget] = useState<Target>('others');
  const [open, setOpen] = useState(false);
  const next = useRef<NextElement>(undefined);
  const refresh = () => client.invalidateQueries({ queryKey: openSessionsQuery.queryKey });

  const write = useWrite({
    send: (chosen: Target) => (chosen === 'others' ? endOthers() : endSession(chosen)),
    async onSuccess(message, chosen) {
      setOpen(false);
      const done = chosen === 'others' ? t('security.sessions.othersEnded') : t('security.sessions.ended');
      notify.success(message ?? done);
      await refresh();
      restoreFocus(next.current);
    },
    async onError(error) {
      notify.error(errorText(error));
      // The session has ended by itself, so the list is read again.
      if (!(error instanceof ApiError) || error.status !== 404) return;
      setOpen(false);
      await refresh();
      restoreFocus(next.current);
    },
  });

  return {
    ask(chosen: Target) {
      next.current = nextRow();
      setTarget(chosen);
      setOpen(true);
    },
    target,
    open,
    setOpen,
    pending: write.pending,
    // A dialog that is closing can still be clicked.
    confirm: () => write.submit(() => (open ? target : undefined)),
  };
}
