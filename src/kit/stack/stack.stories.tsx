import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '#kit/badge/badge.tsx';
import { Card } from '#kit/card/card.tsx';
import { Stack } from './stack.tsx';

const children = ['Client', 'Chauffeur', 'Administrateur'].map((role) => <Badge key={role}>{role}</Badge>);

const meta = {
  title: 'Components/Layout/Stack',
  component: Stack,
  args: { children, align: 'start' },
} satisfies Meta<typeof Stack>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Row: Story = { args: { direction: 'row' } };
export const RowBetween: Story = { args: { direction: 'row', justify: 'between', align: 'center' } };
export const RowCentred: Story = { args: { direction: 'row', justify: 'center', align: 'baseline' } };
export const RowEnd: Story = { args: { direction: 'row', justify: 'end', align: 'end' } };
export const RowStart: Story = {
  args: { direction: 'row', justify: 'start', wrap: true },
  decorators: [(Story) => <div style={{ width: 180 }}>{Story()}</div>],
};
export const Gaps: Story = {
  render: () => (
    <Stack gap="6">
      {(['0', '1', '2', '3', '4', '5', '6'] as const).map((gap) => (
        <Stack key={gap} direction="row" gap={gap}>
          {children}
        </Stack>
      ))}
    </Stack>
  ),
};
/** What wraps follows without a space, as words do. */
export const Line: Story = {
  args: { direction: 'row', gap: 'line', align: 'center', wrap: true },
  render: (args) => (
    <Card width="narrow">
      <Stack {...args}>{children}</Stack>
    </Card>
  ),
};
/** In a narrow parent the text has a line of its own. */
export const GrowingAsText: Story = {
  render: () => (
    <Card width="narrow">
      {[5, 20].map((rem) => (
        <div key={rem} style={{ width: `${rem}rem` }}>
          <Stack direction="row" wrap>
            <Badge>Client</Badge>
            <Stack growAsText>Prend la place</Stack>
          </Stack>
        </div>
      ))}
    </Card>
  ),
};
export const Growing: Story = {
  render: () => (
    <Stack direction="row">
      <Stack grow>Prend la place</Stack>
      <Badge>Client</Badge>
    </Stack>
  ),
};
