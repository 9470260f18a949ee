import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { t } from '#lib/i18n/i18n.ts';
import { calls } from '#runtime/testing/service.ts';
import { onService, page } from '#runtime/testing/story.ts';
import { rowsOf } from './list-states.ts';
import { Product } from './product.tsx';

const one = 'GET /admin/users/{id}';

const meta = {
  title: 'Screens/Record preview',
  component: Product,
  tags: ['!autodocs'],
  args: { path: '/courses' },
  parameters: onService(),
} satisfies Meta<typeof Product>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = t('resources.users.fields.phone');

/** Returns the first link to a person. */
async function person(): Promise<HTMLElement> {
  await rowsOf(t('resources.rides.list.title'), 10);
  return waitFor(() => {
    const link = document.querySelector<HTMLElement>('main a[href^="/utilisateurs/"]');
    if (link === null) throw new Error('No link to a person');
    return link;
  });
}

/** Returns the preview, once the code that watches over links is there: it loads when the page is idle. */
const previewAfter = (rest: () => Promise<void>) =>
  waitFor(
    async () => {
      await rest();
      const shown = await page.findByText(phone, {}, { timeout: 2_000 });
      return shown.closest<HTMLElement>('[data-part=content]') ?? document.body;
    },
    { timeout: 10_000 },
  );

/** A rest of the pointer shows who it is, without a call of its own: the link preloads its page. */
export const Pointer: Story = {
  play: async ({ userEvent }) => {
    const link = await person();
    const card = await previewAfter(async () => {
      await userEvent.unhover(link);
      await userEvent.hover(link);
    });
    await waitFor(() => expect(within(card).getByText(link.textContent)).toBeVisible());
    await waitFor(() =>
      expect(card.getBoundingClientRect().bottom).toBeLessThanOrEqual(link.getBoundingClientRect().top),
    );
    await expect(calls(one)).toHaveLength(1);
  },
};

/** It can be pressed, e.g. to select its text, and the pointer can go back to the link: it stays. */
export const Stays: Story = {
  play: async ({ userEvent }) => {
    const link = await person();
    const card = await previewAfter(async () => {
      await userEvent.unhover(link);
      await userEvent.hover(link);
    });
    await userEvent.click(await within(card).findByText(phone));
    await userEvent.hover(link);
    // Longer than the pointer may be away.
    await new Promise((resolve) => setTimeout(resolve, 400));
    await expect(card).toBeVisible();
    await userEvent.unhover(link);
    await waitFor(() => expect(card).not.toBeInTheDocument());
  },
};

/** A rest of the focus shows it, too. Escape hides it, and the focus stays. */
export const Keyboard: Story = {
  play: async ({ userEvent }) => {
    const link = await person();
    await previewAfter(async () => {
      link.blur();
      link.focus();
    });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByText(phone)).not.toBeInTheDocument());
    await expect(link).toHaveFocus();
  },
};
