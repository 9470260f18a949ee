import type { Plugin } from 'vite';

const routes = '/@tanstack/react-router/dist/esm/route.js';
const linkImport = 'import { Link } from "./link.js";';

/**
 * Leaves the link of TanStack Router out of the build: pages use `RouterLink`. Each route has that link as a member, which
 * nobody reads. It would be 1.5 kB of the first paint.
 */
export function withoutRouterLink(): Plugin {
  return {
    name: 'without-router-link',
    apply: 'build',
    transform: (code, id) => {
      if (!id.endsWith(routes)) return undefined;
      if (!code.includes(linkImport)) throw new Error(`${routes} no longer imports the link as expected.`);
      return { code: code.replace(linkImport, "const Link = 'a';"), map: null };
    },
  };
}
