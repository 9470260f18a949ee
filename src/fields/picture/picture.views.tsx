import type { Views } from '#fields/contract.ts';
import { sourceOf } from '#fields/source.ts';
import { Avatar } from '#kit/avatar/avatar.tsx';
import type { PictureField } from './picture.ts';

const shapeOf = (field: PictureField) => (field.round ? 'round' : 'square');

/** Decoration beside the record's name: it says nothing to assistive technology, and is never broken. */
export const views: Views<PictureField> = {
  isEmpty: (value) => sourceOf(value) === undefined,
  format: (value) => sourceOf(value) ?? '',
  Cell: ({ value, field }) => <Avatar src={sourceOf(value)} shape={shapeOf(field)} />,
  Detail: ({ value, field }) => <Avatar src={sourceOf(value)} shape={shapeOf(field)} size="lg" />,
  Missing: ({ field }) => <Avatar shape={shapeOf(field)} />,
};
