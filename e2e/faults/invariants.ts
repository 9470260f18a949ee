import type { Page } from '@playwright/test';
import { t } from '#lib/i18n/i18n.ts';
import { englishTexts } from './english-texts.ts';

/** What no screen may show, whatever the service sends. */
const forbidden =
  /\b(undefined|NaN|null|Infinity|Invalid Date|Failed to|Unexpected|TypeError|SyntaxError|Error:|Internal Server Error|Bad Gateway|Not Found|Forbidden|Unauthorized|Loading|Try again)\b|\[object|\bE_[A-Z_]+/;

/** What a page shows at a moment. */
export interface PageState {
  readonly text: string;
  readonly path: string;
  readonly signedIn: boolean;
  /** The texts of all toasts since the page was loaded, closed ones too. */
  readonly toasts: readonly string[];
  /** What is entered in the inputs of forms and dialogs, as JSON. */
  readonly entered: string;
  /** The texts of attributes that screen readers read. */
  readonly labels: readonly string[];
}

/**
 * Reads what the page shows. The sheet that explains a screen is left out: it shows the data of calls as it came, with `null`.
 */
export function readPage(page: Page): Promise<PageState> {
  return page.evaluate((explanation) => {
    const sheet = [...document.querySelectorAll<HTMLElement>('[role=dialog]')].find(
      (dialog) => dialog.querySelector('h2')?.textContent === explanation,
    );
    const isSignedIn = () => {
      try {
        return localStorage.getItem('access_token') !== null;
      } catch {
        return false;
      }
    };
    return {
      // innerText leaves hidden texts out and separates the texts of neighbouring elements.
      // biome-ignore lint/performance/useDomNodeTextContent: only this is what a user sees.
      text: document.body.innerText.replace(sheet?.innerText ?? '', ''),
      path: location.pathname + location.search,
      signedIn: isSignedIn(),
      toasts: JSON.parse(document.documentElement.getAttribute('data-toasts') ?? '[]'),
      labels: ['aria-label', 'aria-description', 'alt', 'title', 'placeholder'].flatMap((name) =>
        Array.from(document.querySelectorAll(`[${name}]`), (each) => each.getAttribute(name) ?? ''),
      ),
      entered: JSON.stringify(
        [
          ...document.querySelectorAll(
            'main form input, main form textarea, [role*=dialog] input, [role*=dialog] textarea',
          ),
        ].map((input) => {
          if (input instanceof HTMLInputElement)
            return /^(checkbox|radio)$/.test(input.type) ? input.checked : input.value;
          return input instanceof HTMLTextAreaElement ? input.value : undefined;
        }),
      ),
    };
  }, t('explain.title'));
}

/** Makes each page that is loaded from now on record the texts of its toasts. */
export async function recordToasts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const texts: (string | null)[] = [];
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes) {
          if (!(node instanceof Element)) continue;
          const inside = node.matches('[data-sonner-toast]')
            ? [node]
            : [...node.querySelectorAll('[data-sonner-toast]')];
          if (inside.length === 0) continue;
          texts.push(...inside.map(({ textContent }) => textContent));
          document.documentElement.setAttribute('data-toasts', JSON.stringify(texts));
        }
    }).observe(document, { childList: true, subtree: true });
  });
}

/** Returns what no page may show and this one does; an empty list if all is well. */
export function violations({ text, toasts, labels }: PageState): string[] {
  const all = [text, ...toasts, ...labels].join('\n');
  const shown = withoutEnglishTexts(all);
  const strange = forbidden.exec(shown);
  return [
    ...(text.trim().length < 20 ? ['the page is blank'] : []),
    ...(strange === null ? [] : [`the page shows "${strange[0]}": ${around(shown, strange.index)}`]),
  ];
}

/** Returns the part of a text around an index, for the report. */
const around = (text: string, index: number) =>
  JSON.stringify(text.slice(Math.max(0, index - 60), index + 60));

/** Returns a text without the English titles of the error pages. */
const withoutEnglishTexts = (text: string) =>
  englishTexts.reduce((rest, title) => rest.replaceAll(title, ''), text);
