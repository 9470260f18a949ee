import { AsyncLocalStorage } from 'node:async_hooks';
import { type Dialect, Kysely, type KyselyPlugin, type TransactionBuilder } from 'kysely';
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
  /** The plugins beside the guard. */
  readonly others: readonly KyselyPlugin[];

  constructor(dialect: Dialect, plugins: readonly KyselyPlugin[] = []) {
    super({ dialect, plugins: [guard, ...plugins] });
    this.others = plugins;
  }

  override transaction(): TransactionBuilder<Tables> {
    refuseOutside();
    return super.transaction();
  }
}

/**
 * Runs a function in a transaction that must be its only connection: a query outside of it, by the function or what it
 * calls, throws. Otherwise the embedded database, which has one connection, would wait for ever, and a server would
 * commit the query although the transaction fails.
 */
export const inOneTransaction = <Result>(
  db: Database,
  run: (trx: DatabaseTransaction) => Promise<Result>,
): Promise<Result> =>
  db.transaction().execute((trx) => {
    const others = db instanceof GuardedDatabase ? db.others : [];
    const own = others.reduce((each, plugin) => each.withPlugin(plugin), trx.withoutPlugins());
    return running.run(true, () => run(own));
  });
