import type { Meta, StoryObj } from '@storybook/react-vite';
import { Copy } from 'lucide';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Badge } from '#kit/badge/badge.tsx';
import { IconButton } from '#kit/icon-button/icon-button.tsx';
import { Stack } from '#kit/stack/stack.tsx';
import { forcedColours, largeTextOnPhone, rightToLeft } from '#kit/story-globals.ts';
import { StateGrid } from '#kit/story-states.tsx';
import { oddTexts } from '#kit/story-texts.ts';
import { Text } from '#kit/text/text.tsx';
import { Accordion, type AccordionProps } from './accordion.tsx';

function Tried(props: AccordionProps) {
  const [value, setValue] = useState(props.value);
  const change = (open: string[]) => {
    setValue(open);
    props.onValueChange(open);
  };
  return <Accordion {...props} value={value} onValueChange={change} />;
}

const items = [
  {
    value: 'ride',
    summary: 'Course',
    content: <Text>De la gare Part-Dieu à l’aéroport, 24 minutes, une personne et deux bagages.</Text>,
  },
  {
    value: 'price',
    summary: 'Prix',
    content: <Text>48,60 €, payés par carte le 20 novembre 2026.</Text>,
  },
  { value: 'review', summary: 'Avis', content: <Text>5 sur 5 : « Ponctuel et agréable. »</Text> },
];

const meta = {
  title: 'Components/Data display/Accordion',
  component: Accordion,
  args: { items, value: ['price'], onValueChange: fn(), level: 2 },
  render: (args) => <Tried {...args} />,
} satisfies Meta<typeof Accordion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Enter and Space open a line, arrows move between the lines, Tab goes into what is open. */
export const Keyboard: Story = {
  args: {
    value: [],
    items: items.map((item) => ({ ...item, actions: <IconButton size="sm" icon={Copy} label="Copier" /> })),
  },
  play: async ({ args, canvas, userEvent }) => {
    const line = (name: string) => canvas.getByRole('button', { name });
    await userEvent.tab();
    await expect(line('Course')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(line('Course')).toHaveAttribute('aria-expanded', 'true');
    const content = await canvas.findByRole('group', { name: 'Course' });
    await waitFor(() => expect(content).toBeVisible());
    await userEvent.keyboard('{ArrowDown}');
    await expect(line('Prix')).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['ride', 'price']);
    await userEvent.keyboard('{End}');
    await expect(line('Avis')).toHaveFocus();
    await userEvent.keyboard('{Home}{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['price']);
    await expect(canvas.getByRole('heading', { level: 2, name: 'Prix' })).toBeVisible();
    // A button of the line acts by itself.
    await userEvent.click(canvas.getAllByRole('button', { name: 'Copier' })[2] ?? line('Avis'));
    await expect(line('Avis')).toHaveAttribute('aria-expanded', 'false');
  },
};

/** Summaries of several lines, with the states and the buttons of what they name. */
export const RichSummaries: Story = {
  args: {
    level: 3,
    value: ['ride'],
    items: items.map((item, at) => ({
      ...item,
      summary: (
        <Stack as="span" gap="1" align="start">
          <Stack as="span" direction="row" gap="2" align="center" wrap>
            <Text variant="strong">{item.summary}</Text>
            <Badge tone={at === 1 ? 'warning' : 'success'}>{at === 1 ? 'À vérifier' : 'Conforme'}</Badge>
          </Stack>
          <Text variant="code" tone="muted">
            /api/v1/admin/{item.value}
          </Text>
        </Stack>
      ),
      actions: <IconButton size="sm" icon={Copy} label={`Copier ${item.value}`} />,
    })),
  },
};

export const States: Story = {
  render: (args) => (
    <StateGrid
      rows={['fermée', 'ouverte']}
      states={['rest', 'hover', 'focus', 'pressed', 'disabled']}
      wide
      render={(state, row) => (
        <Tried
          {...args}
          items={items.slice(0, 1).map((item) => ({ ...item, disabled: state === 'disabled' }))}
          value={row === 'ouverte' ? ['ride'] : []}
        />
      )}
    />
  ),
};
export const OddTexts: Story = {
  args: {
    value: ['0', '2', '4'],
    items: oddTexts.map((text, at) => ({ value: String(at), summary: text, content: <Text>{text}</Text> })),
  },
};
export const LargeText: Story = { ...RichSummaries, globals: largeTextOnPhone };
export const RightToLeft: Story = { ...RichSummaries, globals: rightToLeft };
export const ForcedColours: Story = { ...States, globals: forcedColours };
