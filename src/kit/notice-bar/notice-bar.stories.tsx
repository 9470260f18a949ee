import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '#kit/button/button.tsx';
import { oddTexts } from '#kit/story-texts.ts';
import { NoticeBar } from './notice-bar.tsx';

const reload = (
  <Button size="sm" variant="outline">
    Recharger
  </Button>
);

const meta = {
  title: 'Components/Feedback/NoticeBar',
  component: NoticeBar,
  args: { label: 'Avis', notices: [{ id: 'offline', text: 'Vous êtes hors connexion.' }] },
} satisfies Meta<typeof NoticeBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Avis' })).toHaveAttribute('aria-live', 'polite');
  },
};
export const WithAction: Story = {
  args: { notices: [{ id: 'version', text: 'Une nouvelle version est disponible.', action: reload }] },
};
export const Both: Story = {
  args: { notices: [...(meta.args.notices ?? []), ...(WithAction.args?.notices ?? [])] },
};
/** Without a notice nothing is seen, but the next one is announced. */
export const Empty: Story = {
  args: { notices: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Avis' })).toBeEmptyDOMElement();
  },
};
export const OddTexts: Story = {
  args: { notices: oddTexts.map((text) => ({ id: text, text, action: reload })) },
};
