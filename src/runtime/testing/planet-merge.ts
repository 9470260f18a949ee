import type { UserEventObject } from 'storybook/test';
import { planet } from './planet-records.ts';
import { versionedPlanets } from './planets.ts';
import { onService, page } from './story.ts';

/** The call that saves a planet. */
export const update = 'PUT /admin/planets/{id}';

const records = Array.from({ length: 3 }, (_, index) => planet(index + 1));

/** The form of the second of three planets with versions. */
export const planetForm = { resource: versionedPlanets, path: '/planetes/2' };

/** Parameters of a story over these planets. `responses` are those that the service gives instead of its own. */
export const onPlanetForm = (responses?: NonNullable<Parameters<typeof onService>[0]>['responses']) =>
  onService({ dataSets: [{ resource: versionedPlanets, records }], ...(responses && { responses }) });

/** The address of this planet in the API. */
export const planetPath = '/api/v1/admin/planets/2';

/** Saves this planet as another administrator does. */
export async function saveElsewhere(changes: Readonly<Record<string, string | File>>): Promise<void> {
  const { name, description, contact } = planet(2);
  const body = new FormData();
  const saved = { name, description, contact, relay: '01 44 00 00 02', ...changes };
  for (const [member, value] of Object.entries(saved))
    body.set(member, value instanceof File ? value : String(value));
  await fetch(planetPath, { method: 'PUT', body });
}

export const input = (label: string) => page.findByLabelText(label);
export const submit = () => page.getByRole('button', { name: 'Modifier' });

/** Replaces the text of a field. */
export async function change(userEvent: UserEventObject, label: string, text: string): Promise<void> {
  const box = await input(label);
  await userEvent.clear(box);
  await userEvent.type(box, text);
}
