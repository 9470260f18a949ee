import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { NameLink } from '#fields/contract.ts';
import { InList, MissingValue, Shown, ShownEach } from '#fields/story-frames.tsx';
import { linkProps } from '#kit/link/link.tsx';
import { oddTexts } from '#kit/story-texts.ts';
import { Text } from '#kit/text/text.tsx';
import { type Person, person } from './person.ts';
import { views } from './person.views.tsx';

const field = person({});

const meta = { title: 'Fields/Records, people and links/Person' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const portrait = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="#0f766e"/></svg>')}`;
const shown = (value: Person) => () => <Shown views={views} field={field} value={value} />;

export const Pictured: Story = { render: shown({ name: 'Alice Dubreuil', avatar: portrait }) };
export const WithEmail: Story = {
  render: shown({ name: 'Alice Dubreuil', avatar: portrait, email: 'alice.dubreuil@exemple.fr' }),
};
export const NoPicture: Story = { render: shown({ name: 'Alice Dubreuil', avatar: null }) };
export const BrokenPicture: Story = {
  tags: ['!autodocs', 'behaviour'],
  render: shown({ name: 'Alice Dubreuil', avatar: 'data:image/png;base64,AAAA' }),
};
const linked = person({ to: 'users' });
const link: NameLink = ({ resource, id, name }) => (
  <a href={`#${resource}/${id}`} {...linkProps({ variant: 'quiet' })}>
    {name}
  </a>
);
const alice = { id: 7, name: 'Alice Dubreuil', avatar: portrait, email: 'alice.dubreuil@exemple.fr' };
/** The name is a link to the page of the person. */
export const Linked: Story = {
  render: () => <Shown views={views} field={linked} value={alice} link={link} />,
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('link', { name: 'Alice Dubreuil' });
    await expect(first).toHaveAttribute('href', '#users/7');
  },
};
/** Without an id the name is not linked. */
export const WithoutId: Story = {
  tags: ['!autodocs', 'behaviour'],
  render: () => <Shown views={views} field={linked} value={{ ...alice, id: null }} link={link} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
};
/** The further lines of a column begin where the name does. */
export const FurtherLines: Story = {
  render: () => (
    <InList>
      <views.Cell
        value={{ name: 'Alice Dubreuil', avatar: portrait }}
        field={field}
        labelOf={() => undefined}
        below={<Text variant="caption">203.0.113.7</Text>}
      />
    </InList>
  ),
  play: async ({ canvas }) => {
    const left = (text: string) => canvas.getByText(text).getBoundingClientRect().left;
    await expect(left('203.0.113.7')).toBe(left('Alice Dubreuil'));
  },
};
/** Without a picture in the record, as on an invoice, none is shown. */
export const NameAlone: Story = { render: shown({ name: 'Alice Dubreuil' }) };
export const NoName: Story = {
  render: shown({ name: '', avatar: null, email: 'alice.dubreuil@exemple.fr' }),
};
export const Long: Story = {
  render: shown({
    name: 'Marie-Françoise de La Rochefoucauld-Montmorency d’Estrées',
    email: `${'marie.francoise.'.repeat(5)}@exemple.fr`,
  }),
};
/** Unusual texts: other scripts, emoji, invisible characters, long texts without spaces. */
export const OddTexts: Story = {
  render: () => (
    <ShownEach
      views={views}
      field={field}
      values={oddTexts.map((name) => ({ name, avatar: null, email: 'alice@exemple.fr' }))}
    />
  ),
};
export const Empty: Story = { render: () => <MissingValue field={field} /> };
