import * as z from 'zod/mini';
import { decided } from '#schema/decided.ts';
import type { Field, ReplacingFile } from '#schema/field.ts';
import { noFile } from '#schema/no-file.ts';
import { problem } from '#schema/problem.ts';

interface UploadRules {
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

/** The options of a file that must be chosen. */
interface RequiredUpload extends UploadRules {
  /** True if a file must be chosen. Then nothing can be removed. */
  readonly required: true;
  readonly removable?: false;
}

interface OptionalUpload extends UploadRules {
  /** True if a file must be chosen. Default: false. */
  readonly required?: false;
  /** True if the stored picture can be removed: it must be nullable. Default: false, it can only be replaced. */
  readonly removable?: boolean;
}

type UploadOptions = RequiredUpload | OptionalUpload;

/** What a form sends of a file: the chosen one, or that the stored one is removed. */
type Chosen<Removable extends boolean> = File | (Removable extends true ? typeof noFile : never);

/** A file that a user chooses: sent only if one was chosen or the stored one is removed, never read back. */
export interface UploadField<Replaces extends string = string, Removable extends boolean = boolean>
  extends Field<
    'upload',
    never,
    Chosen<Removable> | null | undefined,
    Chosen<Removable> | undefined,
    'writeOnly'
  > {
  readonly file: ReplacingFile<Replaces, Removable>;
}

/** Declares a file that a user chooses. Its resource's calls must write `multipart`. */
export function upload<const Replaces extends string, const Removable extends boolean = false>(
  options: UploadOptions & { readonly replaces: Replaces; readonly removable?: Removable },
): UploadField<Replaces, Removable> {
  const { required = false, removable = false, accept, maxMegabytes, replaces } = options;
  const maxBytes = maxMegabytes * 1024 * 1024;
  const file = z.file({ error: problem(required ? 'required' : 'type') }).check(
    z.minSize(1, { error: problem('fileEmpty') }),
    z.maxSize(maxBytes, { error: problem('fileSize', { max: maxMegabytes }) }),
    z.refine((chosen) => accept.includes(chosen.type), { error: problem('fileType') }),
  );
  // No check of a file may abort: a union has no message of a branch that was aborted.
  const sent: z.ZodMiniType<File | typeof noFile> = removable
    ? z.union([file, z.literal(noFile)], { error: problem('type') })
    : file;
  return {
    kind: 'upload',
    access: 'writeOnly',
    required,
    file: { accept, maxBytes, replaces, removable: decided<Removable>(removable) },
    record: z.never(),
    draft: decided<UploadField<Replaces, Removable>['draft']>(
      z.pipe(
        required ? file : z.optional(z.nullable(sent)),
        z.transform((chosen: File | typeof noFile | null | undefined) => chosen ?? undefined),
      ),
    ),
    initial: null,
    toDraft: () => null,
  };
}
