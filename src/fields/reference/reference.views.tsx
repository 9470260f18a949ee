import type { Context, ViewProps, Views } from '#fields/contract.ts';
import { Name } from '#fields/name.tsx';
import type { Reference, ReferenceField } from './reference.ts';

const nameOf = (value: Reference, { by }: Context<ReferenceField>['field']) => String(value[by]);

function Named({ value, field, link }: ViewProps<ReferenceField>) {
  return <Name name={nameOf(value, field)} page={field.page} id={value['id']} link={link} />;
}

/** Another record by its name. */
export const views: Views<ReferenceField> = {
  isEmpty: ({ id, ...name }) => Object.values(name).every((text) => String(text).trim() === ''),
  format: (value, { field }) => nameOf(value, field),
  Cell: Named,
  Detail: Named,
};
