/** Returns true for an error of the file system or of the compression, whose message tells an operator what to do. */
export const isFileError = (error: unknown): error is Error =>
  error instanceof Error &&
  'code' in error &&
  /^(Z_|ENOENT|ENOTDIR|EACCES|EPERM|EROFS|EISDIR|ENOSPC|EDQUOT|EFBIG|EIO)/.test(String(error.code));
