/**
 * The files that are the product's own, as globs: its resources with everything that serves, shows and tests them. A
 * starter has none of them. Tests that import one of them, or that name a text of the product, go as well, without
 * being named here.
 */
export const productFiles: readonly string[] = [
  // Resources and the calls that belong to them.
  'resources/{categories,establishments,invoices,options,plans,ride-offers,rides,subscriptions,transactions,wallets,withdrawal-methods,withdrawals}.ts',
  'resources/calls/{dashboard,figures,period,price-config,price-paths,prices,users}.ts',
  'resources/forms/price-settings.ts',
  'resources/paths/{dashboard,prices,users}.ts',
  'resources/rules/fare*.ts',
  // The reference API.
  'server/{categories,dashboard,establishments,options,plans,prices,rides,subscriptions,wallets}/**',
  'server/seed/product/**',
  'server/database/{place,trade}-tables.ts',
  'server/testing/samples.ts',
  // Pages, tabs of the settings and their stories.
  'src/pages/{dashboard,user-detail}/**',
  'src/pages/settings/{plans,prices}/**',
  'src/app/stories/{categories,dashboard,dashboard-charts,dashboard-period,dashboard-waits,establishments,options,ride,ride-end,rides,subscriptions,transactions,wait-counts,wallets,withdrawals}.stories.tsx',
  'src/app/stories/settings-{plans,plans-form,plans-versions,prices,unsaved}.stories.tsx',
  'src/app/stories/{user-commands,user-disabled,user-parts,user-tabs,users-detail}.stories.tsx',
  'src/app/stories/{figures-states,plan-dialog}.ts',
  'e2e/{categories,dashboard,establishments,options,rides,story,subscriptions,users,user-commands,user-creation,waits,wallets,withdrawals}.spec.ts',
  '.storybook/mock-api/{activity-records,category-records,establishment-records,figure-routes,option-records,plan-records,price-routes,ride-records,ride-routes,subscription-records,wallet-records}.ts',
  // Measurements of the product.
  'bench/**',
  // Documents about the product.
  'SECURITY.md',
  'docs/{accessibility,growing,security,specification,tutorial}.md',
  'docs/{rgaa,screenshots}/**',
  'scripts/rgaa/**',
  'scripts/checks/{named-tests,rules-table.test,security-document.test}.ts',
  // Tests that use the product's resources as examples of what all resources share.
  'resources/links.test.ts',
  'server/activity/journaled-writes.suite.ts',
  'server/calls/{lost-response,unit-of-work}.suite.ts',
  'server/changes/changes.suite.ts',
  'server/calls/reads.suite.ts',
  'server/http/{bad-input,figures,request-log,totals}.suite.ts',
  'server/{measurements/measurements,page-reports/page-reports,views/views}.suite.ts',
  'server/database/postgres-faults.test.ts',
  'server/testing/{journaled-accounts,journaled-records,journaled-sign-ins,journaled-write,journaled-writes,writes}.ts',
  'generators/{editing/migration-text,grammar/resource-spec,inference/from-records,inference/from-schema}.test.ts',
  'generators/rehearsal/{failing-writes,generate.test}.ts',
  'scripts/contract/{contract-meaning,mock-api}.test.ts',
  'server/{backup/backup,openapi/openapi}.test.ts',
  'generators/templates/table.test.ts',
  'scripts/contract/fixtures.test.ts',
  'src/lib/i18n/specification.test.ts',
  'src/app/late/explain/{check-response,redact}.test.ts',
  '.storybook/replay/{story-recording.ts,replay.stories.tsx,replay.test.ts}',
  'src/shell/navigation.test.ts',
  'src/app/stories/{errors,journal,login,login-codes,merges,palette,required-action,settings-password,shortcuts}.stories.tsx',
  'e2e/{accessibility,bulk,drafts,explain,export,factor-reset,failures,filter-bar,filters,import,layout,news,offline,palette,presentation,saved-views,second-factor,session,settings,shell,sign-in,two-administrators,undo}.spec.ts',
  'e2e/{faults,monkey}/**',
];
