import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Entered, MissingValue, Shown } from '#fields/story-frames.tsx';
import { input } from './flag.input.tsx';
import { flag } from './flag.ts';
import { views } from './flag.views.tsx';

const field = flag({});
const labels: Readonly<Record<string, string>> = { true: 'Vérifié', false: 'Non vérifié' };
const labelOf = (value: string) => labels[value];
const longLabel = () => 'Vérifié par une personne du service des établissements partenaires';

const meta = { title: 'Fields/Values and states/Flag' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const shown = (value: boolean) => () => <Shown views={views} field={field} value={value} labelOf={labelOf} />;
const entered = (draft: boolean, more: { error?: string; disabled?: boolean } = {}) => {
  const label = 'Vérification de l’email';
  return () => (
    <Entered input={input} field={field} label={label} draft={draft} labelOf={labelOf} {...more} />
  );
};

export const True: Story = {
  render: shown(true),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Vérifié')).toHaveLength(2);
  },
};
export const False: Story = { render: shown(false) };
export const Long: Story = {
  render: () => <Shown views={views} field={field} value={true} labelOf={longLabel} />,
};
/** The value is unknown: no label is shown. */
export const Empty: Story = { render: () => <MissingValue field={field} /> };

export const InputEmpty: Story = {
  render: entered(false),
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: 'Vérification de l’email' });
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
    await expect(canvas.getByText('Vérifié')).toBeVisible();
    await userEvent.click(box);
    await expect(box).not.toBeChecked();
  },
};
export const InputFilled: Story = { render: entered(true) };
export const InputLong: Story = {
  render: () => (
    <Entered input={input} field={field} label="Vérification de l’email" draft={true} labelOf={longLabel} />
  ),
};
export const InputInvalid: Story = { render: entered(false, { error: 'Cette valeur n’est pas valide' }) };
export const InputDisabled: Story = { render: entered(true, { disabled: true }) };
