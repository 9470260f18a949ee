import type { Plugin } from 'vite';

/** A part of a package that one of its modules imports, and that nobody uses. */
interface UnusedPart {
  /** How the path of the importing module ends. */
  readonly module: string;
  readonly import: string;
  readonly instead: string;
}

const parts: readonly UnusedPart[] = [
  // Each route has the link as a member, which nobody reads: pages use `RouterLink`.
  {
    module: '/@tanstack/react-router/dist/esm/route.js',
    import: 'import { Link } from "./link.js";',
    instead: "const Link = 'a';",
  },
  // Lists have pages.
  {
    module: '/@tanstack/query-core/build/modern/query.js',
    import: 'import { infiniteQueryBehavior } from "./infiniteQueryBehavior.js";',
    instead: 'const infiniteQueryBehavior = () => undefined;',
  },
];

/**
 * Leaves parts of packages out of the build that the bundler cannot know to be unused. They would be 1.8 kB of the first
 * paint. Throws if a package no longer imports its part in this way.
 */
export function withoutUnusedParts(): Plugin {
  return {
    name: 'without-unused-parts',
    apply: 'build',
    transform: (code, id) => {
      const part = parts.find(({ module }) => id.endsWith(module));
      if (part === undefined) return undefined;
      if (!code.includes(part.import)) throw new Error(`${part.module} does not contain: ${part.import}`);
      return { code: code.replace(part.import, part.instead), map: null };
    },
  };
}
