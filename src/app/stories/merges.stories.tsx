import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, type UserEventObject, waitFor, within } from 'storybook/test';
import { t } from '#lib/i18n/i18n.ts';
import { calls, type Route } from '#runtime/testing/service.ts';
import { atRest, onService, page, phone, toast } from '#runtime/testing/story.ts';
import { Product } from './product.tsx';

const meta = {
  title: 'Screens/Merges',
  component: Product,
  tags: ['!autodocs'],
  args: { path: '/options/opt-2' },
  parameters: onService(),
} satisfies Meta<typeof Product>;
export default meta;
type Story = StoryObj<typeof meta>;
/** Another administrator sends a write while the form is open. */
const sendElsewhere = (path: string, body: object) =>
  fetch(`/api/v1${path}`, {
    method: 'PUT',
    body: body instanceof FormData ? body : JSON.stringify(body),
  });

/** Saves a form whose record was changed elsewhere. Returns its merge. */
async function openMerge(userEvent: UserEventObject, submit: string) {
  await userEvent.click(page.getByRole('button', { name: submit }));
  const merge = await page.findByRole('dialog', { name: t('merge.title') });
  await atRest();
  return within(merge);
}

const decide = (userEvent: UserEventObject, merge: ReturnType<typeof within>, side: 'mine' | 'theirs') =>
  userEvent.click(merge.getByRole('radio', { name: t(`merge.${side}`) }));

const lastBody = (route: Route) => calls(route).at(-1)?.body;

const option = {
  titre: 'Terrasse',
  titre_en: 'Terrace',
  description: 'Tables en extérieur aux beaux jours.',
};

/** Both have picked other categories: each side shows their names. */
export const References: Story = {
  play: async ({ userEvent }) => {
    const picker = await page.findByRole('combobox', { name: t('resources.options.fields.categories') });
    await waitFor(() => expect(picker).toHaveTextContent('Café'));
    await userEvent.click(picker);
    await userEvent.click(await page.findByRole('option', { name: 'Hôtel' }));
    await userEvent.keyboard('{Escape}');
    await atRest();
    await sendElsewhere('/admin/options/opt-2', { ...option, categories: ['cat-1', 'cat-9'] });
    const merge = await openMerge(userEvent, t('resources.options.edit.submit'));
    const choice = merge.getByRole('radiogroup', { name: t('resources.options.fields.categories') });
    await expect(choice).toHaveTextContent(/Restaurant.*Café/);
    await expect(choice).toHaveTextContent(/Hôtel/);
    await expect(choice).toHaveTextContent(/Fleuriste/);
    await decide(userEvent, merge, 'mine');
    await userEvent.click(merge.getByRole('button', { name: t('merge.save') }));
    await toast(new RegExp(t('resources.options.edit.success')));
    await expect(JSON.parse(String(lastBody('PUT /admin/options/{id}')))).toEqual({
      ...option,
      categories: ['cat-1', 'cat-3', 'cat-2'],
    });
  },
};

/** The question about the categories, before the decision. */
export const ReferencesUndecided: Story = {
  play: async ({ userEvent }) => {
    const picker = await page.findByRole('combobox', { name: t('resources.options.fields.categories') });
    await waitFor(() => expect(picker).toHaveTextContent('Café'));
    await userEvent.click(await page.findByRole('button', { name: /^Effacer/ }));
    await sendElsewhere('/admin/options/opt-2', { ...option, categories: ['cat-1', 'cat-9', 'cat-4'] });
    const merge = await openMerge(userEvent, t('resources.options.edit.submit'));
    await expect(merge.getAllByRole('radio')).toHaveLength(2);
  },
};

/** Both have chosen another picture: mine is the name of the file, theirs is the picture. */
export const Files: Story = {
  args: { path: '/categories/cat-1' },
  play: async ({ userEvent }) => {
    await waitFor(() => expect(document.querySelector('input[type=file]')).not.toBeNull());
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    if (input === null) throw new Error('There is no file input.');
    const chosen = new File([new Uint8Array([137, 80, 78, 71])], 'bistrot.png', { type: 'image/png' });
    await userEvent.upload(input, chosen);
    const form = new FormData();
    form.set('titre', 'Restaurant');
    form.set('titre_en', 'Restaurant');
    form.set('description', 'Tables traditionnelles, bistrots et cuisines du monde.');
    form.set('image', new File(['x'], 'x.png', { type: 'image/png' }));
    await sendElsewhere('/admin/categories/cat-1', form);
    const merge = await openMerge(userEvent, t('resources.categories.edit.submit'));
    const choice = merge.getByRole('radiogroup', { name: t('resources.categories.fields.image') });
    await expect(within(choice).getByText('bistrot.png')).toBeVisible();
    await expect(choice.querySelectorAll('img')).toHaveLength(2);
    await decide(userEvent, merge, 'mine');
    await userEvent.click(merge.getByRole('button', { name: t('merge.save') }));
    await toast(new RegExp(t('resources.categories.edit.success')));
    const body = lastBody('PUT /admin/categories/{id}');
    await expect(body instanceof FormData && body.get('image')).toMatchObject({ name: 'bistrot.png' });
  },
};

