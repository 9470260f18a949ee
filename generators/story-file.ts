import { endpoint, type ResourceRequest, writable } from './request.ts';
import { capital } from './sentence.ts';

/** The stories of an entity's screens, over the made-up service. */
export function storiesCode(request: ResourceRequest): string {
  const { name, path } = request;
  const written = writable(request);
  const required = written.filter((field) => field.required).length;
  const words = `resources.${name}`;
  const record = `/${path}/demo-1`;
  const one = `const one = 'GET ${endpoint(request)}/{id}';\n`;
  const forms = `
export const Create: Story = {
  args: { path: '/${path}/ajouter' },
  play: async () => {
    await page.findByRole('heading', { level: 1, name: t('${words}.create.title') });
    await page.findByRole('button', { name: t('${words}.create.submit') });
  },
};
${
  required === 0
    ? ''
    : `
export const CreateInvalid: Story = {
  args: { path: '/${path}/ajouter' },
  play: async ({ userEvent }) => {
    await userEvent.click(await page.findByRole('button', { name: t('${words}.create.submit') }));
    await waitFor(() => expect(document.querySelectorAll('[aria-invalid="true"]').length).toBeGreaterThan(0));
  },
};
`
}
export const Edit: Story = {
  args: { path: '${record}/modifier' },
  play: async () => {
    await page.findByRole('heading', { level: 1, name: t('${words}.edit.title') });
    await page.findByRole('button', { name: t('${words}.edit.submit') });
  },
};

export const EditLoading: Story = {
  args: { path: '${record}/modifier' },
  parameters: onService({ answers: { [one]: silence } }),
  play: async () => void (await page.findByRole('heading', { level: 1, name: t('${words}.edit.title') })),
};

export const EditFailed: Story = {
  args: { path: '${record}/modifier' },
  parameters: onService({ answers: { [one]: noNetwork } }),
  play: async () => void (await page.findByText(t('errors.network'))),
};
`;
  const detail = `
export const Detail: Story = {
  args: { path: '${record}' },
  play: async () => void (await page.findByText(t('${words}.fields.createdAt'))),
};

export const DetailLoading: Story = {
  args: { path: '${record}' },
  parameters: onService({ answers: { [one]: silence } }),
  play: async () => void (await page.findByRole('main')),
};

export const DetailFailed: Story = {
  args: { path: '${record}' },
  parameters: onService({ answers: { [one]: noNetwork } }),
  play: async () => void (await page.findByText(t('errors.network'))),
};
`;
  return `import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { t } from '#lib/i18n/i18n.ts';
import { noNetwork, noRecords, silence, webPage } from '#runtime/testing/answers.ts';
import { onService, page } from '#runtime/testing/story.ts';
import { Product } from './product.tsx';

const list = 'GET ${endpoint(request)}';
${one}
const meta = {
  title: 'Screens/${capital(name)}',
  component: Product,
  tags: ['!autodocs'],
  args: { path: '/${path}' },
  parameters: onService(),
} satisfies Meta<typeof Product>;
export default meta;
type Story = StoryObj<typeof meta>;

const deletions = () => page.queryAllByRole('button', { name: /^Supprimer / });
const fits = () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);

export const List: Story = {
  play: async () => {
    await waitFor(() => expect(deletions()).toHaveLength(10));
    await expect(page.getByRole('table', { name: t('${words}.list.title') })).toBeVisible();
    await fits();
  },
};

export const Loading: Story = {
  parameters: onService({ answers: { [list]: silence } }),
  play: async () => void (await waitFor(() => expect(page.getAllByRole('row')).toHaveLength(11))),
};

export const Empty: Story = {
  parameters: onService({ answers: { [list]: noRecords } }),
  play: async () => void (await page.findByText(t('list.empty'))),
};

export const NoResult: Story = {
  args: { path: '/${path}?query=zzzzzz' },
  play: async () => void (await page.findByText(t('list.empty'))),
};

export const Failed: Story = {
  parameters: onService({ answers: { [list]: webPage } }),
  play: async () => {
    await expect(await page.findByRole('alert')).toHaveTextContent(t('errors.fallback'));
  },
};

export const SecondPage: Story = {
  args: { path: '/${path}?page=2' },
  play: async () => void (await waitFor(() => expect(deletions()).toHaveLength(2))),
};
${detail}${written.length === 0 ? '' : forms}
export const SmallScreenList: Story = { ...List, globals: { viewport: { value: 'phone' } } };
`;
}
