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
  // The product is at the root of its host, and its addresses are those of its routes.
  {
    module: '/@tanstack/router-core/dist/esm/router.js',
    code: 'import { executeRewriteInput, executeRewriteOutput, rewriteBasepath } from "./rewrite.js";',
    instead:
      'const executeRewriteInput = (rewrite, url) => url; const executeRewriteOutput = executeRewriteInput; const rewriteBasepath = () => undefined;',
  },
  // The product reads and writes the search parameters of addresses itself.
  {
    module: '/@tanstack/router-core/dist/esm/router.js',
    code: 'import { defaultParseSearch, defaultStringifySearch } from "./searchParams.js";',
    instead: 'const defaultParseSearch = undefined; const defaultStringifySearch = undefined;',
  },
  // No route has another address than the one that is shown.
  {
    module: '/@tanstack/router-core/dist/esm/router.js',
    code: 'if (this.options.routeMasks)',
    instead: 'if (false)',
  },
  // No route writes into the head of the page.
  {
    module: '/@tanstack/router-core/dist/esm/load-client.js',
    code: 'if (routeOptions.head || routeOptions.scripts) try {',
    instead: 'if (false) try {',
  },
  // Only template literals read the patterns of other schemas. No schema has one.
  {
    module: '/zod/v4/core/schemas.js',
    code: 'util.defineLazyInternal(inst, "pattern",',
    instead: 'void (0,',
  },
  // The router has an error page of the product for every route.
  {
    module: '/@tanstack/react-router/dist/esm/CatchBoundary.js',
    code: 'this.props.errorComponent ?? ErrorComponent',
    instead: 'this.props.errorComponent',
  },
];

/**
 * Leaves parts of packages out of the build that the bundler cannot know to be unused. They would be 5 kB of the first
 * paint. Throws if the module of a package no longer has the code of its part.
 */
export function withoutUnusedParts(): Plugin {
  return {
    name: 'without-unused-parts',
    apply: 'build',
    transform: (code, id) => {
      const unused = parts.filter(({ module }) => id.endsWith(module));
      for (const part of unused)
        if (!code.includes(part.code)) throw new Error(`${part.module} does not contain: ${part.code}`);
      if (unused.length === 0) return undefined;
      return {
        code: unused.reduce((rest, part) => rest.replaceAll(part.code, part.instead), code),
        map: null,
      };
    },
  };
}
