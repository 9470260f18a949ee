import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, type UserEventObject, waitFor, within } from 'storybook/test';
import { t } from '#lib/i18n/i18n.ts';
import { json } from '#runtime/testing/responses.ts';
import { atRest, onService, page, phone, toast } from '#runtime/testing/story.ts';
import { onClipboard } from './clipboard.ts';
import { Product } from './product.tsx';

const codes = ['ABCD-EFGH-IJKL-MN2P', 'ABCD-EFGH-IJKL-MN3Q', 'ABCD-EFGH-IJKL-MN4R'];
const instant = '2026-11-01T10:00:00Z';
const factor = { id: 'factor-1', kind: 'totp', name: 'Téléphone', createdAt: instant, lastUsedAt: null };

const meta = {
  title: 'Screens/Settings/Recovery codes',
  component: Product,
  tags: ['!autodocs'],
  args: { path: '/parametres?tab=security' },
  parameters: onService({
    responses: {
      'GET /users/me/factors': json({ data: { factors: [factor], recoveryCodes: 2, required: false } }),
      'POST /users/me/recovery-codes': json({ data: { recoveryCodes: codes } }),
    },
  }),
} satisfies Meta<typeof Product>;
export default meta;
type Story = StoryObj<typeof meta>;
const renew = t('security.factors.renew');

/** Creates new codes, and returns their dialog. */
async function show(userEvent: UserEventObject) {
  await userEvent.click(await page.findByRole('button', { name: renew }));
  const question = within(await page.findByRole('alertdialog', { name: t('remove.title') }));
  await userEvent.click(question.getByRole('button', { name: renew }));
  const dialog = await page.findByRole('dialog', { name: t('security.codes.title') });
  await atRest();
  return dialog;
}

const press = async (userEvent: UserEventObject, dialog: HTMLElement, name: string) =>
  userEvent.click(within(dialog).getByRole('button', { name }));

export const Shown: Story = {
  play: async ({ userEvent }) => {
    const dialog = within(await show(userEvent));
    await expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(codes);
  },
};

const written = fn<(text: string) => Promise<void>>(async () => undefined);

export const Copied: Story = {
  beforeEach: () => onClipboard({ writeText: written }),
  play: async ({ userEvent }) => {
    written.mockClear();
    await press(userEvent, await show(userEvent), t('security.codes.copy'));
    await toast(t('security.codes.copied'));
    await expect(written.mock.calls).toEqual([[codes.join('\n')]]);
  },
};

export const CopyRefused: Story = {
  beforeEach: () => onClipboard({ writeText: () => Promise.reject(new Error('denied')) }),
  play: async ({ userEvent }) => {
    await press(userEvent, await show(userEvent), t('security.codes.copy'));
    await toast(t('security.codes.notCopied'));
  },
};

/** The codes can still be saved or printed. */
export const NoClipboard: Story = { ...CopyRefused, beforeEach: () => onClipboard(undefined) };

export const Downloaded: Story = {
  play: async ({ userEvent }) => {
    const files: Blob[] = [];
    const links: string[] = [];
    const create = URL.createObjectURL;
    spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      if (file instanceof Blob) files.push(file);
      return create(file);
    });
    spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      links.push(this.download);
    });
    await press(userEvent, await show(userEvent), t('security.codes.download'));
    await expect(links).toEqual([t('security.codes.file')]);
    await expect(await files[0]?.text()).toBe(`${codes.join('\n')}\n`);
  },
};

/** The printed page has the codes and says which account they belong to, and nothing else. */
export const Printed: Story = {
  play: async ({ userEvent }) => {
    const print = spyOn(window, 'print').mockImplementation(() => undefined);
    const dialog = await show(userEvent);
    await press(userEvent, dialog, t('common.print'));
    await expect(print).toHaveBeenCalledOnce();
    const area = dialog.querySelector('[data-printing]');
    for (const code of codes) await expect(area).toHaveTextContent(code);
    await expect(area).toHaveTextContent('admin@example.com');
    await expect(area).toHaveTextContent(location.host);
    window.dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(dialog.querySelector('[data-printing]')).toBeNull());
  },
};

export const SmallScreen: Story = { ...Shown, globals: phone };
