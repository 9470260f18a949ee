import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent as person } from 'storybook/test';
import { Entered, MissingValue, Shown, ShownEach } from '#fields/story-frames.tsx';
import { oddTexts } from '#kit/story-texts.ts';
import { input } from './documents.input.tsx';
import { type DocumentsDraft, documents, type StoredDocument } from './documents.ts';
import { views } from './documents.views.tsx';

const field = documents({ access: 'readOnly' });
const entered = documents({ max: 3, maxMegabytes: 5 });
const single = documents({ max: 1, maxMegabytes: 5 });

const meta = { title: 'Fields/Pictures and files/Documents' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const pdf = 'application/pdf';
const report = { src: '/files/1', name: 'Rapport annuel.pdf', size: 1_258_291, type: pdf };
const annex = { src: '/files/2', name: 'Annexe.pdf', size: 12_288, type: pdf };
const shown =
  (...value: StoredDocument[]) =>
  () => <Shown views={views} field={field} value={value} />;

/** The code of the detail loads after the cell: the story waits for it before its screenshot. */
export const One: Story = {
  render: shown(report),
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: /^Rapport annuel.pdf \(PDF, 1,2\sMo\)$/ });
    await expect(link).toHaveAttribute('href', '/files/1');
    await expect(link).toHaveAttribute('download', 'Rapport annuel.pdf');
    await expect(canvas.getByText('Rapport annuel.pdf')).toBeVisible();
  },
};
export const Several: Story = {
  render: shown(report, annex),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('link')).toHaveLength(2);
    await expect(canvas.getByText('2 documents')).toBeVisible();
  },
};
/** An address that may not be used is not linked: the name stays. */
export const NotLinked: Story = {
  render: shown({ src: 'javascript:alert(1)', name: 'Contrat.pdf' }, annex),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('link')).toHaveLength(1);
    await expect(canvas.getByText('Contrat.pdf')).toBeVisible();
  },
};
export const Long: Story = {
  render: shown(
    { ...report, name: `${'rapport_annuel_'.repeat(9)}.pdf` },
    ...Array.from({ length: 9 }, (_, index) => ({ ...annex, src: `/files/${index}` })),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('link')).toHaveLength(10);
  },
};
/** Unusual texts: other scripts, emoji, invisible characters, long texts without spaces. */
export const OddTexts: Story = {
  render: () => (
    <ShownEach views={views} field={field} values={oddTexts.map((name) => [{ ...report, name }])} />
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('link')).toHaveLength(oddTexts.length);
  },
};
export const Empty: Story = { render: () => <MissingValue field={field} raw={[]} /> };

const file = (name: string, type = pdf, bytes = 2048) => new File([new Uint8Array(bytes)], name, { type });
const onDraft = fn();
const form = (
  draft: DocumentsDraft,
  { of = entered, ...state }: { of?: typeof entered; error?: string; disabled?: boolean } = {},
) => (
  <Entered
    input={input}
    field={of}
    label="Documents"
    draft={draft}
    record={{ field: [report, annex] }}
    onDraft={onDraft}
    {...state}
  />
);

/** Stored documents and new ones have one order. Files that the service would not accept are refused, each with its reason. */
export const InputFilled: Story = {
  beforeEach: () => void onDraft.mockClear(),
  render: () => form(entered.toDraft([report, annex])),
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByLabelText('Documents');
    // The system does not know its type.
    const added = file('Contrat.pdf', '');
    await expect(canvas.getByText('PDF, 1,2 Mo')).toBeVisible();
    await person
      .setup({ applyAccept: false })
      .upload(box, [
        added,
        file('photo.png', 'image/png'),
        file('plan.pdf', pdf, 6 * 1024 ** 2),
        file('bail.pdf'),
      ]);
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'photo.png : Ce type de fichier n’est pas acceptéplan.pdf : Ce fichier dépasse 5 Mobail.pdf : Nombre maximal de documents : 3',
    );
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription(/photo.png.*PDF, 5\sMo au maximum par document/);
    await expect(canvas.getByText('2 ko')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Monter Contrat.pdf' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Retirer Rapport annuel.pdf' }));
    await expect(onDraft).toHaveBeenLastCalledWith([added, annex.src]);
    await expect(canvas.getByRole('status')).toHaveTextContent('2 documents');
  },
};
/** A single document has no order, and no buttons to change it. By keyboard alone. */
export const InputSingle: Story = {
  render: () => form(['/files/1'], { of: single }),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Retirer Rapport annuel.pdf' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByLabelText('Documents')).toHaveFocus();
    await userEvent.upload(canvas.getByLabelText('Documents'), file('Contrat.pdf'));
    await expect(canvas.getByText('Contrat.pdf')).toBeVisible();
  },
};
export const InputEmpty: Story = { render: () => form([]) };
export const InputInvalid: Story = {
  render: () => form([file('Bail.pdf')], { error: 'Ce champ est requis' }),
};
export const InputDisabled: Story = {
  render: () => form(entered.toDraft([report, annex]), { disabled: true }),
};
export const InputLong: Story = {
  render: () => form([file(`${'rapport_annuel_'.repeat(9)}.pdf`)]),
};
