import { isPacked } from './is-packed.ts';

/** The commands of an operator, as messages name them: a pack has no scripts of npm. */
export const commandLines = isPacked
  ? {
      backup: 'node server/backup.js backup FILE',
      restore: 'node server/backup.js restore FILE',
      files: 'node server/files.js',
    }
  : {
      backup: 'npm run backup -- FILE',
      restore: 'npm run restore -- FILE',
      files: 'npm run files --',
    };
