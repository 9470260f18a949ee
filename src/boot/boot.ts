import { plan } from 'virtual:boot-plan';
import { startCall } from '#lib/api/started-calls.ts';
import { storedAccessToken } from '#lib/session/token-store.ts';
import { fontKey, storedText } from '#lib/storage/stored-text.ts';
import { login } from '#pages/page-paths.ts';
import { pageSetting } from '#schema/page-settings.ts';
import { applyAppearance } from '#shell/theme-choice.ts';
import type { PagePlan } from './boot-plan.ts';

/*
 * The script inside the page. It runs before the first paint, so that the page is never shown with another theme or
 * density than the chosen one. It starts what the page needs first, files and calls, while the app's code is loading.
 */

applyAppearance();

const host = pageSetting('VITE_API_HOST') ?? '';

function start({ files, calls }: PagePlan, bearer: string | undefined) {
  for (const file of files) {
    const link = document.createElement('link');
    if (file.endsWith('.css')) Object.assign(link, { rel: 'preload', as: 'style' });
    else if (file === plan.font) Object.assign(link, { rel: 'preload', as: 'font', type: 'font/woff2' });
    else link.rel = 'modulepreload';
    link.crossOrigin = '';
    link.href = file;
    document.head.append(link);
  }
  if (bearer !== undefined) for (const call of calls) startCall(host + call, bearer);
}

const { pathname, search } = location;
const bearer = storedAccessToken();
const segment = pathname.split('/')[1] ?? '';
const page = Object.hasOwn(plan.pages, segment) ? plan.pages[segment] : undefined;

// It comes from the cache then, in time for the first text. On a first visit it would compete with the code.
if (plan.font !== undefined && storedText(fontKey) === plan.font)
  start({ files: [plan.font], calls: [] }, undefined);

if (bearer === undefined) {
  start(plan.login, bearer);
  // The pages below the login page are later parts.
  if (pathname.startsWith(`${login}/`)) start(plan.calling, bearer);
} else {
  start(plan.admin, bearer);
  // The address may name another page or order of the list: that call is left to the list.
  const isFirstList =
    page !== undefined && page.calls.length > 0 && pathname === `/${segment}` && search === '';
  if (!isFirstList) start(plan.calling, bearer);
  // The app's code imports the descriptor by the name of its file (`lib/code/load-part.ts`).
  if (page !== undefined) globalThis.startedFiles = { [segment]: page.files };
  if (page !== undefined && pathname !== login) start(isFirstList ? page : { ...page, calls: [] }, bearer);
}

try {
  // The router reads this storage before the first render, and its first use waits for the browser process. This wait
  // costs nothing now, while the files are loading.
  sessionStorage.getItem('');
} catch {
  // Where the storage is denied, the router does without it.
}
