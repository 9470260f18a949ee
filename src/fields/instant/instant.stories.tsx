import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { MissingValue, Shown, ShownEach } from '#fields/story-frames.tsx';
import { instant } from './instant.ts';
import { views } from './instant.views.tsx';

const relative = instant({});
const full = instant({ style: 'full' });
const exact = instant({ style: 'exact' });
const ago = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

const meta = { title: 'Fields/Time and location/Instant' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const shown = (field: typeof relative, value: string) => {
  return () => <Shown views={views} field={field} value={value} />;
};
/** The value is computed when the story is shown: a file may be imported while another story has set the clock. */
const shownAgo = (days: number) => () => <Shown views={views} field={relative} value={ago(days)} />;

export const Relative: Story = {
  // Its ARIA snapshot has the time.
  beforeEach: () => {
    const { now } = Date;
    Date.now = () => Date.UTC(2026, 10, 20, 10);
    return () => {
      Date.now = now;
    };
  },
  render: shownAgo(3),
  play: async ({ canvas, userEvent }) => {
    const cell = within(canvas.getByRole('region', { name: 'In a list' }));
    const time = cell.getByText('il y a 3 jours');
    await expect(time.tagName).toBe('TIME');
    await expect(time).toHaveAttribute('datetime', expect.stringMatching(/^\d{4}-.+Z$/));
    await expect(time).toHaveAccessibleDescription(/^\d{2} \p{L}+ \d{4} à \d{2}:\d{2}$/u);
    await userEvent.tab();
    await expect(time).toHaveFocus();
    await within(document.body).findByRole('tooltip');
  },
};
export const JustNow: Story = { render: shownAgo(0) };
/** A relative time is true again when the page comes back from the background. */
export const TimePasses: Story = {
  render: shownAgo(0),
  play: async ({ canvas }) => {
    const cell = within(canvas.getByRole('region', { name: 'In a list' }));
    await expect(cell.getByText('à l’instant')).toBeVisible();
    const { now } = Date;
    Date.now = () => now() + 120_000;
    try {
      document.dispatchEvent(new Event('visibilitychange'));
      await expect(await cell.findByText('il y a 2 minutes')).toBeVisible();
    } finally {
      Date.now = now;
    }
  },
};
export const LongAgo: Story = { render: shown(relative, '2016-02-29T08:05:00+01:00') };
export const Ahead: Story = { render: shownAgo(-12) };
export const FullDate: Story = { render: shown(full, '2026-03-05T13:07:00Z') };
export const ExactDate: Story = { render: shown(exact, '2026-03-05T13:07:09Z') };
/** A date that needs two lines breaks before its time, and nowhere else. */
export const InNarrowCell: Story = {
  render: () => (
    <div style={{ width: 150 }}>
      <views.Cell field={exact} value="2026-09-30T13:07:09Z" labelOf={() => undefined} />
    </div>
  ),
  play: async ({ canvas }) => {
    const time = canvas.getByText(/^30 septembre 2026 à \d\d:07:09$/);
    const linesOf = (node: ChildNode | undefined) => {
      const range = document.createRange();
      range.selectNode(node ?? time);
      return [...range.getClientRects()].map(({ top }) => Math.round(top));
    };
    const [day, , hour] = [...time.childNodes].map(linesOf);
    await expect(day).toHaveLength(1);
    await expect(hour).toHaveLength(1);
    await expect(hour?.[0]).toBeGreaterThan(day?.[0] ?? Number.NaN);
  },
};
/** The first and the last day with a year of four digits, and a date before 1970. */
export const Extreme: Story = {
  render: () => (
    <ShownEach
      views={views}
      field={full}
      values={['0001-01-01T00:00:00Z', '1900-01-01T00:00:00Z', '9999-12-31T23:59:59Z']}
    />
  ),
};
export const ExtremeRelative: Story = {
  render: () => (
    <ShownEach views={views} field={relative} values={['1900-01-01T00:00:00Z', '9999-12-31T23:59:59Z']} />
  ),
};
export const Empty: Story = { render: () => <MissingValue field={relative} raw="demain" /> };
