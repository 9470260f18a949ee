import type { FieldSpec } from './field-grammar.ts';
import { endpoint, type ResourceRequest, readable, writable } from './request.ts';
import { capital } from './sentence.ts';

/** The stories of an entity's screens, over the made-up service. */
export function storiesCode(request: ResourceRequest): string {
  const { name, path } = request;
  const isWritten = writable(request).length > 0;
  const texts = readable(request).filter(({ kind }) => ['text', 'longText'].includes(kind.name));
  const stretched = texts.map((field) => `${field.name}: endless`).join(', ');
  const sent = hiddenFields(request);
  const words = `resources.${name}`;
  return `import type { Meta, StoryObj } from '@storybook/react-vite';
${isWritten ? "import { expect, waitFor } from 'storybook/test';\n" : ''}
import { t } from '#lib/i18n/i18n.ts';
import { noNetwork, ${isWritten ? 'refusal, ' : ''}silence } from '#runtime/testing/answers.ts';
import { ${isWritten ? 'atRest, ' : ''}onService, page${isWritten ? ', toast' : ''} } from '#runtime/testing/story.ts';
import { listStates, rowsOf } from './list-states.ts';
import { Product } from './product.tsx';
import { removalStates } from './removal-states.ts';

const one = 'GET ${endpoint(request)}/{id}';
${isWritten ? `const update = 'PUT ${endpoint(request)}/{id}';\n` : ''}
const meta = {
  title: 'Screens/${capital(name)}',
  component: Product,
  tags: ['!autodocs'],
  args: { path: '/${path}' },
  parameters: onService(),
} satisfies Meta<typeof Product>;
export default meta;
type Story = StoryObj<typeof meta>;
${texts.length === 0 ? '' : `\nconst endless = 'Anticonstitutionnellement, et sans qu’on puisse le dire plus court, '.repeat(4);`}
const title = t('${words}.list.title');
const states = listStates({
  path: '/${path}',
  call: 'GET ${endpoint(request)}',
  title,
  stretch: () => ({ ${stretched} }),
});

export const List: Story = states.full;
export const Loading: Story = states.loading;
export const Empty: Story = states.empty;
export const NoResult: Story = states.noResult;
export const Failed: Story = states.failed;
export const ManyRows: Story = states.manyRows;
export const SmallScreen: Story = states.smallScreen;
${
  texts.length === 0
    ? ''
    : `export const LongTexts: Story = states.longTexts;
export const SmallScreenLongTexts: Story = states.smallScreenLongTexts;
`
}
export const SecondPage: Story = {
  args: { path: '/${path}?page=2' },
  play: async () => void (await rowsOf(title, 2)),
};

const removal = removalStates({
  at: '/${path}/demo-1',
  text: t('${words}.remove.text'),
  call: 'DELETE ${endpoint(request)}/{id}',
  refusal: 'Cet élément sert encore.',
});
export const Deleting: Story = removal.asked;
export const Deleted: Story = removal.deleted;
export const DeletionRefused: Story = removal.refused;
${detailCode(request)}${isWritten ? formsCode(request, sent) : ''}`;
}

/** What is asked for each time, as no record holds it. */
const hiddenFields = (request: ResourceRequest) =>
  writable(request).filter(({ kind, required }) => required && kind.hidden === true);

function detailCode({ name, path }: ResourceRequest): string {
  const record = `/${path}/demo-1`;
  return `
export const Detail: Story = {
  args: { path: '${record}' },
  play: async () => void (await page.findByText(t('resources.${name}.fields.createdAt'))),
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
}

function formsCode(request: ResourceRequest, hidden: readonly FieldSpec[]): string {
  const { name, path } = request;
  const words = `resources.${name}`;
  const record = `/${path}/demo-1`;
  const isRequired = writable(request).some((field) => field.required);
  const fills = hidden.map((field) => {
    const input = `page.getByLabelText(t('${words}.fields.${field.name}'), { selector: 'input' })`;
    return field.kind.name === 'upload'
      ? `await userEvent.upload(${input}, new File(['a'], 'image.png', { type: 'image/png' }));`
      : `await userEvent.type(${input}, 'un mot de passe long');`;
  });
  const invalid = `
export const CreateInvalid: Story = {
  args: { path: '/${path}/ajouter' },
  play: async ({ userEvent }) => {
    await userEvent.click(await page.findByRole('button', { name: t('${words}.create.submit') }));
    await waitFor(() => expect(document.querySelectorAll('[aria-invalid="true"]').length).toBeGreaterThan(0));
  },
};
`;
  return `
export const Create: Story = {
  args: { path: '/${path}/ajouter' },
  play: async () => {
    await page.findByRole('heading', { level: 1, name: t('${words}.create.title') });
    await page.findByRole('button', { name: t('${words}.create.submit') });
  },
};
${isRequired ? invalid : ''}
export const Edit: Story = {
  args: { path: '${record}/modifier' },
  play: async () => {
    await page.findByRole('heading', { level: 1, name: t('${words}.edit.title') });
    await page.findByRole('button', { name: t('${words}.edit.submit') });
  },
};

type Playing = Pick<Parameters<NonNullable<Story['play']>>[0], 'userEvent'>;

/** Sends what the record holds. */
async function send({ userEvent }: Playing) {
  const submit = await page.findByRole('button', { name: t('${words}.edit.submit') });
  ${fills.map((line) => `${line}\n  `).join('')}await userEvent.click(submit);
}

export const Edited: Story = {
  args: { path: '${record}/modifier' },
  play: async (playing) => {
    await send(playing);
    await toast(t('${words}.edit.success'));
    await waitFor(() => expect(page.queryByRole('button', { name: t('${words}.edit.submit') })).toBeNull());
    await atRest();
  },
};

/** What is typed stays, and what the service says of it is told. */
export const EditRefused: Story = {
  args: { path: '${record}/modifier' },
  parameters: onService({ answers: { [update]: refusal(409, { message: 'Un autre s’appelle déjà ainsi.' }) } }),
  play: async (playing) => {
    await send(playing);
    await toast('Un autre s’appelle déjà ainsi.');
    await expect(page.getByRole('button', { name: t('${words}.edit.submit') })).toBeEnabled();
    await atRest();
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
}
