import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** The built Storybook. `STORYBOOK_DIR` names one that is there already; without it, one is built. */
export const storybookFolder = process.env['STORYBOOK_DIR'] ?? `${root}.cache/visual-storybook`;

/** The accepted screenshots of this machine: fonts and browser differ elsewhere, so they are not shared. */
export const baselineFolder = process.env['VISUAL_BASELINE'] ?? `${root}visual-baseline`;

export const reportFolder = `${root}visual-report`;
