import type { Meta, StoryObj } from '@storybook/react-vite';
import { Banknote, CarFront, Store } from 'lucide';
import { expect, within } from 'storybook/test';
import { SidebarNav } from '#kit/sidebar-nav/sidebar-nav.tsx';
import { forcedColours, rightToLeft } from '#kit/story-globals.ts';
import { NavCount } from './nav-count.tsx';

const meta = {
  title: 'Components/Navigation/NavCount',
  component: NavCount,
  args: { text: '3' },
  decorators: [
    (_, { args, parameters }) => (
      <div
        style={{ width: parameters['width'] ?? 240, containerType: 'inline-size', containerName: 'sidebar' }}
      >
        <SidebarNav
          label="Navigation principale"
          sections={[
            {
              items: [
                { label: 'Etablissements', href: '#etablissements', icon: Store },
                {
                  label: 'Retraits',
                  name: `Retraits, ${args.text} en attente`,
                  mark: <NavCount {...args} />,
                  href: '#retraits',
                  icon: Banknote,
                },
                {
                  label: 'Courses',
                  name: 'Courses, 99+ en attente',
                  mark: <NavCount text="99+" />,
                  href: '#courses',
                  icon: CarFront,
                  current: true,
                },
              ],
            },
          ]}
        />
      </div>
    ),
  ],
} satisfies Meta<typeof NavCount>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The tooltip says what the number counts. */
export const Playground: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Retraits, 3 en attente' })).toHaveFocus();
    await expect(await within(document.body).findByRole('tooltip')).toHaveTextContent(
      'Retraits, 3 en attente',
    );
  },
};

/** In a sidebar of icons, the icons stay where they are without a number, and the numbers are inside. */
export const Icons: Story = {
  parameters: { width: 64 },
  play: async ({ canvas }) => {
    const [plain, ...counted] = canvas
      .getAllByRole('link')
      .map((link) => link.querySelector('svg')?.getBoundingClientRect().left);
    for (const left of counted) await expect(left).toBe(plain);
    // Nothing can be scrolled sideways.
    const { scrollWidth, clientWidth } = canvas.getByRole('navigation');
    await expect(scrollWidth).toBe(clientWidth);
  },
};
/** A number that is longer than expected takes space from the label. */
export const OddTexts: Story = { args: { text: '10 000 000+' } };
export const RightToLeft: Story = { globals: rightToLeft };
export const IconsRightToLeft: Story = { ...Icons, globals: rightToLeft };
export const ForcedColours: Story = { globals: forcedColours };
