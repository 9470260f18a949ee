import { contract } from 'virtual:contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { findDeclared } from '#app/late/explain/contract-call.ts';
import { ExplainSheet } from '#app/late/explain/explain-sheet.tsx';
import type { ExplainedCall } from '#app/late/explain/explained-call.ts';
import { t } from '#lib/i18n/i18n.ts';
import { asRead } from '#lib/i18n/testing.ts';
import { atRest, page, phone } from '#runtime/testing/story.ts';

/** Returns a call whose response is as declared. */
function call(id: number, path: string, rest: Partial<ExplainedCall> = {}): ExplainedCall {
  const { method = 'GET' } = rest;
  return {
    id,
    method,
    path,
    search: '',
    at: 0,
    ms: 42.4,
    status: 200,
    requestId: '6f1c1f0a-5d1e-4f0e-8a55-0d6e8f1d2c3b',
    declared: findDeclared(contract, method, path),
    mismatches: [],
    cache: 'none',
    age: 12_000,
    ageBefore: undefined,
    ...rest,
  };
}

const list = call(1, '/api/v1/admin/users', {
  search: '?page=1&limit=10&role=client&sort=-createdAt',
  cache: 'first',
  ageBefore: 31_000,
  body: {
    data: {
      items: Array.from({ length: 10 }, (_, at) => ({
        id: `id-${at + 1}`,
        name: '…',
        role: at === 0 ? 'admin' : 'client',
        phone: '…',
        avatar: null,
      })),
      total: 237,
    },
  },
});
const sessions = call(2, '/api/v1/users/me/sessions', { ms: 128 });

const meta = {
  title: 'Screens/Explain',
  component: ExplainSheet,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', chromatic: { modes: { phone: { disable: false } } } },
  args: {
    open: true,
    onOpenChange: fn(),
    route: '/$resource',
    resource: { name: 'users', file: 'resources/users.ts' },
    calls: [list, sessions],
    steps: 23,
    host: 'https://admin.exemple.fr',
    onReread: fn(),
    onDownload: fn(),
  },
} satisfies Meta<typeof ExplainSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

const sheet = async () => within(await page.findByRole('dialog', { name: t('explain.title') }));
/** Returns the line of the call with a path. */
const line = async (path: string) => (await sheet()).findByRole('button', { name: new RegExp(path) });

/** The calls of a list, with its descriptor. A call opens to what the contract says of it, and to its body. */
export const Full: Story = {
  play: async ({ args, userEvent }) => {
    const shown = await sheet();
    const size = (heading: HTMLElement) => Number.parseFloat(getComputedStyle(heading).fontSize);
    // The title of the sheet stands above those of its parts.
    const [title = document.body, part = document.body] = await shown.findAllByRole('heading');
    await expect(size(title)).toBeGreaterThan(size(part));
    await shown.findByText('resources/users.ts');
    await expect(shown.queryByText('users.list')).toBeNull();
    await userEvent.click(await line('/admin/users'));
    const name = await shown.findByText('users.list');
    await waitFor(() => expect(name).toBeVisible());
    await expect(shown.getByText(t('explain.conforms'))).toBeVisible();
    await expect(shown.getByText(t('explain.items', { count: 10 }))).toBeVisible();
    await userEvent.click(shown.getByRole('button', { name: t('explain.reread') }));
    await expect(args.onReread).toHaveBeenCalledOnce();
    await userEvent.click(shown.getByRole('button', { name: t('explain.download') }));
    await expect(args.onDownload).toHaveBeenCalledOnce();
  },
};

/** A page without a descriptor, before any call. */
export const Empty: Story = {
  args: { route: '/', resource: undefined, calls: [], steps: 0 },
  play: async () => {
    const shown = await sheet();
    await shown.findByText(t('explain.none'));
    await expect(shown.getByRole('button', { name: t('explain.download') })).toBeDisabled();
  },
};

/** Calls that were refused, failed, were given up, have no response yet, or are in no contract. */
export const Failed: Story = {
  args: {
    calls: [
      call(1, '/api/v1/admin/users', { status: 503, ms: 30_000 }),
      call(2, '/api/v1/admin/activity', { status: 403 }),
      call(3, '/api/v1/admin/views', { status: undefined, failure: 'network', age: undefined }),
      call(4, '/api/v1/users/me/sessions', { status: undefined, failure: 'aborted', age: undefined }),
      call(5, '/api/v1/users/me/factors', { status: undefined, ms: undefined, age: undefined }),
      call(6, '/api/v1/admin/inconnu', { mismatches: [], requestId: undefined }),
    ],
  },
  play: async ({ userEvent }) => {
    const shown = await sheet();
    await shown.findByText(asRead(t('explain.network')));
    for (const path of ['/admin/users', '/admin/activity', '/admin/inconnu'])
      await userEvent.click(await line(path));
    await waitFor(() => expect(shown.getAllByText(asRead(t('explain.refused')))).toHaveLength(2));
    await shown.findByText(t('explain.undeclared'));
  },
};

/** A response that is not as declared. */
export const Mismatch: Story = {
  args: {
    calls: [
      {
        ...list,
        mismatches: [
          {
            problem: 'missing',
            member: 'data.items.name',
            expected: ['number'],
            found: 'nothing',
            count: 10,
          },
          {
            problem: 'type',
            member: 'data.items.createdAt',
            expected: ['number', 'null'],
            found: 'string',
            count: 1,
          },
          { problem: 'value', member: 'data.items.status', expected: [], found: 'string', count: 3 },
          { problem: 'status', member: '', expected: ['200'], found: '202', count: 1 },
        ],
      },
    ],
  },
  play: async () => {
    const shown = await sheet();
    await expect(await line('/admin/users')).toHaveTextContent(t('explain.mismatches', { count: 4 }));
    await shown.findByText(asRead(t('explain.problems.status', { expected: '200', found: '202' })));
  },
};

/** Addresses and names of any length wrap, and nothing is cut. */
export const LongTexts: Story = {
  args: {
    route: `/${'$resource/'.repeat(12)}`,
    calls: [
      call(1, `/api/v1/admin/users/${'0123456789'.repeat(12)}/factors`, {
        search: `?query=${'Rue-de-la-Paix'.repeat(12)}&status=active&sort=-createdAt`,
        requestId: 'f'.repeat(120),
        mismatches: [
          { problem: 'missing', member: 'data.'.repeat(40), expected: [], found: 'nothing', count: 1 },
        ],
      }),
    ],
  },
  play: async () => {
    const dialog = await page.findByRole('dialog');
    await atRest();
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
};

/** On a phone each parameter of a query is whole, and what explains a call has the width of the sheet. */
export const OnPhone: Story = {
  ...Mismatch,
  globals: phone,
  play: async (context) => {
    await Mismatch.play?.(context);
    const shown = await sheet();
    await atRest();
    for (const parameter of ['?page=1', '&limit=10', '&role=client', '&sort=-createdAt']) {
      const text = shown.getByText(parameter);
      await expect(text.clientHeight).toBeLessThan(
        1.5 * Number.parseFloat(getComputedStyle(text).lineHeight),
      );
    }
    const term = shown.getByText(t('explain.contract')).getBoundingClientRect();
    const text = shown.getByText('users.list').getBoundingClientRect();
    await expect(text.left).toBeCloseTo(term.left, 0);
    await expect(text.top).toBeGreaterThanOrEqual(term.bottom);
  },
};
