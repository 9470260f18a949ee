import type { Context, Present, Views } from '#fields/contract.ts';
import { sourceOf } from '#fields/source.ts';
import { Avatar } from '#kit/avatar/avatar.tsx';
import type { PictureField } from './picture.ts';

interface PictureProps extends Context<PictureField> {
  value?: Present<PictureField>;
  size?: 'lg';
}

/** The initials of a person replace a missing portrait. Things have none. */
function Picture({ value, field: { round }, title, size }: PictureProps) {
  return (
    <Avatar
      src={sourceOf(value)}
      name={round ? title : undefined}
      shape={round ? 'round' : 'square'}
      size={size}
    />
  );
}

/** A picture as decoration: assistive technology ignores it. A placeholder replaces a missing or broken one. */
export const views: Views<PictureField> = {
  isEmpty: (value) => sourceOf(value) === undefined,
  format: (value) => sourceOf(value) ?? '',
  Cell: Picture,
  Detail: (props) => <Picture {...props} size="lg" />,
  Missing: Picture,
  skeleton: [{ shape: 'picture' }],
  cellSkeleton: ({ round }) => [{ shape: round ? 'circle' : 'square' }],
};
