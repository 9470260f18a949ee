import type { Meta, StoryObj } from '@storybook/react-vite';
import { Trash2 } from 'lucide';
import { useState } from 'react';
import { expect, fireEvent, waitFor, within } from 'storybook/test';
import { Button } from '#kit/button/button.tsx';
import { IconButton } from '#kit/icon-button/icon-button.tsx';
import { Stack } from '#kit/stack/stack.tsx';
import { ownFrame, rightToLeft } from '#kit/story-globals.ts';
import { pointerStates, StateGrid } from '#kit/story-states.tsx';
import { oddTexts } from '#kit/story-texts.ts';
import { Tooltip } from './tooltip.tsx';

const text = '21 novembre 2026 à 14:05';
const page = within(document.body);

const meta = {
  title: 'Components/Overlays/Tooltip',
  component: Tooltip,
  args: { content: text, children: <Button variant="outline">Il y a 3 jours</Button> },
  decorators: [
    (Story) => (
      <div style={{ padding: 64, display: 'flex', justifyContent: 'center' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

const gone = () => waitFor(() => expect(page.queryByRole('tooltip')).not.toBeInTheDocument());

export const Playground: Story = {
  parameters: ownFrame('180px'),
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await page.findByRole('tooltip');
  },
};
export const OnFocus: Story = {
  parameters: ownFrame('180px'),
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button');
    await expect(trigger).toHaveAccessibleDescription(text);
    await userEvent.tab();
    const tooltip = await page.findByRole('tooltip');
    await expect(tooltip).toHaveTextContent(text);
    await expect(trigger).toHaveAttribute('aria-describedby', tooltip.id);
    await userEvent.keyboard('{Escape}');
    await gone();
    await expect(trigger).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.tab();
    await page.findByRole('tooltip');
  },
};

export const OnHover: Story = {
  tags: ['!autodocs', 'behaviour'],
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button');
    const start = performance.now();
    await userEvent.hover(trigger);
    const tooltip = await page.findByRole('tooltip');
    await expect(performance.now() - start).toBeGreaterThanOrEqual(690);
    await userEvent.hover(tooltip);
    await new Promise((resolve) => setTimeout(resolve, 300));
    await expect(tooltip).toBeVisible();
    await userEvent.unhover(tooltip);
    await gone();
  },
};

export const ClosedByPress: Story = {
  tags: ['!autodocs', 'behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await page.findByRole('tooltip');
    await fireEvent.pointerDown(canvas.getByRole('button'));
    await gone();
  },
};

export const ClosedByScroll: Story = {
  tags: ['!autodocs', 'behaviour'],
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await page.findByRole('tooltip');
    await fireEvent.scroll(document);
    await gone();
  },
};

/** A disabled button shows the reason, to the keyboard too. */
export const OnDisabledButton: Story = {
  parameters: ownFrame('180px'),
  args: {
    content: 'Vous ne pouvez pas supprimer un utilisateur avec un abonnement en cours.',
    children: <IconButton label="Supprimer Alice Dubreuil" icon={Trash2} disabled explanation="" />,
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription(/abonnement en cours/);
    await userEvent.tab();
    await page.findByRole('tooltip');
  },
};

/** A finger has no hover: a press on what is disabled shows why, and the next press hides it. */
export const OnDisabledButtonByTouch: Story = {
  ...OnDisabledButton,
  tags: ['!autodocs', 'behaviour'],
  play: async ({ canvas, userEvent }) => {
    const press = (target: Element) =>
      userEvent.pointer([{ keys: '[TouchA>]', target }, { keys: '[/TouchA]' }]);
    await press(canvas.getByRole('button'));
    await page.findByRole('tooltip');
    await press(document.body);
    await gone();
  },
};

function ChangingTrigger() {
  const [texts, setTexts] = useState(['Il y a 3 jours', 'Il y a 4 jours']);
  return (
    <Stack gap="4">
      {texts.slice(0, 1).map((content) => (
        <Tooltip key="trigger" content={content}>
          <Button variant="outline">Course</Button>
        </Tooltip>
      ))}
      <Button onClick={() => setTexts(texts.slice(1))}>Suite</Button>
    </Stack>
  );
}

/** Its text may change while it is shown, and its row may be removed. */
export const FollowsItsTrigger: Story = {
  tags: ['!autodocs', 'behaviour'],
  render: () => <ChangingTrigger />,
  play: async ({ canvas, userEvent }) => {
    const next = canvas.getByRole('button', { name: 'Suite' });
    await userEvent.tab();
    await expect(await page.findByRole('tooltip')).toHaveTextContent('Il y a 3 jours');
    await fireEvent.click(next);
    await waitFor(() => expect(page.getByRole('tooltip')).toHaveTextContent('Il y a 4 jours'));
    await fireEvent.click(next);
    await gone();
  },
};

/** A tooltip that only repeats the name adds no description. */
export const RepeatsTheName: Story = {
  parameters: ownFrame('180px'),
  args: { content: 'Voir', children: <IconButton label="Voir" icon={Trash2} /> },
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Voir' });
    await expect(trigger).not.toHaveAccessibleDescription();
    await userEvent.tab();
    await page.findByRole('tooltip');
    await expect(trigger).not.toHaveAccessibleDescription();
  },
};

export const Below: Story = {
  ...OnFocus,
  parameters: ownFrame('180px'),
  args: { side: 'bottom' },
  play: async ({ userEvent }) => userEvent.tab(),
};
export const AtTheStart: Story = { ...Below, args: { side: 'left' } };
export const AtTheEnd: Story = { ...Below, args: { side: 'right' } };

export const LongText: Story = {
  ...Below,
  args: {
    side: 'bottom',
    content:
      'Une explication qui prend plusieurs lignes, parce que la raison pour laquelle ce bouton ne peut pas être pressé ne tient pas en trois mots.',
  },
};

export const Fifty: Story = {
  tags: ['!autodocs', 'behaviour'],
  render: (args) => (
    <Stack direction="row" gap="2" wrap>
      {Array.from({ length: 50 }, (_, index) => `Action ${index + 1}`).map((name) => (
        <Tooltip key={name} {...args}>
          <Button size="sm" variant="outline">
            {name}
          </Button>
        </Tooltip>
      ))}
    </Stack>
  ),
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Action 7' }).focus();
    await userEvent.tab();
    await page.findByRole('tooltip');
    await userEvent.tab();
    await waitFor(() => expect(page.getAllByRole('tooltip')).toHaveLength(1));
  },
};

/** The tooltip does not change the style of its trigger. */
export const States: Story = {
  render: (args) => (
    <StateGrid
      rows={['']}
      states={pointerStates}
      render={() => (
        <Tooltip {...args}>
          <IconButton label="Supprimer" icon={Trash2} variant="outline" />
        </Tooltip>
      )}
    />
  ),
};

export const OddTexts: Story = {
  parameters: ownFrame('180px'),
  args: { content: oddTexts.join(' ') },
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await page.findByRole('tooltip');
  },
};

/** In a script from right to left, the part outside the page's own tree runs from right to left, too. */
export const RightToLeft: Story = {
  globals: rightToLeft,
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await expect(await page.findByRole('tooltip')).toHaveStyle({ direction: 'rtl' });
  },
};
