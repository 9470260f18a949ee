import * as z from 'zod/mini';
import type { Field, ReplacingFile } from '#schema/field.ts';
import { problem } from '#schema/problem.ts';

interface UploadOptions {
  /** True if a file must be chosen. Default: false. */
  readonly required?: boolean;
  /** The media types accepted, e.g. `image/png`. */
  readonly accept: readonly string[];
  /** The largest file accepted, in megabytes. */
  readonly maxMegabytes: number;
  /**
   * The picture of the record that a chosen file replaces: shown beside the input. Required, because the service stores
   * a file nowhere else.
   */
  readonly replaces: string;
}

/** A file that a user chooses: sent only if one was chosen, never read back. */
export interface UploadField<Replaces extends string = string>
  extends Field<'upload', never, File | null | undefined, File | undefined, 'writeOnly'> {
  readonly file: ReplacingFile<Replaces>;
}

/** Declares a file that a user chooses. Its resource's calls must write `multipart`. */
export function upload<const Replaces extends string>(
  options: UploadOptions & { readonly replaces: Replaces },
): UploadField<Replaces> {
  const { required = false, accept, maxMegabytes, replaces } = options;
  const maxBytes = maxMegabytes * 1024 * 1024;
  const file = z.file({ error: problem(required ? 'required' : 'type') }).check(
    z.minSize(1, { error: problem('fileEmpty'), abort: true }),
    z.maxSize(maxBytes, { error: problem('fileSize', { max: maxMegabytes }) }),
    z.refine((chosen) => accept.includes(chosen.type), { error: problem('fileType') }),
  );
  const draft = z.pipe(
    required ? file : z.optional(z.nullable(file)),
    z.transform((chosen: File | null | undefined) => chosen ?? undefined),
  );
  return {
    kind: 'upload',
    access: 'writeOnly',
    required,
    file: { accept, maxBytes, replaces },
    record: z.never(),
    draft,
    initial: null,
    toDraft: () => null,
  };
}
