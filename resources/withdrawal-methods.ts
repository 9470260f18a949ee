import { choice } from '#fields/choice/choice.ts';
import { flag } from '#fields/flag/flag.ts';
import { instant } from '#fields/instant/instant.ts';
import { text } from '#fields/text/text.ts';
import { defineResource } from '#schema/resource.ts';

/** The accounts that a driver's money may be sent to. The driver's page shows them. */
export const withdrawalMethods = defineResource('withdrawalMethods', {
  endpoints: {
    list: {
      method: 'GET',
      path: '/admin/users/{id}/withdrawal-methods',
      base: 'root',
      envelope: 'plain',
      sort: false,
    },
  },
  title: 'label',
  fields: {
    type: choice({ values: ['bank', 'paypal'], access: 'readOnly' }),
    label: text({ access: 'readOnly' }),
    isDefault: flag({ access: 'readOnly' }),
    createdAt: instant({}),
  },
  list: { columns: ['label', 'type', 'isDefault', 'createdAt'] },
  form: [],
});
