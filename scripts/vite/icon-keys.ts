import type { Plugin } from 'vite';

/** Returns true if a module of the icon library draws an icon. */
export const isIcon = (id: string) => /\/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/.test(id);

/**
 * Returns the code of an icon with the keys 0, 1, 2 … of its shapes. React compares them within one icon only, and
 * the library's random keys do not compress.
 */
export function withShortKeys(code: string): string {
  let index = 0;
  return code.replaceAll(/\bkey: "\w+"/g, () => `key: "${index++}"`).replace('__iconData.node;', '');
}

/** Shortens the icons in the built files. The navigation's icons are part of the first paint. */
export function shortIconKeys(): Plugin {
  return {
    name: 'short-icon-keys',
    apply: 'build',
    transform: (code, id) => (isIcon(id) ? { code: withShortKeys(code), map: null } : undefined),
  };
}
