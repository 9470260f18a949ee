import { Eye, Trash2 } from 'lucide';
import { Avatar } from '#kit/avatar/avatar.tsx';
import { Badge } from '#kit/badge/badge.tsx';
import { IconButton } from '#kit/icon-button/icon-button.tsx';
import { Stack } from '#kit/stack/stack.tsx';
import type { TableColumn } from '#kit/table/table.ts';
import { Text } from '#kit/text/text.tsx';

/** A row of a table in a story. */
export interface Person {
  id: number;
  name: string;
  email: string;
  role: string;
  phone: string;
  rides: number;
}

const names = ['Alice Dubreuil', 'Karim Benali', 'Chloé Martin', 'Jean-Baptiste Lefèvre', 'Inès Moreau'];
const roles = ['Client', 'Chauffeur', 'Administrateur'];

/** Returns a number of different people for a story. */
export const people = (count: number): Person[] =>
  Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    name: names[index % names.length] ?? '',
    email: `personne${index + 1}@example.com`,
    role: roles[index % roles.length] ?? '',
    phone: `06 12 34 56 ${String(index + 10).slice(-2)}`,
    rides: (index * 137) % 1200,
  }));

/** Columns for a story, with every kind of cell, from a picture to actions. */
export const personColumns: TableColumn<Person>[] = [
  {
    id: 'person',
    header: 'Identifiants',
    width: 280,
    cell: ({ name, email }) => (
      <Stack direction="row" gap="3" align="center">
        <Avatar name={name} />
        <Stack gap="0">
          <Text variant="strong">{name}</Text>
          <Text variant="caption" tone="muted">
            {email}
          </Text>
        </Stack>
      </Stack>
    ),
  },
  { id: 'role', header: 'Rôle', cell: ({ role }) => <Badge>{role}</Badge> },
  { id: 'phone', header: 'Téléphone', cell: ({ phone }) => phone },
  {
    id: 'rides',
    header: 'Courses',
    align: 'end',
    width: 110,
    cell: ({ rides }) => rides.toLocaleString('fr-FR'),
  },
  {
    id: 'actions',
    header: 'Actions',
    align: 'end',
    position: 'actions',
    width: 110,
    cell: ({ name }) => (
      <>
        <IconButton label={`Voir ${name}`} icon={Eye} size="sm" />
        <IconButton label={`Supprimer ${name}`} icon={Trash2} size="sm" />
      </>
    ),
  },
];
