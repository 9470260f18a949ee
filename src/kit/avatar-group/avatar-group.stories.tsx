import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Avatar } from '#kit/avatar/avatar.tsx';
import { Stack } from '#kit/stack/stack.tsx';
import { forcedColours, largeTextOnPhone, rightToLeft } from '#kit/story-globals.ts';
import { people } from '#kit/story-people.tsx';
import { oddTexts } from '#kit/story-texts.ts';
import { SubjectCard } from '#kit/subject-card/subject-card.tsx';
import { AvatarGroup } from './avatar-group.tsx';

const picture = (colour: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="${colour}"/><circle cx="4" cy="3" r="1.5" fill="#fff"/><circle cx="4" cy="8" r="3" fill="#fff"/></svg>`,
  )}`;
const colours = ['#7c8cff', '#2f9e77', '#d9822b'];
const shown = people(4).map(({ id, name }, at) => ({
  id: String(id),
  content: <Avatar name={name} src={colours[at] && picture(colours[at])} />,
}));

const meta = {
  title: 'Components/Data display/AvatarGroup',
  component: AvatarGroup,
  args: { avatars: shown, label: 'Alice Dubreuil, Karim Benali et 14 autres', more: '+12' },
} satisfies Meta<typeof AvatarGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One image for assistive technology: neither pictures nor initials are read one by one. */
export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img')).toEqual([
      canvas.getByRole('img', { name: 'Alice Dubreuil, Karim Benali et 14 autres' }),
    ]);
  },
};
export const All: Story = { args: { more: undefined } };
export const Two: Story = { args: { avatars: shown.slice(2), more: undefined } };
export const Initials: Story = {
  args: { avatars: people(5).map(({ id, name }) => ({ id: String(id), content: <Avatar name={name} /> })) },
};
export const Square: Story = {
  args: {
    avatars: shown.map(({ id }, at) => ({
      id,
      content: <Avatar shape="square" src={colours[at] && picture(colours[at])} />,
    })),
  },
};
/** In a question, beside the names: it is decoration there. */
export const InSubject: Story = {
  args: { label: undefined, more: '+1 240' },
  render: (args) => (
    <SubjectCard
      title={
        <Stack as="span" direction="row" gap="3" align="center" justify="between">
          1 244 utilisateurs
          <AvatarGroup {...args} />
        </Stack>
      }
      lines={people(4).map(({ id, name }) => ({ id: String(id), content: name }))}
    />
  ),
  play: async ({ canvas }) => void (await expect(canvas.queryByRole('img')).toBeNull()),
};
export const OddTexts: Story = {
  args: {
    avatars: oddTexts.map((text) => ({ id: text, content: <Avatar name={text} /> })),
    label: oddTexts.join(', '),
  },
};
export const LargeText: Story = { ...InSubject, globals: largeTextOnPhone };
export const RightToLeft: Story = { ...InSubject, globals: rightToLeft };
export const ForcedColours: Story = { globals: forcedColours };
