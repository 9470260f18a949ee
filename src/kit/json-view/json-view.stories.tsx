import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, waitFor } from 'storybook/test';
import { forcedColours, largeTextOnPhone, rightToLeft } from '#kit/story-globals.ts';
import { pointerStates, StateGrid } from '#kit/story-states.tsx';
import { oddTexts } from '#kit/story-texts.ts';
import { JsonView } from './json-view.tsx';

const onFailure = fn();
const ride = (id: number) => ({
  id: `id-${id}`,
  status: 'completed',
  price: 24.5,
  paid: true,
  driver: null,
  stops: [],
  client: { id: `id-${id + 10}`, name: '…' },
});

const meta = {
  title: 'Components/Data display/JsonView',
  component: JsonView,
  args: {
    label: 'Corps de la réponse',
    value: { data: { items: [ride(1), ride(2)], total: 2 }, message: '' },
    countLabel: (kind, count) => `${count} ${kind === 'list' ? 'éléments' : 'champs'}`,
  },
} satisfies Meta<typeof JsonView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Every type of value. Each part is a Tab stop, and keeps what was open in it. */
export const Unfolded: Story = {
  play: async ({ canvas, userEvent }) => {
    const part = (text: string) => canvas.getByText(text).closest('summary') ?? document.body;
    await expect(canvas.queryByText('"completed"')).toBeNull();
    for (const _ of [1, 2, 3]) await userEvent.tab();
    await expect(part('2 éléments')).toHaveFocus();
    await userEvent.click(part('2 éléments'));
    await canvas.findByText('0:');
    await userEvent.tab();
    await userEvent.click(document.activeElement ?? document.body);
    const status = await canvas.findByText('"completed"');
    for (const text of ['24.5', 'true', 'null', '[]']) await expect(canvas.getByText(text)).toBeVisible();
    await expect(canvas.queryByText('"id-11"')).toBeNull();
    await userEvent.click(part('2 éléments'));
    await waitFor(() => expect(status).not.toBeVisible());
    await userEvent.click(part('2 éléments'));
    await waitFor(() => expect(status).toBeVisible());
  },
};

/** The whole value is copied, also what is folded. */
export const Copied: Story = {
  args: { copy: { label: 'Copier le corps', copiedLabel: 'Corps copié', onFailure } },
  play: async ({ args, canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: 'Copier le corps' }));
    await expect(await canvas.findByText('Corps copié')).toBeInTheDocument();
    await expect(write).toHaveBeenLastCalledWith(JSON.stringify(args.value, null, 2));
    write.mockRestore();
  },
};

/** A text or a number alone, as some calls return. */
export const OneValue: Story = { args: { value: '…' } };

export const States: Story = {
  render: (args) => (
    <StateGrid rows={['']} states={pointerStates} on="summary" wide render={() => <JsonView {...args} />} />
  ),
};
export const OddTexts: Story = {
  args: { value: Object.fromEntries(oddTexts.map((text) => [text, text])) },
};
export const LargeText: Story = { ...Copied, globals: largeTextOnPhone };
export const RightToLeft: Story = { ...Copied, tags: ['!autodocs', 'behaviour'], globals: rightToLeft };
export const ForcedColours: Story = { ...Unfolded, globals: forcedColours };
