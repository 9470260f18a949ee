import type { PlannedCall } from './mix.ts';

/** A model of Django's admin, with the number of each column that its list can be ordered by. */
interface Model {
  readonly name: string;
  readonly columns: Readonly<Record<string, number>>;
  /** Filters of the service that are about another table. */
  readonly without?: readonly string[];
}

/** The models of bench/django/back_office.py by the path of their resource. */
const models: Readonly<Record<string, Model>> = {
  users: { name: 'user', columns: { name: 1, role: 5, createdAt: 7 }, without: ['subscription'] },
  rides: { name: 'ride', columns: { reference: 1, price: 7, createdAt: 8 } },
  wallets: { name: 'wallet', columns: { available: 2, pending: 3, updatedAt: 4 } },
  transactions: { name: 'transaction', columns: { amount: 4, createdAt: 6 }, without: ['user'] },
};

const lookups: Readonly<Record<string, string>> = { from: 'gte', min: 'gte', to: 'lte', max: 'lte' };
const booleans: Readonly<Record<string, string>> = { true: '1', false: '0' };

/**
 * Returns the path of the same list or details in Django's admin, after its application; undefined if it has none.
 */
export function djangoPathOf({ activity, path }: Pick<PlannedCall, 'activity' | 'path'>): string | undefined {
  const [, resource = '', id, query = ''] =
    /^\/api\/v1(?:\/admin)?\/(\w+)(?:\/([^/?]+))?(?:\?(.*))?$/.exec(path) ?? [];
  const model = models[resource];
  if (!model || activity === 'edit' || activity === 'export') return undefined;
  if (id !== undefined) return `${model.name}/${id}/change/`;
  const parameters = new URLSearchParams();
  for (const [name, value] of new URLSearchParams(query)) {
    if (model.without?.includes(name)) return undefined;
    if (name === 'page') parameters.set('p', value);
    else if (name === 'query') parameters.set('q', value);
    else if (name === 'sort')
      parameters.set(
        'o',
        value.replace(/\w+/, (field) => String(model.columns[field])),
      );
    else if (name !== 'limit') {
      const [field = '', bound = ''] = name.split('_');
      const column = field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
      parameters.set(`${column}__${lookups[bound] ?? 'exact'}`, booleans[value] ?? value);
    }
  }
  return `${model.name}/?${parameters}`;
}
