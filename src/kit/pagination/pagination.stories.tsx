import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Stack } from '#kit/stack/stack.tsx';
import { rightToLeft } from '#kit/story-globals.ts';
import { pointerStates, StateGrid } from '#kit/story-states.tsx';
import { oddTexts } from '#kit/story-texts.ts';
import { Pagination } from './pagination.tsx';

const meta = {
  title: 'Components/Navigation/Pagination',
  component: Pagination,
  args: {
    labels: {
      navigation: 'Pagination',
      pageSize: 'Ligne par page',
      first: 'Première page',
      previous: 'Page précédente',
      next: 'Page suivante',
      last: 'Dernière page',
    },
    status: 'Page 2 sur 20',
    pageIndex: 1,
    pageCount: 20,
    pageSize: 10,
    pageSizes: [5, 10, 20, 30, 40, 50],
    onPageChange: fn(),
    onPageSizeChange: fn(),
  },
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The page is announced to those who are turning pages, and to nobody else. */
export const Playground: Story = {
  play: async ({ canvas, userEvent }) => {
    const status = canvas.getByText('Page 2 sur 20');
    await expect(status).toHaveAttribute('aria-live', 'off');
    await userEvent.tab();
    await expect(status).toHaveAttribute('aria-live', 'polite');
    await userEvent.tab({ shift: true });
    await expect(status).toHaveAttribute('aria-live', 'off');
  },
};
export const InTheMiddle: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Première page' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Page précédente' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Page suivante' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Dernière page' }));
    await expect(args.onPageChange).toHaveBeenNthCalledWith(1, 0);
    await expect(args.onPageChange).toHaveBeenNthCalledWith(2, 0);
    await expect(args.onPageChange).toHaveBeenNthCalledWith(3, 2);
    await expect(args.onPageChange).toHaveBeenNthCalledWith(4, 19);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Ligne par page' }), '50');
    await expect(args.onPageSizeChange).toHaveBeenCalledWith(50);
  },
};

export const FirstPage: Story = {
  args: { pageIndex: 0, status: 'Page 1 sur 20' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Première page' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Page précédente' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Page suivante' })).toBeEnabled();
  },
};

export const LastPage: Story = {
  args: { pageIndex: 19, status: 'Page 20 sur 20' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Page suivante' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Dernière page' })).toBeDisabled();
  },
};

export const OnlyPage: Story = { args: { pageIndex: 0, pageCount: 1, status: 'Page 1 sur 1' } };

/** Reaching the last page by keyboard keeps the focus on the button. A second press leads nowhere. */
export const FocusKeptAtTheEnd: Story = {
  args: { pageCount: 3 },
  render: function Render(args) {
    const [pageIndex, setPageIndex] = useState(1);
    return (
      <Pagination
        {...args}
        pageIndex={pageIndex}
        status={`Page ${pageIndex + 1} sur 3`}
        onPageChange={setPageIndex}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    const next = canvas.getByRole('button', { name: 'Page suivante' });
    next.focus();
    await userEvent.keyboard('{Enter}{Enter}');
    await expect(canvas.getByText('Page 3 sur 3')).toBeVisible();
    await expect(next).toHaveFocus();
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('button', { name: 'Page précédente' })).toHaveFocus();
    await expect(next).toBeDisabled();
  },
};

/** The page arrives after another render of the footer. */
export const FocusKeptDuringLoading: Story = {
  args: { pageCount: 3 },
  render: function Render(args) {
    const [asked, setAsked] = useState(1);
    const [pageIndex, setPageIndex] = useState(1);
    useEffect(() => setPageIndex(asked), [asked]);
    return (
      <Pagination
        {...args}
        pageIndex={pageIndex}
        status={`Page ${pageIndex + 1} sur 3`}
        onPageChange={setAsked}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    const first = canvas.getByRole('button', { name: 'Première page' });
    first.focus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByText('Page 1 sur 3');
    await expect(first).toHaveFocus();
    await expect(first).toHaveAttribute('aria-disabled', 'true');
  },
};

/** More rows above it do not push the size that was changed out of view. */
export const SizeStaysInView: Story = {
  args: { pageIndex: 0 },
  render: function Render(args) {
    const [pageSize, setPageSize] = useState(10);
    const [rows, setRows] = useState(10);
    useEffect(() => {
      const timer = setTimeout(() => setRows(pageSize), 100);
      return () => clearTimeout(timer);
    }, [pageSize]);
    return (
      <section aria-label="Liste">
        <div style={{ height: rows * 40 }} />
        <Pagination {...args} pageSize={pageSize} onPageSizeChange={setPageSize} />
      </section>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const size = canvas.getByRole('combobox', { name: 'Ligne par page' });
    const isInView = () => {
      const { top, bottom } = size.getBoundingClientRect();
      return top >= 0 && bottom <= innerHeight;
    };
    await userEvent.selectOptions(size, '50');
    await waitFor(() => expect(document.body.scrollHeight).toBeGreaterThan(2000));
    await waitFor(() => expect(isInView()).toBe(true));
    await expect(size).toHaveFocus();
    scrollTo(0, 0);
  },
};

/** The first page is the one at the right, and the arrows point away from each other all the same. */
export const RightToLeft: Story = {
  globals: rightToLeft,
  play: async ({ canvas }) => {
    const lefts = ['Première page', 'Page précédente', 'Page suivante', 'Dernière page'].map(
      (name) => canvas.getByRole('button', { name }).getBoundingClientRect().left,
    );
    await expect(lefts).toEqual(lefts.toSorted((a, b) => b - a));
    await expect(canvas.getByRole('button', { name: 'Page suivante' }).querySelector('svg')).toHaveStyle({
      transform: 'matrix(-1, 0, 0, 1, 0, 0)',
    });
  },
};

export const SmallScreen: Story = { globals: { viewport: { value: 'phone' } } };

/** Every state of the size and of a button to another page. The size is never disabled. */
export const States: Story = {
  render: (args) => (
    <StateGrid
      wide
      rows={['size', 'page']}
      states={[...pointerStates, 'disabled']}
      on={{ size: 'select', page: 'button' }}
      render={(state, row) =>
        state === 'disabled' && row === 'size' ? null : (
          <Pagination
            {...args}
            labels={{ ...args.labels, navigation: `Pagination, ${row}, ${state}` }}
            pageCount={state === 'disabled' ? 1 : args.pageCount}
            pageIndex={state === 'disabled' ? 0 : args.pageIndex}
            status={state === 'disabled' ? 'Page 1 sur 1' : args.status}
          />
        )
      }
    />
  ),
};

export const OddTexts: Story = {
  render: (args) => (
    <Stack gap="2">
      {oddTexts.map((text) => (
        <Pagination
          key={text}
          {...args}
          labels={{ ...args.labels, navigation: text, pageSize: text }}
          status={text}
        />
      ))}
    </Stack>
  ),
};
