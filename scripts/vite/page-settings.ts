import type { Plugin, ResolvedConfig } from 'vite';
import { withPageSettings } from '#schema/page-settings.ts';

/** Writes the settings of the build into the page. The server may replace them when it starts. */
export function pageSettings(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'page-settings',
    configResolved(resolved) {
      config = resolved;
    },
    transformIndexHtml: (html) => withPageSettings(html, config.env),
  };
}
