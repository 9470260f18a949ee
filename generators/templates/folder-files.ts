import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { camel, capital } from '#schema/names.ts';

const ending = '.tmpl';

/**
 * Returns the files of a new folder by their path in it, from the templates of a folder beside this file. In a template,
 * `{{name}}` is the name, `{{key}}` the same in camel case, and `{{Key}}` with a capital at its start.
 */
export function folderFiles(templates: string, name: string): [path: string, text: string][] {
  const source = join(import.meta.dirname, templates);
  const key = camel(name);
  return readdirSync(source).map((file) => [
    file.replace('name', name).slice(0, -ending.length),
    readFileSync(join(source, file), 'utf8')
      .replaceAll('{{name}}', name)
      .replaceAll('{{key}}', key)
      .replaceAll('{{Key}}', capital(key)),
  ]);
}
