import type { ViewProps, Views } from '#fields/contract.ts';
import { EmailText } from '#fields/email-text.tsx';
import { Name } from '#fields/name.tsx';
import { sourceOf } from '#fields/source.ts';
import { Avatar } from '#kit/avatar/avatar.tsx';
import { Stack } from '#kit/stack/stack.tsx';
import { Text } from '#kit/text/text.tsx';
import type { Person, PersonField } from './person.ts';

const nameOf = ({ name, email }: Person) => (name.trim() === '' ? (email ?? '') : name);

function Identity({ value, field, link, below }: ViewProps<PersonField>) {
  const name = nameOf(value);
  const email = value.email === name ? undefined : value.email;
  return (
    <Stack as="span" direction="row" gap="3" align={below ? 'baseline' : 'center'}>
      {value.avatar !== undefined && <Avatar src={sourceOf(value.avatar)} name={name} />}
      <Stack as="span" gap="0">
        <Name name={name} target={field.link} id={value.id} link={link} />
        {email && (
          <Text variant="caption" tone="muted">
            <EmailText address={email} />
          </Text>
        )}
        {below}
      </Stack>
    </Stack>
  );
}

/** The name of a person, with the picture and the email address if the record has them. */
export const views: Views<PersonField> = {
  pictured: true,
  // A picture, and an email address of forty characters.
  column: () => ({ width: 168, titleWidth: 188, grow: 3.5, enough: 400, rank: 4 }),
  isEmpty: (value) => nameOf(value).trim() === '',
  format: nameOf,
  Cell: Identity,
  Detail: Identity,
  skeleton: [{ shape: 'circle' }, { shape: 'lines' }],
};
