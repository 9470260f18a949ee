import type { KindGenerator } from '#fields/generator.ts';
import type { ChangesField } from './changes.ts';

export const generator: KindGenerator<ChangesField> = {
  access: 'readOnly',
  options: () => ({ names: [] }),
  members: () => ['action', 'name', 'resource', 'record', 'changes'],
  sample: (index) => ({
    action: 'update',
    name: null,
    resource: 'options',
    record: { id: index + 1, title: `Option ${index + 1}` },
    changes: [{ field: 'titre', from: 'Ancien titre', to: `Option ${index + 1}` }],
  }),
  long: true,
};
