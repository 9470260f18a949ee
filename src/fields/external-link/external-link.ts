import * as z from 'zod/mini';
import { nullableBy } from '#schema/by-options.ts';
import { notEntered } from '#schema/constraints.ts';
import type { ReadField, ReadOptions } from '#schema/field.ts';
import type { OnlyOptions } from '#schema/only-options.ts';

/** The settings with the address of another service. */
export type LinkBase = 'paymentDashboard';

interface ExternalLinkOptions extends ReadOptions {
  /** The setting with the address that references are appended to. */
  readonly base: LinkBase;
}

/** A reference to something in another service, shown as a link there: read, never entered. */
export interface ExternalLinkField<Options extends ExternalLinkOptions = ExternalLinkOptions>
  extends ReadField<'externalLink', Options, string> {
  readonly base: LinkBase;
}

/** Declares a reference to something in another service: read, never entered. */
export function externalLink<const Options extends OnlyOptions<Options, ExternalLinkOptions>>(
  options: Options,
): ExternalLinkField<Options> {
  const record = nullableBy(options, z.string());
  return { ...notEntered, kind: 'externalLink', base: options.base, record };
}
