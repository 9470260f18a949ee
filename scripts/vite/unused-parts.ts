import type { Plugin } from 'vite';

/** A part of a package that one of its modules names, and that the product does not use. */
interface UnusedPart {
  /** How the path of the module ends that names it. */
  readonly module: string;
  readonly code: string;
  readonly instead: string;
}

const parts: readonly UnusedPart[] = [
  // Each route has the link as a member, which is never read: pages use `RouterLink`.
  {
    module: '/@tanstack/react-router/dist/esm/route.js',
    code: 'import { Link } from "./link.js";',
    instead: "const Link = 'a';",
  },
  // Lists have pages.
  {
    module: '/@tanstack/query-core/build/modern/query.js',
    code: 'import { infiniteQueryBehavior } from "./infiniteQueryBehavior.js";',
    instead: 'const infiniteQueryBehavior = () => undefined;',
  },
  // Writes have a function of their own (`lib/submission`). The client only clears its list of mutations and resumes them.
  {
    module: '/@tanstack/query-core/build/modern/queryClient.js',
    code: 'import { MutationCache } from "./mutationCache.js";',
    instead: 'class MutationCache { clear() {} async resumePausedMutations() {} }',
  },
  // No navigation asks for a view transition.
  {
    module: '/@tanstack/router-core/dist/esm/router.js',
    code: 'if (shouldViewTransition && ',
    instead: 'if (false && ',
  },
  // The router has an error page of the product for every route.
  {
    module: '/@tanstack/react-router/dist/esm/CatchBoundary.js',
    code: 'this.props.errorComponent ?? ErrorComponent',
    instead: 'this.props.errorComponent',
  },
];

/**
 * Leaves parts of packages out of the build that the bundler cannot know to be unused. They would be 3 kB of the first
 * paint. Throws if the module of a package no longer has the code of its part.
 */
export function withoutUnusedParts(): Plugin {
  return {
    name: 'without-unused-parts',
    apply: 'build',
    transform: (code, id) => {
      const part = parts.find(({ module }) => id.endsWith(module));
      if (part === undefined) return undefined;
      if (!code.includes(part.code)) throw new Error(`${part.module} does not contain: ${part.code}`);
      return { code: code.replace(part.code, part.instead), map: null };
    },
  };
}
