import { capital } from './sentence.ts';
import type { ShownEntity } from './shown-entity.ts';

/** The stories of an entity's screens, over the made-up service. */
export function storiesCode(shown: ShownEntity): string {
  const { name, path, endpoint, headings, texts, isWritten } = shown;
  const stretched = texts.map((field) => `${field}: endless`).join(', ');
  const words = `resources.${name}`;
  return `import type { Meta, StoryObj } from '@storybook/react-vite';
${isWritten ? "import { expect, waitFor } from 'storybook/test';\n" : ''}
import { t } from '#lib/i18n/i18n.ts';
import { noNetwork, ${isWritten ? 'refusal, ' : ''}silence } from '#runtime/testing/answers.ts';
import { ${isWritten ? 'atRest, ' : ''}onService, page${isWritten ? ', toast' : ''} } from '#runtime/testing/story.ts';
import { listStates, rowsOf } from './list-states.ts';
import { Product } from './product.tsx';
import { removalStates } from './removal-states.ts';

const one = 'GET ${endpoint}/{id}';
${isWritten ? `const update = 'PUT ${endpoint}/{id}';\n` : ''}
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
  call: 'GET ${endpoint}',
  title,
  headings: [${[...headings.map((heading) => `t('${words}.${heading}')`), "t('common.actions')"].join(', ')}],
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
  call: 'DELETE ${endpoint}/{id}',
  refusal: 'Cet élément sert encore.',
});
export const Deleting: Story = removal.asked;
export const Deleted: Story = removal.deleted;
export const DeletionRefused: Story = removal.refused;
${detailCode(shown)}${isWritten ? formsCode(shown) : ''}`;
}

function detailCode({ name, path }: ShownEntity): string {
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

function formsCode({ name, path, isRequired, hidden }: ShownEntity): string {
  const words = `resources.${name}`;
  const record = `/${path}/demo-1`;
  const fills = hidden.map((field) => {
    const input = `page.getByLabelText(t('${words}.fields.${field.name}'), { selector: 'input' })`;
    return field.kind === 'upload'
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

/** What the service says is told, and the form stays. */
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
