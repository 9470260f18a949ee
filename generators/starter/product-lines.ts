/**
 * What a starter leaves out of files that it keeps, by their path. A pattern that matches nothing is an error: the file
 * has changed, and the pattern must follow it.
 */
const productLines: Readonly<Record<string, readonly RegExp[]>> = {
  'resources/schemas/roles.ts': [/'driver', /],
  'resources/users.ts': [
    /^import \{ (rating|status) \} .*\n/gm,
    /driver: 'info', /,
    /: clients, drivers and administrators/,
    /^ {4}rating: .*\n/m,
    /^ {4}subscription: [\s\S]*?\n {4}\}\),\n/m,
    /, 'rating'/,
    /'subscription', /,
    /^ {2}related: \{[\s\S]*?\n {2}\},\n {2}allowsRemoval: .*\n/m,
  ],
  'server/users/table.ts': [
    /^ {4}(rating|subscription): computed[\s\S]*? end`\),\n/gm,
    /, rating: 'rating_avg'/,
    /^ {4}subscription: 'subscription_status',\n/m,
  ],
  'src/pages/settings/settings-tabs.ts': [
    /^import .*\/(resource-queries|plans|list-search|plans-prefix|price-queries)\.ts';\n/gm,
    /^ {2}(plans|'prices-config'): \{[\s\S]*?\n {2}\},\n/gm,
  ],
  'src/pages/settings/tab-names.ts': [/^ {2}('plans'|'prices-config'),\n/gm],
  'src/shell/settings-pages.ts': [/^ {2}(BadgeEuro|CreditCard),\n/gm, /^ {2}(plans|'prices-config'): .*\n/gm],
  '.storybook/mock-api/user-records.ts': [
    /'driver', 'client', |'driver', /g,
    /^const subscriptions = .*\n/m,
    /role === 'driver' && number % 2 === 0 \? 'client' : /,
    /^ {4}(rating|subscription): .*\n/gm,
    /\/\*\* Returns a user as a member of a wallet [\s\S]*?\n\n/,
  ],
};

/** Returns the files that a starter has without what is about the product, by their path. `read` returns a file. */
export const filesWithoutProduct = (read: (path: string) => string): [path: string, text: string][] =>
  Object.entries(productLines).map(([path, patterns]) => [
    path,
    patterns.reduce((text, pattern) => {
      const left = text.replace(pattern, '');
      if (left === text) throw new Error(`${path} has nothing that matches ${pattern}.`);
      return left;
    }, read(path)),
  ]);
