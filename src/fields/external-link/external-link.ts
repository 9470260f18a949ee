import * as z from 'zod/mini';
import { notEntered, nullableWhen } from '#schema/constraints.ts';
import type { Access, Field, FieldOptions, ValueOf } from '#schema/field.ts';

/** The settings that say where references are looked at. */
export type LinkBase = 'paymentDashboard';

interface ExternalLinkOptions extends Pick<FieldOptions, 'nullable'> {
  /** The setting that holds the address which references are looked up below. */
  readonly base: LinkBase;
}

/** A reference to something in another service, shown as a link there: read, never entered. */
export interface ExternalLinkField<Value = string | null, A extends Access = Access>
  extends Field<'externalLink', Value, null, null, A> {
  readonly base: LinkBase;
}

/** A reference to something in another service, shown as a link there: read, never entered. */
export function externalLink<const Options extends ExternalLinkOptions>(
  options: Options,
): ExternalLinkField<ValueOf<Options, string>, 'readOnly'>;
export function externalLink({ base, nullable }: ExternalLinkOptions): ExternalLinkField {
  return { ...notEntered, kind: 'externalLink', base, record: nullableWhen(nullable, z.string()) };
}
