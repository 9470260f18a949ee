import { t } from '#lib/i18n/i18n.ts';
import { idsOf, type Linked, linkedFields } from '#schema/links.ts';
import type { Resource, StoredRecord } from '#schema/resource.ts';

/** The records that links may have named at any time, and those that they may name now. */
export interface LinkedRecords {
  readonly linked: Linked;
  readonly offered: Linked;
}

/**
 * Returns the errors of the fields that name a record which their link does not offer; undefined if there are none. A record that
 * was named before stays.
 */
export function refusedLinks(
  resource: Pick<Resource, 'fields'>,
  { linked, offered }: LinkedRecords,
  sent: StoredRecord,
  before: StoredRecord,
): Readonly<Record<string, readonly string[]>> | undefined {
  const errors = linkedFields(resource).flatMap(({ name, link }) => {
    if (sent[name] === undefined || sent[name] === null) return [];
    const chosen = idsOf(sent[name]);
    const allowed = idsOf([offered(link), before[name]].flat());
    const refused = linked(link).find(({ id }) => chosen.has(String(id)) && !allowed.has(String(id)));
    return refused ? [[name, [t('server.notOffered', { name: String(refused[link.by]) })]] as const] : [];
  });
  return errors.length > 0 ? Object.fromEntries(errors) : undefined;
}
