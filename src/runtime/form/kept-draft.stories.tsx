import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { drafts } from '#lib/drafts/drafts.ts';
import { t } from '#lib/i18n/i18n.ts';
import { session } from '#lib/session/session.ts';
import { leave, scopeOf } from '#runtime/testing/left-drafts.ts';
import { currentHref, PlanetApp } from '#runtime/testing/planet-app.tsx';
import { planets } from '#runtime/testing/planets.ts';
import { errorResponse } from '#runtime/testing/responses.ts';
import { atRest, onPlanets, page, phone, toast } from '#runtime/testing/story.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

const meta = {
  title: 'Patterns/Kept draft',
  component: PlanetApp,
  tags: ['!autodocs'],
  args: { resource: planets, path: '/planetes/2?name=Hoth' },
  parameters: onPlanets(12),
} satisfies Meta<typeof PlanetApp>;
export default meta;
type Story = StoryObj<typeof meta>;

const input = (label: string) => page.findByLabelText(label);
const resume = () => page.findByRole('button', { name: t('drafts.resume') });
const offer = () => page.findByText(/^Brouillon enregistré /);
const expectNoOffer = () => expect(page.queryByText(/^Brouillon enregistré /)).not.toBeInTheDocument();
const edited = { id: '2', age: 5 * minute, values: { name: 'Hoth VI' }, base: { name: 'Hoth' } };

export const Offered: Story = {
  beforeEach: leave(edited),
  play: async () => {
    await expect(await offer()).toHaveTextContent(t('drafts.saved', { age: 'il y a 5 minutes' }));
    await expect(await input('Nom')).toHaveValue('Hoth');
    await expect(page.queryByText(t('drafts.recordChanged'))).not.toBeInTheDocument();
  },
};

export const OfferedOnSmallScreen: Story = { ...Offered, globals: phone };

/** An error for a field that is not on the form stands above it, too: the draft is still offered once. */
export const OfferedBesideAnError: Story = {
  parameters: onPlanets(12, {
    responses: { 'PUT /admin/planets/{id}': errorResponse(422, { errors: { orbite: ['Instable'] } }) },
  }),
  beforeEach: leave(edited),
  play: async ({ userEvent }) => {
    await offer();
    await userEvent.click(page.getByRole('button', { name: 'Modifier' }));
    await page.findByText('Instable');
    await expect(page.getAllByText(/^Brouillon enregistré /)).toHaveLength(1);
    await atRest();
  },
};

export const OldDraft: Story = {
  beforeEach: leave({ ...edited, age: 6 * day }),
  play: async () => {
    await expect(await offer()).toHaveTextContent(t('drafts.saved', { age: 'il y a 6 jours' }));
  },
};

export const TooOld: Story = {
  beforeEach: leave({ ...edited, age: 7 * day }),
  play: async () => {
    await expect(await input('Nom')).toHaveValue('Hoth');
    await expectNoOffer();
  },
};

/** Another user has changed the same field meanwhile: the offer says so. */
export const RecordChanged: Story = {
  beforeEach: leave({ ...edited, base: { name: 'Hoth (ancien)' } }),
  play: async () => {
    await offer();
    await page.findByText(t('drafts.recordChanged'));
  },
};

/** Other fields keep the changes that somebody else has saved in the meantime. */
export const Resumed: Story = {
  beforeEach: leave(edited),
  play: async ({ userEvent }) => {
    await userEvent.click(await resume());
    await expect(await input('Nom')).toHaveValue('Hoth VI');
    await expect(await input('Nom')).toHaveFocus();
    await expect(await input('Description')).toHaveValue('Hoth, vue du relais.');
    await expectNoOffer();
    await expect(drafts.read(scopeOf('2'))).toHaveLength(1);
    await userEvent.click(page.getByRole('button', { name: 'Modifier' }));
    await toast('Planète modifiée.');
    await waitFor(() => expect(currentHref()).toBe('/planetes'));
    await expect(drafts.read(scopeOf('2'))).toEqual([]);
    await atRest();
  },
};

export const Ignored: Story = {
  beforeEach: leave(edited),
  play: async ({ userEvent }) => {
    await userEvent.click(await page.findByRole('button', { name: t('drafts.ignore') }));
    await expectNoOffer();
    await expect(await input('Nom')).toHaveValue('Hoth');
    await expect(drafts.read(scopeOf('2'))).toEqual([]);
  },
};

/** A draft of an older version of the form: fields that the form no longer has, and secrets, are not offered. */
export const OlderForm: Story = {
  args: { path: '/planetes/ajouter' },
  beforeEach: leave({ age: day, values: { name: 12, gone: 'x', code: 'secret', description: 'Gelée.' } }),
  play: async ({ userEvent }) => {
    await userEvent.click(await resume());
    await expect(await input('Description')).toHaveValue('Gelée.');
    await expect(await input('Nom')).toHaveValue('');
    await expect(await input('Code d’approche')).toHaveValue('');
  },
};

/** A form that has the focus gives it to the offer, which stands before the first field: its buttons say what it is. */
export const OfferHasFocus: Story = {
  args: { path: '/planetes/ajouter' },
  beforeEach: leave({ age: 5 * minute, values: { name: 'Endor' } }),
  play: async ({ userEvent }) => {
    const button = await resume();
    await waitFor(() => expect(button).toHaveFocus());
    await expect(button).toHaveAccessibleDescription(/^Brouillon enregistré il y a 5 minutes\./);
    await userEvent.click(button);
    await waitFor(async () => expect(await input('Nom')).toHaveFocus());
  },
};

const typing = { beforeEach: async () => void (await session.checkSession()) };

/** What is typed is kept, but no password. A refused submission changes nothing. */
export const Kept: Story = {
  ...typing,
  args: { path: '/planetes/ajouter' },
  parameters: onPlanets(12, { responses: { 'POST /admin/planets': errorResponse(500) } }),
  play: async ({ userEvent }) => {
    await userEvent.type(await input('Nom'), 'Endor');
    await userEvent.type(await input('Code d’approche'), 'tres secret');
    await userEvent.type(await input('Description'), 'Des arbres.');
    await waitFor(() =>
      expect(drafts.read(scopeOf()).map(({ draft }) => draft.values)).toEqual([
        { name: 'Endor', description: 'Des arbres.' },
      ]),
    );
  },
};

/** Changes that the user gives up are not offered again. */
export const GivenUp: Story = {
  ...typing,
  play: async ({ userEvent }) => {
    await userEvent.type(await input('Nom'), ' VI');
    await waitFor(() => expect(drafts.read(scopeOf('2'))).toHaveLength(1));
    await userEvent.click(page.getByRole('link', { name: t('common.cancel') }));
    await userEvent.click(await page.findByRole('button', { name: t('form.leave') }));
    await waitFor(() => expect(currentHref()).toBe('/planetes'));
    await expect(drafts.read(scopeOf('2'))).toEqual([]);
    await atRest();
  },
};

/** In a dialog, the draft of a record is offered in the dialog of that record. */
export const InDialog: Story = {
  args: { path: '/registre' },
  beforeEach: leave(edited),
  play: async ({ userEvent }) => {
    await userEvent.click(await page.findByRole('button', { name: t('list.edit', { title: 'Hoth' }) }));
    await userEvent.click(await resume());
    await expect(await input('Nom')).toHaveValue('Hoth VI');
    await atRest();
  },
};
