import { AsyncLocalStorage } from 'node:async_hooks';
import { type Dialect, Kysely, type KyselyPlugin, type Logger, type TransactionBuilder } from 'kysely';
import type { Database, DatabaseTransaction, Tables } from './tables.ts';

/** Set while a function of {@link inOneTransaction} runs, and in everything that it starts. */
const running = new AsyncLocalStorage<true>();

function refuseOutside(): void {
  if (running.getStore()) throw new Error('A unit of work made a query outside of its transaction');
}

const guard: KyselyPlugin = {
  transformQuery({ node }) {
    refuseOutside();
    return node;
  },
  transformResult: async ({ result }) => result,
};

/** A database whose queries throw inside of {@link inOneTransaction}, unless they are the transaction's. */
export class GuardedDatabase extends Kysely<Tables> {
  /** The plugins except the guard. */
  readonly others: readonly KyselyPlugin[];

  constructor(dialect: Dialect, plugins: readonly KyselyPlugin[] = [], log?: Logger) {
    super({ dialect, plugins: [guard, ...plugins], ...(log && { log }) });
    this.others = plugins;
  }

  override transaction(): TransactionBuilder<Tables> {
    refuseOutside();
    return super.transaction();
  }
}

/**
 * Runs a function in a transaction. A query of the function outside of the transaction throws: the embedded database has
 * one connection and would wait for ever, and a PostgreSQL server would commit the query although the transaction fails.
 */
export const inOneTransaction = <Result>(
  db: Database,
  run: (trx: DatabaseTransaction) => Promise<Result>,
): Promise<Result> =>
  db.transaction().execute((trx) => {
    const others = db instanceof GuardedDatabase ? db.others : [];
    const own = others.reduce((result, plugin) => result.withPlugin(plugin), trx.withoutPlugins());
    return running.run(true, () => run(own));
  });
