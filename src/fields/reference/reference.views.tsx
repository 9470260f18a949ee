import type { ViewProps, Views } from '#fields/contract.ts';
import { Name } from '#fields/name.tsx';
import type { NamedRecord } from '#schema/named-record.ts';
import type { ReferenceField } from './reference.ts';

const nameOf = (value: NamedRecord, { link }: Pick<ReferenceField, 'link'>) => String(value[link.by]);

function Named({ value, field, link }: ViewProps<ReferenceField>) {
  return <Name name={nameOf(value, field)} target={field.link} id={value.id} link={link} />;
}

/** Another record by its name. */
export const views: Views<ReferenceField> = {
  column: () => ({ width: 116, grow: 1.33, rank: 4 }),
  isEmpty: ({ id, ...name }) => Object.values(name).every((text) => String(text).trim() === ''),
  format: (value, { field }) => nameOf(value, field),
  Cell: Named,
  Detail: Named,
  skeleton: [{ width: 'md' }],
};
