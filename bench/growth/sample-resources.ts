import type { TreeCopy } from '#generators/rehearsal/tree-copy.ts';

const icons = ['Car', 'Tag', 'Map', 'Ticket', 'Gift', 'Bus', 'Key', 'Bell', 'Flag', 'Users'];
const subjects = [
  'Véhicules',
  'Codes',
  'Zones',
  'Tickets',
  'Cadeaux',
  'Navettes',
  'Clés',
  'Alertes',
  'Marques',
  'Équipes',
];

/** The options of `npm run generate -- resource` for a made-up resource, by its number. */
const sampleOf = (number: number) => ({
  name: `sample${String(number).padStart(3, '0')}`,
  many: `${subjects[number % subjects.length]} ${Math.ceil(number / subjects.length)}`,
  one: 'un exemple',
  icon: icons[number % icons.length],
  fields:
    'title:text(40)!!, seats:quantity(1..9), state:choice(new|used), startsOn:day, category:reference(categories), active:flag',
  labels:
    'title=Titre, seats=Places, state=État, state.new=Neuf, state.used=Occasion, startsOn=Début, category=Catégorie, active=Actif, active.true=Oui, active.false=Non',
});

/** Generates made-up resources in a copy of the project. One process does it, since starting one takes longer. */
export function addResources(copy: TreeCopy, count: number): void {
  const samples = Array.from({ length: count }, (_, index) => sampleOf(index + 1));
  const { code, output } = copy.evaluate(`
    import { readSpec } from '#generators/grammar/resource-spec.ts';
    import { generateResource } from '#generators/commands/resource.ts';
    for (const sample of ${JSON.stringify(samples)}) generateResource(readSpec(sample));
  `);
  if (code !== 0) throw new Error(`The resources were not generated:\n${output}`);
}
