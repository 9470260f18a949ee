/** The settings of the page, by the attribute of its root element that has their value. */
const attributes = {
  /** The origin of the API; without it, it is that of the page. */
  VITE_API_HOST: 'data-api-host',
  /** The page of subscriptions at the payment provider. */
  VITE_PAYMENT_DASHBOARD_URL: 'data-payment-dashboard',
} as const;

/** The name of a setting of the page, as the environment has it. */
export type PageSetting = keyof typeof attributes;

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' };
/** Returns a text as the source of a page has it, also inside an attribute. */
export const escaped = (text: string) => text.replace(/[&"<>]/g, (character) => entities[character] ?? '');

/**
 * Returns the HTML of the page with settings as attributes of its root element, which no policy forbids and which cost no
 * request. A setting that is missing or empty keeps the value that the page has, e.g. from its build.
 */
export function withPageSettings(
  html: string,
  given: Readonly<Partial<Record<PageSetting, string | undefined>>>,
): string {
  return Object.entries(attributes).reduce((page, [name, attribute]) => {
    const value = Object.entries(given)
      .find(([each]) => each === name)?.[1]
      ?.replace(/\/+$/, '');
    if (!value) return page;
    const former = new RegExp(` ${attribute}="[^"]*"`);
    return page.replace(/<html[^>]*>/, (tag) =>
      tag.replace(former, '').replace('<html', () => `<html ${attribute}="${escaped(value)}"`),
    );
  }, html);
}

/** Returns a setting of the page in which this code runs. */
export const pageSetting = (name: PageSetting): string | undefined =>
  typeof document === 'undefined'
    ? undefined
    : (document.documentElement.getAttribute(attributes[name]) ?? undefined);

/** Returns a setting from the HTML of a page. */
export function pageSettingIn(html: string, name: PageSetting): string | undefined {
  const [tag = ''] = /<html[^>]*>/.exec(html) ?? [];
  const written = new RegExp(` ${attributes[name]}="([^"]*)"`).exec(tag)?.[1];
  return Object.entries(entities).reduce<string | undefined>(
    (text, [character, entity]) => text?.replaceAll(entity, character),
    written,
  );
}
