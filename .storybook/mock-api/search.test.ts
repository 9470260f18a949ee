import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { rides } from '#resources/rides.ts';
import { listed } from './resource-routes.ts';

const page = z.object({ data: z.object({ items: z.array(z.object({ id: z.string() })) }) });
const street = { address: '12 cours Mirabeau, Aix-en-Provence' };
const hotel = { address: 'Hôtel En Cours, 3 rue Pasteur, Lyon' };
const records = [
  { id: 'waiting', status: 'pending', pickup: street },
  { id: 'named', status: 'completed', dropoff: hotel },
  { id: 'under way', status: 'in_progress', pickup: { address: '1 rue Foch' }, client: { name: 'Alice' } },
];

test.each([
  ['en cours', ['named', 'under way']],
  ['EN COURS alice', ['under way']],
  ['en cours hotel', ['named']],
  ['cours', ['waiting', 'named', 'under way']],
  ['cours mirabeau', ['waiting']],
  ['terminée', ['named']],
])('%s: a whole label means the choice, and is found in texts as exactly these words', async (query, ids) => {
  const request = new Request(`http://localhost/api/v1/admin/rides?query=${encodeURIComponent(query)}`);
  const { data } = page.parse(await listed(rides, records, request).json());
  expect(data.items.map(({ id }) => id)).toEqual(ids);
});
