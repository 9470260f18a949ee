import type { Plugin } from 'vite';
import { escaped } from '#schema/page-settings.ts';
import { brandColours, brandMark, brandName } from '#theme/brand.ts';
import { rolesOf } from '#theme/roles.ts';

const { bg, brand: main } = rolesOf(brandColours);
const { solid, onSolid } = main;
const name = escaped(brandName);

/** The logo as a file. Its line is bolder than in the page, since a browser shows it in 16 pixels. */
const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="${onSolid.light.value}">
  <title>${name}</title>
  <rect width="24" height="24" rx="6" fill="${solid.light.value}" />
  <path d="${brandMark.line}" fill="none" stroke="${onSolid.light.value}" stroke-width="2.4" stroke-linecap="round" />
  <path d="${brandMark.dots}" />
</svg>
`;

/**
 * The colour of the browser's own bar: the ground of the page. A browser takes the first `meta` that applies. The page sets
 * the `media` of the first one to `not all` where it shows its dark theme, and else to `all` (`src/shell/theme-choice.ts`).
 */
const grounds = `<meta name="theme-color" content="${bg.canvas.light.value}" media="(prefers-color-scheme: light)" />
    <meta name="theme-color" content="${bg.canvas.dark.value}" />`;

const file = 'favicon.svg';

/** Serves and builds the favicon in the colours of the brand, and writes the name of the product and its ground into the page. */
export function brand(): Plugin {
  return {
    name: 'brand',
    configureServer({ middlewares }) {
      middlewares.use(`/${file}`, (_, response) => {
        response.setHeader('Content-Type', 'image/svg+xml').end(picture);
      });
    },
    transformIndexHtml: (html) =>
      html.replace('<!-- name -->', () => name).replace('<!-- theme-color -->', () => grounds),
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: file, source: picture });
    },
  };
}
