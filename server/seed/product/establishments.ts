import { insertAll, type Seeding } from '#server/seed/insert.ts';
import { type Person, phone } from '#server/seed/people.ts';
import { day, minute, type Random } from '#server/seed/random.ts';
import type { Catalogue } from './catalogue.ts';
import { establishmentKinds } from './establishment-kinds.ts';
import { scenes } from './scenes.ts';
import { streets, towns } from './towns.ts';

/** The hues of the drawings. */
const hues = [8, 18, 28, 42, 152, 172, 196, 208, 222, 250, 338];

/** Returns a time at which a user adds an establishment: in the first four months after joining. */
function timeOfAdding(random: Random, joined: Date, now: Date): Date {
  const possible = Math.min(120 * day, now.getTime() - joined.getTime());
  return new Date(joined.getTime() + random.integer(Math.min(minute, possible), possible));
}

/** Inserts establishments of some users, with their pictures, options and services. */
export async function fillEstablishments(
  seeding: Seeding,
  people: readonly Person[],
  { categoryIds, optionIds }: Catalogue,
  count: number,
): Promise<void> {
  const { random, now } = seeding;
  const establishments = random.some(people, count).map((owner, index) => {
    const kind = establishmentKinds[index % establishmentKinds.length] ?? random.pick(establishmentKinds);
    const round = Math.floor(index / establishmentKinds.length);
    const town = random.pick(towns);
    const name = kind.names[round % kind.names.length] ?? random.pick(kind.names);
    const hue = random.pick(hues);
    const drawings = random.some(scenes, random.integer(1, 3));
    return {
      kind,
      pictures: drawings.map(({ draw, description }) => ({
        id: random.id(),
        bytes: draw(random, hue),
        description,
      })),
      options: random.some(optionIds, random.integer(2, 7)),
      row: {
        id: random.id(),
        owner_id: owner.id,
        category_id: categoryIds.get(kind.category) ?? null,
        nom: round < 3 ? name : `${name} ${town.name}`,
        adresse: `${random.integer(1, 148)} ${random.pick(streets)}, ${town.postcode} ${town.name}`,
        phone: phone(random),
        description: kind.description,
        created_at: timeOfAdding(random, owner.createdAt, now),
      },
    };
  });
  const files = establishments.flatMap(({ pictures }) =>
    pictures.map(({ id, bytes }) => ({ id, bytes, content_type: 'image/svg+xml' })),
  );
  const rows = establishments.map(({ row }) => row);
  const images = establishments.flatMap(({ row: { id: establishment_id }, pictures }) =>
    pictures.map(({ id: file_id, description }, position) => ({
      establishment_id,
      file_id,
      position,
      description,
    })),
  );
  const options = establishments.flatMap(({ row: { id: establishment_id }, options }) =>
    options.map((option_id) => ({ establishment_id, option_id })),
  );
  const services = establishments.flatMap(({ row: { id: establishment_id }, kind }) =>
    random
      .some(kind.services, random.integer(2, kind.services.length))
      .map(([title, price], position) => ({ id: random.id(), establishment_id, title, price, position })),
  );
  await insertAll(seeding, 'files', files);
  await insertAll(seeding, 'establishments', rows);
  await insertAll(seeding, 'establishment_images', images);
  await insertAll(seeding, 'establishment_options', options);
  await insertAll(seeding, 'services', services);
}
