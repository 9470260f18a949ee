import { ApiError } from '#lib/api/api-error.ts';
import type { MessageKey } from '#lib/i18n/i18n.ts';

/** The language of the titles (product rule), which a screen reader must know to read them. */
export const titleLanguage = 'en';

const pages: Readonly<Record<number, MessageKey>> = {
  401: 'errors.pages.unauthorized',
  404: 'errors.pages.notFound',
  418: 'errors.pages.teapot',
  503: 'errors.pages.unavailable',
};

/** Returns the title of the error page for a thrown value (product rule): by HTTP status, else the common one. */
export function errorPageOf(error: unknown): MessageKey {
  const status = error instanceof ApiError ? error.status : undefined;
  return (status === undefined ? undefined : pages[status]) ?? 'errors.pages.other';
}
