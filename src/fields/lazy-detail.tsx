import type { ComponentType, ReactNode } from 'react';
import { type LazyComponent, lazyComponent, useLazyComponent } from '#kit/lazy-component.ts';
import { type SkeletonProps, Skeletons } from '#kit/skeleton/skeleton.tsx';
import type { Field } from '#schema/field.ts';
import type { ViewProps } from './contract.ts';

/**
 * Creates a detail whose code loads when the first record is shown. The built product loads the views of a kind with the
 * descriptors that use it, but no list needs a carousel or a table of invoice lines. Until then the skeleton of the kind is
 * shown.
 */
export function lazyDetail<F extends Field>(
  load: () => Promise<ComponentType<ViewProps<F>>>,
  skeleton: readonly SkeletonProps[],
): (props: ViewProps<F>) => ReactNode {
  const detail = lazyComponent(load);
  return (props) => <LazyDetail detail={detail} skeleton={skeleton} shown={props} />;
}

interface LazyDetailProps<F extends Field> {
  detail: LazyComponent<ViewProps<F>>;
  skeleton: readonly SkeletonProps[];
  shown: ViewProps<F>;
}

function LazyDetail<F extends Field>({ detail, skeleton, shown }: LazyDetailProps<F>) {
  const Part = useLazyComponent(detail, true);
  if (Part !== null) return <Part {...shown} />;
  return (
    <div data-settling>
      <Skeletons of={skeleton} />
    </div>
  );
}
