import type { Meta, StoryObj } from '@storybook/react-vite';
import { Shown } from '#fields/story-frames.tsx';
import { status } from './status.ts';
import { views } from './status.views.tsx';

const field = status({});

const meta = { title: 'Fields/Status' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const shown = (value: string) => () => <Shown views={views} field={field} value={{ status: value }} />;

export const AsItCame: Story = { render: shown('OK') };
export const Unknown: Story = { render: shown('incomplete_expired') };
export const Long: Story = {
  render: shown('paiement en attente de confirmation par la banque de l’utilisateur'),
};
