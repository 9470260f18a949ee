import type { Writing } from '#server/database/tables.ts';
import type { Catalogue } from './catalogue.ts';
import type { Chance } from './chance.ts';
import { insertAll } from './insert.ts';
import { type Person, phone } from './people.ts';
import { placeKinds } from './places.ts';
import { scenes } from './scenes.ts';
import { streets, towns } from './towns.ts';

/** Colours that a street would wear. */
const hues = [8, 18, 28, 42, 152, 172, 196, 208, 222, 250, 338];

/** Establishments of some people: pictures, options, services. */
export async function fillEstablishments(
  trx: Writing,
  chance: Chance,
  people: readonly Person[],
  { categoryIds, optionIds }: Catalogue,
  count: number,
): Promise<void> {
  const made = chance.some(people, count).map((owner, index) => {
    const kind = placeKinds[index % placeKinds.length] ?? chance.pick(placeKinds);
    const town = chance.pick(towns);
    const name =
      kind.names[Math.floor(index / placeKinds.length) % kind.names.length] ?? chance.pick(kind.names);
    const hue = chance.pick(hues);
    return {
      kind,
      pictures: chance
        .some(scenes, chance.whole(1, 3))
        .map((draw) => ({ id: chance.id(), bytes: draw(chance, hue) })),
      options: chance.some(optionIds, chance.whole(2, 7)),
      row: {
        id: chance.id(),
        owner_id: owner.id,
        category_id: categoryIds.get(kind.category) ?? null,
        nom: index < placeKinds.length * 3 ? name : `${name} ${town.name}`,
        adresse: `${chance.whole(1, 148)} ${chance.pick(streets)}, ${town.postcode} ${town.name}`,
        phone: phone(chance),
        description: kind.about,
        created_at: new Date(owner.createdAt.getTime() + chance.whole(60_000, 50_000_000)),
      },
    };
  });
  await insertAll(
    trx,
    'files',
    made.flatMap(({ pictures }) =>
      pictures.map(({ id, bytes }) => ({ id, bytes, content_type: 'image/svg+xml' })),
    ),
  );
  await insertAll(
    trx,
    'establishments',
    made.map(({ row }) => row),
  );
  await insertAll(
    trx,
    'establishment_images',
    made.flatMap(({ row, pictures }) =>
      pictures.map(({ id }, position) => ({ establishment_id: row.id, file_id: id, position })),
    ),
  );
  await insertAll(
    trx,
    'establishment_options',
    made.flatMap(({ row, options }) => options.map((option_id) => ({ establishment_id: row.id, option_id }))),
  );
  await insertAll(
    trx,
    'services',
    made.flatMap(({ row, kind }) =>
      chance.some(kind.services, chance.whole(2, kind.services.length)).map(([title, price], position) => ({
        id: chance.id(),
        establishment_id: row.id,
        title,
        price,
        position,
      })),
    ),
  );
}
