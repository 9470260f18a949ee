import { join } from 'node:path';
import { API } from 'typescript/unstable/sync';
import { root } from '#scripts/root.ts';

const config = join(root, 'tsconfig.planted.json');

/** Returns the compiler's errors in planted files, each with its path. `data` are read instead of the project's own. */
export function errorsIn(files: ReadonlyMap<string, string>, data: ReadonlyMap<string, string>): string[] {
  const planted = new Map([...files, ...data].map(([path, text]) => [join(root, path), text]));
  planted.set(config, JSON.stringify({ extends: './tsconfig.json', include: [], files: [...files.keys()] }));
  const api = new API({
    cwd: root,
    fs: {
      readFile: (path) => planted.get(path),
      fileExists: (path) => (planted.has(path) ? true : undefined),
    },
  });
  try {
    const project = api.updateSnapshot({ openProjects: [config] }).getProject(config);
    if (project === undefined) throw new Error(`The compiler does not open ${config}.`);
    const { program } = project;
    return [...files.keys()].flatMap((path) =>
      [
        ...program.getSyntacticDiagnostics(join(root, path)),
        ...program.getSemanticDiagnostics(join(root, path)),
      ].map(({ text }) => `${path}: ${text}`),
    );
  } finally {
    api.close();
  }
}
