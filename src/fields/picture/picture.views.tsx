import type { Views } from '#fields/contract.ts';
import { sourceOf } from '#fields/source.ts';
import { Avatar } from '#kit/avatar/avatar.tsx';
import type { PictureField } from './picture.ts';

const shapeOf = (field: PictureField) => (field.round ? 'round' : 'square');

/** A picture as decoration: assistive technology ignores it. A placeholder replaces a broken one. */
export const views: Views<PictureField> = {
  isEmpty: (value) => sourceOf(value) === undefined,
  format: (value) => sourceOf(value) ?? '',
  Cell: ({ value, field }) => <Avatar src={sourceOf(value)} shape={shapeOf(field)} />,
  Detail: ({ value, field }) => <Avatar src={sourceOf(value)} shape={shapeOf(field)} size="lg" />,
  Missing: ({ field }) => <Avatar shape={shapeOf(field)} />,
  skeleton: [{ shape: 'picture' }],
};
