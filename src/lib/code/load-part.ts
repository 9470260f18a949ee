/** A part of the app that loads late: the function that imports it, and the addresses of the files that it needs. */
type Part = readonly [load: () => Promise<unknown>, files: readonly string[]];

/** The list of the later parts. The build puts the name of its file here (`scripts/vite/later-parts.ts`). */
const list = '__LATER_PARTS__';

declare global {
  /** The files of the first page's descriptor, by the first segment of its path. The script inside the page names them. */
  var startedFiles: Readonly<Record<string, readonly string[]>> | undefined;
}

let failures = 0;
let listed: Promise<{ readonly parts: Readonly<Record<string, Part>> }> | undefined;

function readList() {
  // Most browsers remember that a file could not be loaded: the next attempt has another address.
  listed ??= import(/* @vite-ignore */ failures === 0 ? list : `${list}?${failures}`).catch((error) => {
    failures += 1;
    listed = undefined;
    throw error;
  });
  return listed;
}

/** Loads the list of the later parts, so that the next part waits for its own code only. Without a build there is none. */
export function loadLaterParts(): void {
  readList().catch(() => undefined);
}

// Whoever moves the pointer or presses a key may need a part next.
for (const event of ['pointermove', 'pointerdown', 'keydown'])
  globalThis.addEventListener?.(event, loadLaterParts, { once: true, passive: true });

/** The style sheets that are on their way. */
const styles = new Map<string, Promise<unknown>>();

/**
 * Requests a file, unless the page has it. Returns a promise if the part must wait for it: only for styles. Rejects offline
 * without a request: most browsers would remember that a script could not be loaded, and not try again.
 */
function requestFile(file: string): Promise<unknown> | undefined {
  const { href } = new URL(file, location.origin);
  const isStyle = file.endsWith('.css');
  const rel = isStyle ? 'stylesheet' : 'modulepreload';
  const requested = [...document.querySelectorAll('link')].some(
    (link) => link.rel === rel && link.href === href,
  );
  if (requested) return styles.get(href);
  if (!navigator.onLine) return Promise.reject(new Error(`${file} cannot be loaded offline`));
  const link = Object.assign(document.createElement('link'), { rel, crossOrigin: '', href });
  document.head.append(link);
  if (!isStyle) return undefined;
  const loading = new Promise((resolve, reject) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', () => reject(new Error(`Unable to preload CSS for ${file}`)));
  }).finally(() => styles.delete(href));
  styles.set(href, loading);
  return loading;
}

/** Finds a part by its number, or a descriptor by its path. */
async function find(name: number | string): Promise<Part | undefined> {
  const files = globalThis.startedFiles?.[name];
  return files === undefined
    ? (await readList()).parts[name]
    : [() => import(/* @vite-ignore */ files[0] ?? ''), files];
}

/**
 * Loads a part: its code and, at the same time, the files that it needs. `part` is its number in the list of the later
 * parts, the path of the page whose descriptor it is, or the function that imports it. The build calls this instead of Vite's
 * own function, for each `import()`. Returns undefined if there is no such part. Rejects if a file cannot be loaded, and
 * reports that to the window as Vite does.
 */
export async function loadPart(part: number | string | Part[0], files: Part[1] = []): Promise<unknown> {
  try {
    const [load, needed = []] = typeof part === 'function' ? [part, files] : ((await find(part)) ?? []);
    await Promise.all(needed.map(requestFile));
    return await load?.();
  } catch (error) {
    dispatchEvent(new Event('vite:preloadError'));
    throw error;
  }
}