const prices = {
  base_price: 2.6,
  price_per_km: { day: 1.12, night: 1.56 },
  price_per_minute: { day: 0.35, night: 0.5 },
  supplements: {
    day: { animal: 3, luggage: 1.5, person: 4 },
    night: { animal: 4, luggage: 2, person: 6 },
  },
};
const base = () => page.findByLabelText(t('pages.settings.prices.rows.basePrice'));

async function changePrices(userEvent: UserEventObject) {
  await userEvent.clear(await base());
  await userEvent.type(await base(), '3,10');
  await userEvent.clear(page.getByLabelText('Prix par minute (journalier)'));
  await userEvent.type(page.getByLabelText('Prix par minute (journalier)'), '0,4');
}

/** The same price was set twice: one decision. The other prices of both are kept. */
export const Prices: Story = {
  args: { path: '/parametres?tab=prices-config' },
  play: async ({ userEvent }) => {
    await changePrices(userEvent);
    const perKm = { day: 1.2, night: 1.7 };
    await sendElsewhere('/price-configs', { ...prices, base_price: 2.9, price_per_km: perKm });
    const merge = await openMerge(userEvent, t('pages.settings.prices.submit'));
    const choice = merge.getByRole('radiogroup', { name: t('pages.settings.prices.rows.basePrice') });
    await expect(choice).toHaveTextContent(/2,60.*3,10.*2,90/);
    await expect(merge.getByText('Prix par kilomètre (nocturne)')).toBeVisible();
    await decide(userEvent, merge, 'theirs');
    await userEvent.click(merge.getByRole('button', { name: t('merge.save') }));
    await toast(new RegExp(t('pages.settings.prices.success')));
    await expect(JSON.parse(String(lastBody('PUT /price-configs')))).toMatchObject({
      base_price: 2.9,
      price_per_km: perKm,
      price_per_minute: { day: 0.4, night: 0.5 },
    });
    await waitFor(async () => expect(await base()).toHaveValue('2,90'));
  },
};

export const PricesUndecided: Story = {
  args: { path: '/parametres?tab=prices-config' },
  play: async ({ userEvent }) => {
    await changePrices(userEvent);
    const perKm = { day: 1.2, night: 1.7 };
    await sendElsewhere('/price-configs', { ...prices, base_price: 2.9, price_per_km: perKm });
    await openMerge(userEvent, t('pages.settings.prices.submit'));
  },
};

/** Long texts on both sides stay readable side by side, and under each other on a phone. */
export const LongTexts: Story = {
  play: async ({ userEvent }) => {
    const description = await page.findByLabelText(t('resources.options.fields.description'));
    const sentence = 'Tables en extérieur aux beaux jours, sous les platanes de la place. ';
    await userEvent.clear(description);
    await userEvent.click(description);
    await userEvent.paste(sentence.repeat(8));
    const title = page.getByLabelText(t('resources.options.fields.titre'), { exact: true });
    await userEvent.clear(title);
    await userEvent.click(title);
    await userEvent.paste('Terrasseombragéeetchaufféeaveccouverturesetcoussins'.repeat(3));
    await sendElsewhere('/admin/options/opt-2', {
      titre: 'Terrasse ou jardin, selon la saison et la place disponible',
      titre_en: `${'Terrace or garden, whichever is available. '.repeat(4)}`.trim(),
      description: `${'Une terrasse.\n\n'.repeat(6)}${sentence.repeat(3)}`.trim(),
      categories: Array.from({ length: 12 }, (_, index) => `cat-${index + 1}`),
    });
    const merge = await openMerge(userEvent, t('resources.options.edit.submit'));
    await expect(merge.getAllByRole('radiogroup')).toHaveLength(2);
    const dialog = page.getByRole('dialog');
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
};

export const SmallScreenReferences: Story = { ...ReferencesUndecided, globals: phone };
export const SmallScreenPrices: Story = { ...PricesUndecided, globals: phone };
export const SmallScreenLongTexts: Story = { ...LongTexts, globals: phone };
