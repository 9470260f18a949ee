import { ApiError } from '#lib/api/api-error.ts';

/** Loads code. Rejects with an error that can be shown: the file is out of reach, or a deployment has replaced it. */
export function loadCode<Module>(load: () => Promise<Module>): Promise<Module> {
  return load().catch((cause: unknown) => {
    throw new ApiError('code', { cause });
  });
}
