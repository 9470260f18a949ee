import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChevronDown, CopyPlus, RotateCcw, Trash2 } from 'lucide';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Button } from '#kit/button/button.tsx';
import { Icon } from '#kit/icon/icon.tsx';
import { Menu } from '#kit/menu/menu.tsx';
import { Stack } from '#kit/stack/stack.tsx';
import { forcedColours, largeTextOnPhone, ownFrame, rightToLeft } from '#kit/story-globals.ts';
import { StateGrid } from '#kit/story-states.tsx';
import { oddTexts } from '#kit/story-texts.ts';
import { SplitButton } from './split-button.tsx';

const page = within(document.body);
const onSave = fn();
const onCopy = fn();

const menuOf = (saveAs = 'Enregistrer sous…') => (
  <Menu
    label="Autres actions sur la vue"
    align="end"
    outlined
    trigger={<Icon of={ChevronDown} size="sm" />}
    groups={[
      {
        id: 'actions',
        items: [
          { id: 'copy', label: saveAs, icon: CopyPlus, onSelect: onCopy },
          { id: 'reset', label: 'Réinitialiser', icon: RotateCcw, onSelect: fn() },
          { id: 'remove', label: 'Supprimer', icon: Trash2, tone: 'danger', onSelect: fn() },
        ],
      },
    ]}
  />
);

const meta = {
  title: 'Components/Actions/SplitButton',
  component: SplitButton,
  args: {
    label: 'Actions sur la vue',
    action: (
      <Button variant="outline" onClick={onSave}>
        Enregistrer
      </Button>
    ),
    menu: menuOf(),
  },
  beforeEach: () => {
    for (const spy of [onSave, onCopy]) spy.mockClear();
  },
} satisfies Meta<typeof SplitButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Open: Story = {
  parameters: ownFrame('220px'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Autres actions sur la vue' }));
    await expect(await page.findAllByRole('menuitem')).toHaveLength(3);
  },
};

/** Two Tab stops. The menu opens by Enter or arrows, and Escape moves focus back to its button. */
export const Keyboard: Story = {
  tags: ['!autodocs', 'behaviour'],
  play: async ({ canvas, userEvent }) => {
    const arrow = canvas.getByRole('button', { name: 'Autres actions sur la vue' });
    await expect(canvas.getByRole('group', { name: 'Actions sur la vue' })).toContainElement(arrow);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(onSave).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(arrow).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(page.getByRole('menu')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(onCopy).toHaveBeenCalledOnce();
    await waitFor(() => expect(arrow).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(page.getByRole('menu')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(arrow).toHaveFocus());
    await expect(onSave).toHaveBeenCalledOnce();
  },
};

/** While the action would change nothing, the menu is alone. It is not a group then. */
export const MenuAlone: Story = {
  args: { action: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('group')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Autres actions sur la vue' })).toBeVisible();
  },
};

export const States: Story = {
  render: (args) => (
    <StateGrid
      rows={['action', 'menu']}
      states={['rest', 'hover', 'focus', 'pressed', 'disabled', 'loading']}
      on={{ action: 'button', menu: '[aria-haspopup]' }}
      render={(state) => (
        <SplitButton
          {...args}
          action={
            <Button variant="outline" disabled={state === 'disabled'} loading={state === 'loading'}>
              Enregistrer
            </Button>
          }
        />
      )}
    />
  ),
};
export const OddTexts: Story = {
  render: (args) => (
    <Stack gap="3" align="start">
      {oddTexts.map((text) => (
        <SplitButton
          key={text}
          {...args}
          action={<Button variant="outline">{text}</Button>}
          menu={menuOf(text)}
        />
      ))}
    </Stack>
  ),
};
export const LargeText: Story = { ...OddTexts, globals: largeTextOnPhone };
export const RightToLeft: Story = { globals: rightToLeft };
export const ForcedColours: Story = { ...States, globals: forcedColours };
