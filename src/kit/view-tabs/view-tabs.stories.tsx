import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Button } from '#kit/button/button.tsx';
import { Menu } from '#kit/menu/menu.tsx';
import { Stack } from '#kit/stack/stack.tsx';
import { forcedColours, largeTextOnPhone, ownFrame, phone } from '#kit/story-globals.ts';
import { pointerStates, StateGrid } from '#kit/story-states.tsx';
import { oddTexts } from '#kit/story-texts.ts';
import { Text } from '#kit/text/text.tsx';
import { BesideTabs, ChosenView, Modified as ModifiedDot, ViewMenu, ViewTabs } from './view-tabs.tsx';

const tab = (label: string, sharedBy?: string) => ({ id: label, label, href: `#${label}`, sharedBy });

const meta = {
  title: 'Components/Navigation/ViewTabs',
  component: ViewTabs,
  args: {
    label: 'Vues',
    tabs: [tab('Tout'), tab('À traiter'), tab('Annulées', 'Partagée par Alice Dubreuil')],
    current: 'À traiter',
  },
} satisfies Meta<typeof ViewTabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** The chosen view is the current page; a dot says that the list differs from it. */
export const Modified: Story = {
  args: { modifiedLabel: 'Modifiée' },
  play: async ({ canvas }) => {
    const chosen = canvas.getByRole('link', { current: 'page' });
    await expect(chosen).toHaveAccessibleName('À traiter Modifiée');
    await expect(canvas.getAllByRole('link')).toHaveLength(3);
  },
};

/** More views than there is space for: the chosen one is in view. */
export const Many: Story = {
  args: { tabs: Array.from({ length: 30 }, (_, index) => tab(`Vue ${index + 1}`)), current: 'Vue 28' },
  play: async ({ canvas }) => {
    await waitFor(async () => {
      const { left, right } = canvas.getByRole('link', { current: 'page' }).getBoundingClientRect();
      await expect(left).toBeGreaterThanOrEqual(0);
      await expect(right).toBeLessThanOrEqual(window.innerWidth);
    });
  },
};

const item = (label: string) => ({ id: label, label, onSelect: fn() });

/** The menu and the button beside the tabs. A menu that is longer than the screen scrolls. */
export const WithMenu: Story = {
  parameters: ownFrame('420px'),
  args: { modifiedLabel: 'Modifiée' },
  render: (args) => (
    <Stack direction="row" gap="2" align="center">
      <ViewTabs {...args} />
      <BesideTabs>
        <Button variant="outline">Enregistrer</Button>
      </BesideTabs>
      <ViewMenu>
        <Menu
          outlined
          label="Vues"
          align="end"
          trigger={
            <>
              <ChosenView>
                <Text variant="label" overflow="truncate">
                  À traiter
                </Text>
                <ModifiedDot />
              </ChosenView>
              <Text aria-hidden>…</Text>
            </>
          }
          groups={[
            { id: 'views', items: Array.from({ length: 40 }, (_, index) => item(`Vue ${index + 1}`)) },
          ]}
        />
      </ViewMenu>
    </Stack>
  ),
  play: async ({ canvas, userEvent }) => {
    const page = within(document.body);
    await userEvent.click(canvas.getByRole('button', { name: /Vues$/ }));
    const menu = await page.findByRole('menu');
    await waitFor(() => expect(menu).toHaveFocus());
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(document.querySelector('[data-highlighted]')).toHaveTextContent('Vue 40'));
    const { top, bottom } = menu.getBoundingClientRect();
    await expect(top).toBeGreaterThanOrEqual(0);
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};

export const States: Story = {
  render: (args) => (
    <StateGrid
      rows={['tab', 'current']}
      states={pointerStates}
      on={{ tab: 'a:not([aria-current])', current: '[aria-current]' }}
      render={(state, row) => (
        <ViewTabs {...args} label={`${row} ${state}`} tabs={[tab('Tout'), tab('À traiter')]} />
      )}
    />
  ),
};

export const OddTexts: Story = { args: { tabs: oddTexts.map((text) => tab(text, text)) } };
export const OnPhone: Story = { globals: phone };
export const LargeText: Story = { globals: largeTextOnPhone };
export const ForcedColours: Story = { args: { modifiedLabel: 'Modifiée' }, globals: forcedColours };
