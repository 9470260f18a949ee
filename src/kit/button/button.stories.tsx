import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus } from 'lucide';
import { expect, fn } from 'storybook/test';
import { Card } from '#kit/card/card.tsx';
import { Icon } from '#kit/icon/icon.tsx';
import { Stack } from '#kit/stack/stack.tsx';
import { forcedColours } from '#kit/story-globals.ts';
import { pointerStates, StateGrid } from '#kit/story-states.tsx';
import { oddTexts } from '#kit/story-texts.ts';
import { Button, buttonLinkProps } from './button.tsx';

const meta = {
  title: 'Components/Actions/Button',
  component: Button,
  args: { children: 'Ajouter', onClick: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Focused: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Ajouter' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};
export const Outline: Story = { args: { variant: 'outline', children: 'Annuler' } };
/** It has the colour of an action, and its letters begin where those above it do. */
export const Ghost: Story = {
  args: { variant: 'ghost', children: 'Effacer' },
  render: (args) => (
    <Stack align="start">
      <p>147 résultats</p>
      <Button {...args} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const startOf = (text: string) => {
      const range = document.createRange();
      range.selectNodeContents(canvas.getByText(text));
      return range.getBoundingClientRect().left;
    };
    await expect(Math.abs(startOf('Effacer') - startOf('147 résultats'))).toBeLessThan(2);
  },
};
export const Danger: Story = { args: { variant: 'danger', children: 'Supprimer' } };
export const DangerOutline: Story = { args: { variant: 'dangerOutline', children: 'Supprimer' } };
export const Small: Story = { args: { size: 'sm' } };
export const Large: Story = { args: { size: 'lg', children: 'Se connecter' } };
export const Block: Story = { args: { block: true, size: 'lg', children: 'Se connecter' } };
export const WithIcon: Story = { args: { icon: <Icon of={Plus} /> } };
export const LongLabel: Story = { args: { children: 'Mettre à jour la configuration des tarifs' } };

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const Loading: Story = {
  args: { loading: true, icon: <Icon of={Plus} /> },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Ajouter' });
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(button).not.toBeDisabled();
  },
};

export const AsLink: Story = {
  render: () => (
    <a href="#ajouter" {...buttonLinkProps({ variant: 'outline' })}>
      Ajouter
    </a>
  ),
};

export const OddTexts: Story = {
  render: (args) => (
    <Card width="narrow">
      <Stack gap="2" align="start">
        {oddTexts.map((text) => (
          <Button key={text} {...args}>
            {text}
          </Button>
        ))}
      </Stack>
    </Card>
  ),
};

export const States: Story = {
  parameters: { controls: { disable: true } },
  render: () => (
    <Stack gap="6">
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <StateGrid
          key={size}
          title={size}
          rows={['solid', 'outline', 'ghost', 'danger', 'dangerOutline']}
          states={[...pointerStates, 'disabled', 'loading']}
          render={(state, variant) => (
            <Button
              size={size}
              variant={variant}
              disabled={state === 'disabled'}
              loading={state === 'loading'}
              icon={<Icon of={Plus} />}
            >
              Ajouter
            </Button>
          )}
        />
      ))}
    </Stack>
  ),
};

export const StatesForcedColours: Story = { ...States, globals: forcedColours };

/* The pair of the guide. */
export const DoOneSolid: Story = {
  tags: ['!dev', '!autodocs'],
  render: () => (
    <Stack direction="row" gap="2">
      <Button variant="outline">Annuler</Button>
      <Button>Enregistrer</Button>
    </Stack>
  ),
};
export const DontTwoSolid: Story = {
  tags: ['!dev', '!autodocs'],
  render: () => (
    <Stack direction="row" gap="2">
      <Button>Annuler</Button>
      <Button>Enregistrer</Button>
    </Stack>
  ),
};
