import type { KindGenerator } from '#fields/generator.ts';
import { byMembers } from '#fields/inference-hints.ts';
import { mostly, personAt } from '#fields/sample-values.generator.ts';
import type { PersonField } from './person.ts';

export const generator: KindGenerator<PersonField> = {
  access: 'readOnly',
  sample: (index) =>
    mostly(index, {
      name: personAt(index),
      avatar: null,
      email: `personne${index + 1}@exemple.fr`,
    }),
  titleRank: 4,
  infer(member) {
    const found = byMembers(member, 'object', ['name'], ['id', 'avatar', 'email', 'phone']);
    return found && { ...found, confidence: 'guess' };
  },
};
