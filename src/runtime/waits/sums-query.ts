import { queryOptions } from '@tanstack/react-query';
import { readRecord } from '#lib/api/envelope.ts';
import { loadCode } from '#lib/code/load-code.ts';
import { t } from '#lib/i18n/i18n.ts';
import { laterCalls } from '#lib/session/in-background.ts';
import { request } from '#lib/session/request.ts';
import { formatField } from '#runtime/record/present-field.ts';
import type { ResourceWait } from './waits.ts';

/** Returns the query for the sums of a wait, as texts by their names; none if it has no sums. */
export function sumsQuery({ resource, wait, load }: ResourceWait) {
  return queryOptions({
    queryKey: ['resource', resource, 'list', 'sums', wait],
    queryFn: async ({ signal }): Promise<Readonly<Record<string, string>>> => {
      const later = laterCalls();
      const sums = load && (await loadCode(load)).waits?.[wait]?.sums;
      if (sums === undefined) return {};
      const { method, base, path } = sums.call;
      const record = readRecord(await later(() => request({ method, base, path, signal })));
      return Object.fromEntries(
        Object.entries(sums.fields).map(([name, field]) => [
          name,
          formatField(field, record[name]) ?? t('common.none'),
        ]),
      );
    },
  });
}
