import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { t } from '#lib/i18n/i18n.ts';
import { errorResponse, noNetwork } from '#runtime/testing/responses.ts';
import { type Handler, respond } from '#runtime/testing/service.ts';
import { onService, page } from '#runtime/testing/story.ts';
import { Product } from './product.tsx';

const one = 'GET /admin/users/{id}';

const meta = {
  title: 'Screens/Errors',
  component: Product,
  tags: ['!autodocs'],
  args: { path: '/utilisateurs/103' },
  parameters: onService(),
} satisfies Meta<typeof Product>;
export default meta;
type Story = StoryObj<typeof meta>;

const unknown = (path: string): Story => ({
  args: { path },
  play: async () => {
    const heading = await page.findByRole('heading', { name: t('errors.pages.notFound') });
    await expect(heading).toHaveAttribute('lang', 'en');
    // What gets the focus after a navigation says where it is.
    await expect(page.getByRole('main')).toHaveAccessibleName(t('errors.pages.notFound'));
    await expect(page.getByRole('link', { name: t('errors.home') })).toHaveAttribute('href', '/');
    // Inside the layout, as an administrator is signed in; on a phone its links are behind a menu.
    const links = page.getAllByRole('link', { name: t('resources.users.name'), hidden: true });
    await expect(links.length).toBeGreaterThan(0);
  },
});
export const UnknownPath = unknown('/nulle-part');
export const UnknownDeepPath = unknown('/utilisateurs/103/plus/loin');

const recovering = (handler: Handler, text: string): Story => ({
  parameters: onService({ responses: { [one]: handler } }),
  play: async ({ userEvent }) => {
    await page.findByRole('heading', { name: text });
    await expect(page.getByRole('link', { name: t('errors.list') })).toHaveAttribute('href', '/utilisateurs');
    respond(one);
    await userEvent.click(page.getByRole('button', { name: t('common.retry') }));
    await page.findByRole('button', { name: t('resources.users.commands.role.label') });
  },
});
export const NotFoundRecovers = recovering(errorResponse(404), t('errors.pages.notFound'));
export const UnavailableRecovers = recovering(errorResponse(503), t('errors.pages.unavailable'));

const failing = (handler: Handler, text: string): Story => ({
  parameters: onService({ responses: { [one]: handler } }),
  play: async () => {
    await expect(await page.findByRole('heading', { name: text })).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('button', { name: t('common.retry') })).toBeVisible();
    await expect(page.getByRole('link', { name: t('errors.list') })).toBeVisible();
  },
});
/** Another attempt hardly helps: the way back comes first. */
export const NotFound: Story = {
  parameters: onService({
    responses: { [one]: errorResponse(404, { message: t('server.userNotFound') }) },
  }),
  play: async ({ userEvent }) => {
    const back = await page.findByRole('link', { name: t('errors.list') });
    const retry = page.getByRole('button', { name: t('common.retry') });
    await expect(back.compareDocumentPosition(retry)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await userEvent.click(back);
    await page.findByRole('heading', { level: 1, name: t('resources.users.name') });
  },
};
export const Unauthorized = failing(errorResponse(401), t('errors.pages.unauthorized'));
export const Unavailable = failing(errorResponse(503), t('errors.pages.unavailable'));
export const Teapot = failing(errorResponse(418), '🫖');
export const Other = failing(errorResponse(500), t('errors.pages.other'));
export const Network = failing(noNetwork, t('errors.pages.other'));

export const SmallScreen: Story = { ...Other, globals: { viewport: { value: 'phone' } } };
