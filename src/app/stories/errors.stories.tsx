import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { noNetwork, refusal } from '#runtime/testing/answers.ts';
import { type Answer, answer } from '#runtime/testing/service.ts';
import { onService, page } from '#runtime/testing/story.ts';
import { Product } from './product.tsx';

const one = 'GET /admin/users/{id}';

const meta = {
  title: 'Screens/Erreurs',
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
    await page.findByRole('heading', { name: "This page doesn't exist!" });
    await expect(page.getByRole('link', { name: 'Revenir au tableau de bord' })).toHaveAttribute('href', '/');
    // Inside the layout, as an administrator is signed in; on a phone its links are behind a menu.
    const links = page.getAllByRole('link', { name: 'Utilisateurs', hidden: true });
    await expect(links.length).toBeGreaterThan(0);
  },
});
export const UnknownPath = unknown('/nulle-part');
export const UnknownDeepPath = unknown('/categories/cat-1/plus/loin');

const failing = (how: Answer, text: string): Story => ({
  parameters: onService({ answers: { [one]: how } }),
  play: async ({ userEvent }) => {
    await page.findByRole('heading', { name: text });
    await expect(page.getByRole('link', { name: 'Revenir au tableau de bord' })).toBeVisible();
    answer(one);
    await userEvent.click(page.getByRole('button', { name: 'Réessayer' }));
    await page.findByText('Rôle principal');
  },
});
export const NotFoundRecovers = failing(refusal(404), "This page doesn't exist!");
export const UnavailableRecovers = failing(refusal(503), 'Looks like our API is down');

const standing = (how: Answer, text: string): Story => ({
  parameters: onService({ answers: { [one]: how } }),
  play: async () => {
    await page.findByRole('heading', { name: text });
    await expect(page.getByRole('button', { name: 'Réessayer' })).toBeVisible();
  },
});
export const NotFound = standing(
  refusal(404, { message: "Cet utilisateur n'existe pas." }),
  "This page doesn't exist!",
);
export const Unauthorized = standing(refusal(401), "You aren't authorized to see this");
export const Unavailable = standing(refusal(503), 'Looks like our API is down');
export const Teapot = standing(refusal(418), '🫖');
export const Other = standing(refusal(500), 'Something went wrong');
export const Network = standing(noNetwork, 'Something went wrong');

export const SmallScreen: Story = { ...Other, globals: { viewport: { value: 'phone' } } };
