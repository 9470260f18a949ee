import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { draftKey } from '#lib/drafts/draft-store.ts';
import { drafts } from '#lib/drafts/drafts.ts';
import { t } from '#lib/i18n/i18n.ts';
import { leave, scopeOf } from '#runtime/testing/left-drafts.ts';
import { currentHref, PlanetApp } from '#runtime/testing/planet-app.tsx';
import {
  change,
  input,
  onPlanetForm,
  planetForm,
  planetPath,
  saveElsewhere,
  submit,
  update,
} from '#runtime/testing/planet-merge.ts';
import { planet } from '#runtime/testing/planet-records.ts';
import { calls } from '#runtime/testing/service.ts';
import { atRest, page, toast } from '#runtime/testing/story.ts';

const meta = {
  title: 'Patterns/Kept draft elsewhere',
  component: PlanetApp,
  tags: ['!autodocs'],
  args: planetForm,
  parameters: onPlanetForm(),
} satisfies Meta<typeof PlanetApp>;
export default meta;
type Story = StoryObj<typeof meta>;

const minute = 60_000;
const edited = { id: '2', age: 5 * minute, values: { name: 'Hoth VI' }, base: { name: 'Hoth' } };
const added = { age: 5 * minute, values: { name: 'Endor' } };
const findOffer = () => page.findByText(/^Brouillon enregistré /);
const queryOffer = () => page.queryByText(/^Brouillon enregistré /);
const slotsOf = (id?: string) => drafts.read(scopeOf(id)).map(({ slot }) => slot);
const resume = () => page.findByRole('button', { name: t('drafts.resume') });

/** What only somebody else has changed is no change of the draft, also if the draft has the former value. */
export const OnlyOwnChanges: Story = {
  beforeEach: async () => {
    const { contact } = planet(2);
    await leave({ ...edited, values: { name: 'Hoth VI', contact }, base: { name: 'Hoth', contact } })();
    await saveElsewhere({ contact: 'base@example.com' });
  },
  play: async ({ userEvent }) => {
    await findOffer();
    await expect(page.queryByText(t('drafts.recordChanged'))).not.toBeInTheDocument();
    await userEvent.click(await resume());
    await expect(await input('Nom')).toHaveValue('Hoth VI');
    await expect(await input('Adresse de contact')).toHaveValue('base@example.com');
    await userEvent.click(submit());
    await toast('Planète modifiée.');
    const sent = calls(update).at(-1)?.body;
    await expect(sent instanceof FormData && sent.get('contact')).toBe('base@example.com');
    await atRest();
  },
};

/** Nothing is left to offer if somebody else has made the same change. The draft is gone, and does not come back later. */
export const SameChange: Story = {
  beforeEach: async () => {
    await leave(edited)();
    await saveElsewhere({ name: 'Hoth VI' });
  },
  play: async () => {
    await expect(await input('Nom')).toHaveValue('Hoth VI');
    await atRest();
    await expect(queryOffer()).not.toBeInTheDocument();
    await waitFor(() => expect(slotsOf('2')).toEqual([]));
  },
};

/** What both have changed is decided when the resumed draft is saved: nothing is overwritten unseen. */
export const Asked: Story = {
  beforeEach: async () => {
    await leave(edited)();
    const version = (await fetch(planetPath)).headers.get('ETag') ?? undefined;
    await saveElsewhere({ name: 'Hoth la blanche', contact: 'base@example.com' });
    await leave({ ...edited, version })();
  },
  play: async ({ userEvent }) => {
    await findOffer();
    await page.findByText(t('drafts.asked'));
    await userEvent.click(await resume());
    await expect(await input('Nom')).toHaveValue('Hoth VI');
    await expect(await input('Adresse de contact')).toHaveValue('base@example.com');
    await userEvent.click(submit());
    const merge = within(await page.findByRole('dialog', { name: t('merge.title') }));
    await atRest();
    const choice = merge.getByRole('radiogroup', { name: 'Nom' });
    await expect(choice).toHaveTextContent(/Hoth.*Hoth VI.*Hoth la blanche/);
    await expect(merge.getAllByRole('radiogroup')).toHaveLength(1);
    await userEvent.click(merge.getByRole('radio', { name: t('merge.theirs') }));
    await userEvent.click(merge.getByRole('button', { name: t('merge.save') }));
    await toast(/Planète modifiée\./);
    await waitFor(() => expect(currentHref()).toBe('/planetes'));
    await atRest();
  },
};

/** Opens a draft as another tab does. Returns the function that closes it, as the end of that tab does. */
async function openElsewhere(slot: string): Promise<() => void> {
  const closing = Promise.withResolvers<void>();
  const opened = Promise.withResolvers<void>();
  void navigator.locks.request(draftKey(scopeOf(), slot), () => {
    opened.resolve();
    return closing.promise;
  });
  await opened.promise;
  return closing.resolve;
}

let closeElsewhere: (() => void) | undefined;
const openLeft = async () => {
  await leave(added)();
  closeElsewhere = await openElsewhere('left');
  return () => closeElsewhere?.();
};

/** A draft that another tab has open is not offered. Saving another new record leaves it alone. */
export const OpenInAnotherTab: Story = {
  args: { path: '/planetes/ajouter' },
  beforeEach: openLeft,
  play: async ({ userEvent }) => {
    await userEvent.type(await input('Nom'), 'Dune');
    await userEvent.type(await input('Description'), 'Du sable.');
    await userEvent.type(await input('Adresse de contact'), 'dune@example.com');
    await expect(queryOffer()).not.toBeInTheDocument();
    await waitFor(() => expect(slotsOf()).toHaveLength(2));
    await userEvent.click(page.getByRole('button', { name: 'Ajouter' }));
    await toast('Planète ajoutée.');
    await waitFor(() => expect(currentHref()).toBe('/planetes'));
    await expect(slotsOf()).toEqual(['left']);
    await atRest();
  },
};

/** The tab before a reload may close its draft a moment later: then it is offered. */
export const ClosedLate: Story = {
  args: { path: '/planetes/ajouter' },
  beforeEach: openLeft,
  play: async ({ userEvent }) => {
    await input('Nom');
    await expect(queryOffer()).not.toBeInTheDocument();
    closeElsewhere?.();
    await findOffer();
    await userEvent.click(await resume());
    await expect(await input('Nom')).toHaveValue('Endor');
    await atRest();
  },
};

/** Saving removes the draft of its form. Other drafts that nobody has decided on are still offered the next time. */
export const OthersStay: Story = {
  args: { path: '/planetes/ajouter' },
  beforeEach: async () => {
    await leave({ ...added, slot: 'older', age: 10 * minute })();
    await leave(added)();
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await resume());
    await findOffer();
    await change(userEvent, 'Nom', 'Endor II');
    await userEvent.type(await input('Description'), 'Des arbres.');
    await userEvent.type(await input('Adresse de contact'), 'endor@example.com');
    await userEvent.click(page.getByRole('button', { name: 'Ajouter' }));
    await toast('Planète ajoutée.');
    await waitFor(() => expect(currentHref()).toBe('/planetes'));
    await expect(slotsOf()).toEqual(['older']);
    await atRest();
  },
};
