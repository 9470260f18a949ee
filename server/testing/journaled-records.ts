import { newId } from '#server/database/ids.ts';
import { admin, asJson, type JournaledWrite, ofAdded, plainWrite } from './journaled-write.ts';
import { formOf } from './pictures.ts';
import { addRide, addTransaction, addWallet } from './samples.ts';
import { category, plan } from './writes.ts';

const option = { titre: 'Wifi', titre_en: 'Wifi', description: 'Partout.', categories: [] };
const prices = {
  base_price: 3,
  price_per_km: { day: 1.2, night: 1.5 },
  price_per_minute: { day: 0.3, night: 0.35 },
  supplements: { day: { animal: 2, luggage: 1, person: 0 }, night: { animal: 3, luggage: 1, person: 2 } },
};
const categories = '/api/v1/admin/categories';
const options = '/api/v1/admin/options';
const plans = '/api/v1/subscription-plans';
const asForm = () => ({ form: formOf(category.good) });

/** Writes of records and of prices. */
export const recordWrites: readonly JournaledWrite[] = [
  {
    call: `POST ${categories}`,
    entry: { action: 'create', resource: 'categories' },
    prepare: plainWrite('POST', categories, asForm),
  },
  {
    call: `PUT ${categories}/*`,
    entry: { action: 'update', resource: 'categories', changed: ['titre'] },
    prepare: ofAdded('PUT', categories, asForm, () => ({ form: formOf({ ...category.good, titre: 'Bar' }) })),
  },
  {
    call: `POST ${options}`,
    entry: { action: 'create', resource: 'options' },
    prepare: plainWrite('POST', options, asJson(option)),
  },
  {
    call: `PUT ${options}/*`,
    entry: { action: 'update', resource: 'options', changed: ['titre'] },
    prepare: ofAdded('PUT', options, asJson(option), asJson({ ...option, titre: 'Bar' })),
  },
  {
    call: `DELETE ${options}/*`,
    entry: { action: 'delete', resource: 'options' },
    prepare: ofAdded('DELETE', options, asJson(option)),
  },
  {
    call: `POST ${plans}`,
    entry: { action: 'create', resource: 'plans' },
    prepare: plainWrite('POST', plans, asJson(plan.good)),
  },
  {
    call: `PUT ${plans}/*`,
    entry: { action: 'update', resource: 'plans', changed: ['price'] },
    prepare: ofAdded('PUT', plans, asJson(plan.good), asJson({ ...plan.good, price: 12 })),
  },
  {
    call: `DELETE ${plans}/*`,
    entry: { action: 'delete', resource: 'plans' },
    prepare: ofAdded('DELETE', plans, asJson(plan.good)),
  },
  {
    call: 'PUT /api/v1/price-configs',
    entry: { action: 'update', resource: 'prices', changed: ['basePrice', 'animalPriceNight'] },
    prepare: async (service) => {
      const { send } = await admin(service);
      const { supplements } = prices;
      const night = { ...supplements.night, animal: 4 };
      const json = { ...prices, base_price: 3.5, supplements: { ...supplements, night } };
      await send('PUT', '/api/v1/price-configs', { json: prices });
      return () => send('PUT', '/api/v1/price-configs', { json });
    },
  },
  {
    call: 'DELETE /api/v1/rides/*',
    entry: { action: 'command', name: 'cancel', resource: 'rides', changed: ['status'] },
    prepare: async (service) => {
      const id = await addRide(service);
      return plainWrite('DELETE', `/api/v1/rides/${id}`, () => ({}))(service);
    },
  },
  {
    call: 'DELETE /api/v1/admin/rides/*',
    entry: { action: 'delete', resource: 'rides' },
    prepare: async (service) => {
      const id = await addRide(service);
      return plainWrite('DELETE', `/api/v1/admin/rides/${id}`, () => ({}))(service);
    },
  },
  {
    call: 'DELETE /api/v1/admin/etablissement/*',
    entry: { action: 'delete', resource: 'establishments' },
    prepare: async (service) => {
      const [id, owner_id] = [newId(), await service.addUser()];
      const columns = { category_id: null, nom: 'A', adresse: 'A', phone: 'A', description: 'A' };
      await service.db
        .insertInto('establishments')
        .values({ id, owner_id, ...columns })
        .execute();
      return plainWrite('DELETE', `/api/v1/admin/etablissement/${id}`, () => ({}))(service);
    },
  },
  {
    call: 'PUT /api/v1/admin/wallets/*/transactions/*',
    entry: { action: 'command', name: 'validate', resource: 'withdrawals', changed: ['status'] },
    prepare: async (service) => {
      const wallet = await addWallet(service, { pending: 50 });
      const id = await addTransaction(service, wallet);
      const path = `/api/v1/admin/wallets/${wallet}/transactions/${id}`;
      return plainWrite('PUT', path, asJson({ status: 'validated' }))(service);
    },
  },
];
