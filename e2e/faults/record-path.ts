import type { Api } from '#e2e/api.ts';
import { servedAt } from '#schema/served-at.ts';
import { hasAllParts, type Read } from './screens.ts';

/** Returns the path of a screen, with the id of a record whose screen has all of its parts. */
export async function pathOf(api: Api, { path, of }: Read): Promise<string> {
  if (of === undefined) return path;
  for (let number = 1; number <= 5; number += 1) {
    const { body } = await api.get(`${servedAt(of.endpoints.list)}?page=${number}&limit=50`);
    const found = body.data.items.find((record: Record<string, unknown>) => hasAllParts(of, record));
    if (found !== undefined) return path.replace('{id}', found.id);
  }
  throw new Error(`No record of ${of.name} shows all of its screen.`);
}
