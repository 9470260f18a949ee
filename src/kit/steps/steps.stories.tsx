import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '#kit/stack/stack.tsx';
import { forcedColours, largeTextOnPhone, phone, rightToLeft } from '#kit/story-globals.ts';
import { oddTexts } from '#kit/story-texts.ts';
import { Steps } from './steps.tsx';

const meta = {
  title: 'Components/Navigation/Steps',
  component: Steps,
  args: {
    label: 'Étapes de l’import',
    steps: ['Fichier', 'Colonnes', 'Vérification', 'Import'].map((label) => ({ id: label, label })),
    current: 'Colonnes',
    summary: 'Étape 2 sur 4 : Colonnes',
  },
} satisfies Meta<typeof Steps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Each step, and the end: all are done. */
export const EachStep: Story = {
  render: (args) => (
    <Stack gap="6">
      {[...args.steps.map(({ id }) => id), undefined].map((current) => (
        <Steps key={current ?? 'done'} {...args} label={current ?? 'Terminé'} current={current} />
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const current = canvas.getAllByRole('listitem', { current: 'step' });
    await expect(current.map(({ textContent }) => textContent)).toEqual([
      '1Fichier',
      '2Colonnes',
      '3Vérification',
      '4Import',
    ]);
  },
};

/** Where labels have no space, the line below names the step. */
export const SmallScreen: Story = {
  globals: phone,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status').getBoundingClientRect().height).toBeGreaterThan(10);
  },
};

/** Unusual labels. */
export const OddTexts: Story = {
  args: {
    steps: oddTexts.slice(0, 5).map((label) => ({ id: label, label })),
    current: oddTexts[2],
    summary: oddTexts[4] ?? '',
  },
};

export const LargeText: Story = { globals: largeTextOnPhone };
export const RightToLeft: Story = { ...EachStep, globals: rightToLeft };
export const ForcedColours: Story = { ...EachStep, globals: forcedColours };
