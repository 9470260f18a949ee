import type { KindGenerator } from '#fields/generator.ts';
import { byMembers } from '#fields/inference-hints.ts';
import { mostly } from '#fields/sample-values.generator.ts';
import type { PersonField } from './person.ts';

const people = [
  'Alice Dubreuil',
  'Karim Benali',
  'Zoé Lefèvre',
  'Hugo Marchand',
  'Inès Robin',
  'Théo Garnier',
];

export const generator: KindGenerator<PersonField> = {
  access: 'readOnly',
  sample: (index) =>
    mostly(index, {
      name: people[index % people.length],
      avatar: null,
      email: `personne${index + 1}@exemple.fr`,
    }),
  titleRank: 4,
  infer(member) {
    const found = byMembers(member, 'object', ['name'], ['id', 'avatar', 'email', 'phone']);
    return found && { ...found, confidence: 'guess' };
  },
};
