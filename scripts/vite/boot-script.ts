import { join } from 'node:path';
import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite';
import type { BootPlan, PagePlan } from '#boot/boot-plan.ts';
import { address } from '#lib/api/address.ts';
import { listCall } from '#lib/queries/list-call.ts';
import { readAccount } from '#resources/paths/session.ts';
import { parseListSearch } from '#runtime/list/list-search.ts';
import type { Resource } from '#schema/resource.ts';
import { root } from '#scripts/root.ts';
import { filesOf, listModules } from './files-of.ts';
import { laterParts } from './later-parts.ts';
import { readResourceModules } from './resource-modules.ts';

type Bundle = Rolldown.OutputBundle;

const planId = 'virtual:boot-plan';
const source = join(root, 'src/boot/boot.ts');
const placeholder = '<!-- boot -->';
const nothing: PagePlan = { files: [], calls: [] };

/** Returns the addresses that the list of a resource reads when its page is opened. */
function listAddresses(resource: Resource): string[] {
  // The transport knows how its service writes it.
  if (resource.dialect?.list) return [];
  const list = address('', listCall(resource, parseListSearch(resource, {})));
  return resource.figures === undefined ? [list] : [list, address('', resource.figures.call)];
}

/** Returns what each page loads first. Files that the page names itself are left out. */
async function planOf(bundle: Bundle, html: string, base: string): Promise<BootPlan> {
  const plan = (modules: readonly string[], calls: readonly string[], without: PagePlan = nothing) => ({
    files: filesOf(bundle, modules)
      .map((file) => base + file)
      .filter((file) => !html.includes(file) && !without.files.includes(file)),
    calls,
  });
  const admin = plan(['src/shell/shell.tsx', 'src/routes/resource-loaders.ts'], [address('', readAccount)]);
  const lists = (await readResourceModules()).flatMap((found) => {
    const { resource } = found;
    if (resource.path === undefined) return [];
    return [[resource.path, plan(listModules(found), listAddresses(resource), admin)] as const];
  });
  const font = Object.keys(bundle).find((file) => file.endsWith('.woff2'));
  return {
    font: font && base + font,
    login: plan(['src/pages/login/login-page.tsx'], []),
    admin,
    calling: {
      files: [...plan(['src/lib/api/transport.ts'], [], admin).files, base + laterParts],
      calls: [],
    },
    pages: { '': plan(['src/pages/dashboard/dashboard-page.tsx'], [], admin), ...Object.fromEntries(lists) },
  };
}

/** Returns the script as one text, with the plan inside. */
async function compile(plan: BootPlan): Promise<string> {
  const result = await build({
    configFile: false,
    root,
    logLevel: 'error',
    publicDir: false,
    plugins: [
      {
        name: 'boot-plan',
        resolveId: (id) => (id === planId ? id : undefined),
        load: (id) => (id === planId ? `export const plan = ${JSON.stringify(plan)};` : undefined),
      },
    ],
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: source, output: { format: 'iife' } },
    },
  });
  const outputs = [result].flat().flatMap((each) => ('output' in each ? each.output : []));
  const [chunk] = outputs.filter((output) => output.type === 'chunk');
  if (chunk === undefined) throw new Error('The script inside the page was not compiled.');
  return chunk.code.trim();
}

/** Puts the script inside the page. While developing, its plan is empty: there are no files yet. */
export function bootScript(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'boot-script',
    configResolved(resolved) {
      config = resolved;
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        // Storybook's pages have none.
        if (!html.includes(placeholder)) return html;
        const plan =
          bundle === undefined
            ? { login: nothing, admin: nothing, calling: nothing, pages: {} }
            : await planOf(bundle, html, config.base);
        const code = await compile(plan);
        // A function, since a replacement text has special characters of its own.
        return html.replace(placeholder, () => `<script>${code.replaceAll('</', '<\\/')}</script>`);
      },
    },
  };
}
