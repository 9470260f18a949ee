import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '#kit/button/button.tsx';
import { forcedColours, largeTextOnPhone, phone, rightToLeft } from '#kit/story-globals.ts';
import { expectPressed } from '#kit/story-keys.ts';
import { oddTexts } from '#kit/story-texts.ts';
import { SelectionBar } from './selection-bar.tsx';

const extension = (
  <Button size="sm" variant="ghost">
    Sélectionner les 237 résultats
  </Button>
);
const actions = (
  <>
    <Button size="sm" variant="outline">
      Valider (5)
    </Button>
    <Button size="sm" variant="dangerOutline">
      Rejeter (5)
    </Button>
    <Button size="sm" variant="outline" aria-disabled>
      Réactiver (0)
    </Button>
  </>
);

const meta = {
  title: 'Components/Actions/SelectionBar',
  component: SelectionBar,
  args: {
    label: 'Sélection',
    status: '5 lignes sélectionnées',
    clearLabel: 'Effacer la sélection',
    onClear: fn(),
    children: actions,
  },
} satisfies Meta<typeof SelectionBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('group', { name: 'Sélection' })).toHaveTextContent(args.status);
    await userEvent.click(canvas.getByRole('button', { name: 'Effacer la sélection' }));
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
};

export const ByKeyboard: Story = {
  tags: ['!autodocs', 'behaviour'],
  play: async ({ args, canvas, userEvent }) =>
    expectPressed(userEvent, canvas.getByRole('button', { name: 'Effacer la sélection' }), args.onClear),
};
export const Complete: Story = { args: { detail: 'Montant : 1 250,00 €', extension } };
export const SmallScreen: Story = { ...Complete, globals: phone };
export const LargeText: Story = { ...Complete, globals: largeTextOnPhone };
export const RightToLeft: Story = { ...Complete, globals: rightToLeft };
export const ForcedColours: Story = { ...Complete, globals: forcedColours };

/** It stays at the lower edge of the screen while the rows above it are shown. */
export const OverRows: Story = {
  ...Complete,
  render: (args) => (
    <div style={{ height: '200vh', display: 'flex', flexDirection: 'column', justifyContent: 'flex-end' }}>
      <SelectionBar {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const { bottom } = canvas.getByRole('group', { name: 'Sélection' }).getBoundingClientRect();
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};
export const OddTexts: Story = {
  render: (args) => (
    <>
      {oddTexts.map((text) => (
        <SelectionBar key={text} {...args} status={text} detail={text}>
          <Button size="sm" variant="outline">
            {text}
          </Button>
        </SelectionBar>
      ))}
    </>
  ),
};
