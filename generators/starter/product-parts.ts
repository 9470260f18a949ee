/**
 * The files that are the product's own, as globs: its resources with everything that serves, shows and tests them. A
 * starter has none of them. Tests that import one of them, or that name a text or an address of the product, go as
 * well, without being named here.
 */
export const productOnlyFiles: readonly string[] = [
  // Resources and the calls that belong to them.
  'resources/{categories,establishments,invoices,options,plans,ride-offers,rides,subscriptions,transactions,wallets,withdrawal-methods,withdrawals}.ts',
  'resources/calls/{agreements,dashboard,figure-members,figures,period,price-config,price-paths,prices,users}.ts',
  'resources/forms/price-settings.ts',
  'resources/paths/{dashboard,prices,users}.ts',
  'resources/rules/{fare,french}*.ts',
  // The reference API.
  'server/{categories,dashboard,establishments,options,plans,prices,rides,subscriptions,wallets}/**',
  'server/seed/product/**',
  'server/database/{establishment,trade}-tables.ts',
  'server/testing/samples.ts',
  // Pages and tabs of the settings.
  'src/pages/{dashboard,user-detail}/**',
  'src/pages/settings/{plans,prices}/**',
  // Measurements of the product.
  'bench/**',
  // Documents about the product.
  'SECURITY.md',
  'docs/{accessibility,everyday-tasks,growing,security,specification,tutorial}.md',
  'docs/{rgaa,screenshots}/**',
  'scripts/rgaa/**',
  'scripts/checks/{named-tests,rules-table.test,security-document.test}.ts',
  // Tests that use the product's resources as examples of what all resources share.
  'generators/{editing/migration-text,grammar/resource-spec,inference/from-records,inference/from-schema,rehearsal/generate,templates/table}.test.ts',
  'generators/rehearsal/failing-writes.ts',
  'resources/links.test.ts',
  'scripts/contract/{contract-semantics,contract-writes,fixtures,mock-api}.test.ts',
  'scripts/contract/testing/shops.ts',
  'scripts/checks/{quotes,quotes.test,snippets.test}.ts',
  'server/backup/backup.test.ts',
  'server/http/lists.suite.ts',
  'src/app/late/explain/{check-response,redact}.test.ts',
  '.storybook/mock-api/ride-routes.test.ts',
  '.storybook/replay/{story-recording.ts,replay.test.ts}',
  // Tests of what only the product has: faults and random actions, and a kit without unused parts.
  'e2e/{faults,monkey}/**',
  'scripts/checks/used-kit.test.ts',
];
