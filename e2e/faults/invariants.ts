import type { Page } from '@playwright/test';
import { dictionaryTexts } from './texts.ts';

/** What no screen may show, whatever the service sends. */
const forbidden =
  /\b(undefined|NaN|null|Infinity|Invalid Date|Failed to|Unexpected|TypeError|SyntaxError|Error:|Internal Server Error|Bad Gateway|Not Found|Forbidden|Unauthorized|Loading|Try again)\b|\[object|\bE_[A-Z_]+/;

/** What a page shows at one moment. */
export interface Shown {
  readonly text: string;
  readonly path: string;
  readonly signedIn: boolean;
  /** The texts of all toasts since the page was loaded, closed ones too. */
  readonly toasts: readonly string[];
  readonly entered: string;
  /** The texts of attributes, for those who do not see. */
  readonly labels: readonly string[];
}

/** Reads what the page shows. */
export function look(page: Page): Promise<Shown> {
  return page.evaluate(() => {
    const isSignedIn = () => {
      try {
        return localStorage.getItem('access_token') !== null;
      } catch {
        return false;
      }
    };
    return {
      // Texts of neighbours stay apart, and hidden ones are left out.
      // biome-ignore lint/performance/useDomNodeTextContent: only this is what a user sees.
      text: document.body.innerText,
      path: location.pathname + location.search,
      signedIn: isSignedIn(),
      toasts: JSON.parse(document.documentElement.getAttribute('data-toasts') ?? '[]'),
      labels: ['aria-label', 'aria-description', 'alt', 'title', 'placeholder'].flatMap((name) =>
        Array.from(document.querySelectorAll(`[${name}]`), (each) => each.getAttribute(name) ?? ''),
      ),
      entered: JSON.stringify(
        [
          ...document.querySelectorAll(
            'main input, main textarea, [role*=dialog] input, [role*=dialog] textarea',
          ),
        ].map((input) =>
          input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement ? input.value : undefined,
        ),
      ),
    };
  });
}

/** Records the text of each toast of a page, before the page loads. */
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

/** Returns what is wrong with any page, whatever happened: nothing if all is well. */
export function wrongs({ text, toasts, labels }: Shown): string[] {
  const all = [text, ...toasts, ...labels].join('\n');
  const strange = forbidden.exec(withoutOwn(all))?.[0];
  return [
    ...(text.trim().length < 20 ? ['the page is blank'] : []),
    ...(strange === undefined ? [] : [`the page shows "${strange}"`]),
  ];
}

/** The dictionary's own sentences that are not French (product rule). */
const withoutOwn = (text: string) => dictionaryTexts.reduce((rest, own) => rest.replaceAll(own, ''), text);
