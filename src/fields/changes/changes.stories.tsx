import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Describe } from '#fields/contract.ts';
import { InList, MissingValue, Shown } from '#fields/story-frames.tsx';
import { linkProps } from '#kit/link/link.tsx';
import { oddTexts } from '#kit/story-texts.ts';
import { type Changes, changes } from './changes.ts';
import { views } from './changes.views.tsx';

const field = changes({ names: ['password', 'deleted'] });

const meta = { title: 'Fields/Lists of items/Changes' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const labels = new Map([
  ['titre', 'Titre'],
  ['icon', 'Icône'],
]);
const names = new Map([
  ['password', 'Mot de passe'],
  ['deleted', 'supprimé'],
]);
const describeResource: Describe = async () => ({
  name: 'Options',
  opens: true,
  label: (name) => labels.get(name) ?? name,
  format: (_, raw) => (typeof raw === 'string' ? raw : undefined),
  command: (name) => (name === 'publish' ? 'Publier' : undefined),
});
const renamed: Changes = {
  action: 'update',
  name: null,
  resource: 'options',
  record: { id: 7, title: 'Piscine' },
  changes: [{ field: 'titre', from: 'Bassin', to: 'Piscine' }],
};
const shown = (value: Changes) => () => (
  <Shown
    views={views}
    field={field}
    value={value}
    labelOf={(name) => names.get(name)}
    describeResource={describeResource}
    link={({ resource, id, name }) => (
      <a href={`#${resource}/${id}`} {...linkProps({ variant: 'quiet' })}>
        {name}
      </a>
    )}
  />
);

/** The code and the labels load after the cell: stories wait for them before their screenshot. */
export const Changed: Story = {
  render: shown(renamed),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('Titre : Bassin → Piscine')).toHaveLength(2);
    const [link] = await canvas.findAllByRole('link', { name: 'Piscine' });
    await expect(link).toHaveAttribute('href', '#options/7');
  },
};
export const Created: Story = {
  render: shown({
    ...renamed,
    action: 'create',
    changes: [{ field: 'titre', from: null, to: 'Piscine' }],
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('Titre : Piscine')).toHaveLength(2);
  },
};
/** The entry of a deletion has no link, since the page is gone. It shows the last values of the record. */
export const Deleted: Story = {
  render: shown({
    ...renamed,
    action: 'delete',
    changes: [{ field: 'titre', from: 'Piscine', to: null }],
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('Titre : Piscine')).toHaveLength(2);
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
};
/** An entry about a record that was deleted later. */
export const DeletedLater: Story = {
  render: shown({ ...renamed, record: { id: 7, title: 'Piscine', deleted: true } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('Piscine (supprimé)')).toHaveLength(2);
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
};
/** A sign-in belongs to no command of a resource. */
export const SignIn: Story = {
  render: shown({ ...renamed, action: 'sign_in', name: 'password', changes: [] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('Mot de passe')).toHaveLength(2);
  },
};
/** An empty list is not a value. */
export const EmptyValues: Story = {
  render: shown({
    ...renamed,
    changes: [
      { field: 'titre', from: ['a'], to: [] },
      { field: 'tags', from: null, to: [] },
    ],
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('Titre : a → —')).toHaveLength(2);
    await expect(canvas.queryByText(/^tags/)).not.toBeInTheDocument();
  },
};
/** Of a value that its field cannot read, e.g. one of an earlier release, the texts inside are shown. */
export const ValuesInside: Story = {
  render: shown({
    ...renamed,
    changes: [
      { field: 'titre', from: { rue: '3 rue Haute', ville: null }, to: [null, ['Lyon', { code: '69001' }]] },
      { field: 'tags', from: { rue: null }, to: [[null]] },
    ],
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('Titre : 3 rue Haute → Lyon, 69001')).toHaveLength(2);
    await expect(canvas.queryByText(/^tags/)).not.toBeInTheDocument();
  },
};
/** A list about one record does not repeat its name. */
export const OfOneRecord: Story = {
  render: () => (
    <InList>
      <views.Cell
        field={field}
        value={renamed}
        labelOf={() => undefined}
        describeResource={describeResource}
        restrictedTo={{ resource: 'options', record: '7' }}
      />
    </InList>
  ),
  play: async ({ canvas }) => {
    await canvas.findByText('Titre : Bassin → Piscine');
    await expect(canvas.queryByText('Piscine')).not.toBeInTheDocument();
    await expect(canvas.queryByText('Options')).not.toBeInTheDocument();
  },
};
/** About a picture, the journal only says that it changed. */
export const PictureChanged: Story = {
  render: shown({ ...renamed, changes: [{ field: 'icon', from: null, to: null }] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('Icône : remplacement')).toHaveLength(2);
  },
};
export const Command: Story = {
  render: shown({ ...renamed, action: 'command', name: 'publish' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('Publier')).toHaveLength(2);
  },
};
/** A resource that the back-office does not know is shown as it came. */
export const UnknownResource: Story = {
  render: () => <Shown views={views} field={field} value={renamed} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('titre : Bassin → Piscine')).toHaveLength(2);
  },
};
/** Values that are longer than the column, and many of them. */
export const Long: Story = {
  render: shown({
    ...renamed,
    record: { id: 7, title: 'Piscine chauffée avec bassin extérieur et pataugeoire '.repeat(3) },
    changes: Array.from({ length: 12 }, (_, index) => ({
      field: `champ ${index + 1}`,
      from: 'avant '.repeat(20),
      to: 'après '.repeat(20),
    })),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText(/^champ 12 : /)).toHaveLength(2);
  },
};
/** Unusual texts: other scripts, emoji, invisible characters, long texts without spaces. */
export const OddTexts: Story = {
  render: shown({
    ...renamed,
    changes: oddTexts.map((text, index) => ({ field: `champ ${index + 1}`, from: text, to: text })),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText(/^champ 1 : /)).toHaveLength(2);
  },
};
export const Empty: Story = {
  render: () => <MissingValue field={field} raw={{ ...renamed, name: null, record: null, changes: [] }} />,
};
