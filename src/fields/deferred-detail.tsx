import type { ComponentType, ReactNode } from 'react';
import { type Deferred, deferred, useDeferred } from '#kit/deferred.ts';
import { Skeleton } from '#kit/skeleton/skeleton.tsx';
import type { Field } from '#schema/field.ts';
import type { ViewProps } from './contract.ts';

/**
 * A detail whose code comes with the first record that shows it: every list carries the cells of all kinds,
 * and none needs a carousel or a ledger.
 */
export function deferredDetail<F extends Field>(
  load: () => Promise<ComponentType<ViewProps<F>>>,
): (props: ViewProps<F>) => ReactNode {
  const detail = deferred(load);
  return (props) => <DeferredDetail detail={detail} shown={props} />;
}

interface DeferredDetailProps<F extends Field> {
  detail: Deferred<ViewProps<F>>;
  shown: ViewProps<F>;
}

function DeferredDetail<F extends Field>({ detail, shown }: DeferredDetailProps<F>) {
  const Part = useDeferred(detail, true);
  return Part === null ? <Skeleton /> : <Part {...shown} />;
}
