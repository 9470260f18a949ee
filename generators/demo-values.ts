/** The value of the record at a place of the demo, from 0. */
export type Demo = (at: number, args: readonly string[]) => unknown;

const towns = [
  'Lyon',
  'Nantes',
  'Lille',
  'Rennes',
  'Angers',
  'Tours',
  'Dijon',
  'Metz',
  'Nîmes',
  'Brest',
  'Caen',
  'Pau',
];
const people = [
  'Alice Dubreuil',
  'Karim Benali',
  'Zoé Lefèvre',
  'Hugo Marchand',
  'Inès Robin',
  'Théo Garnier',
];
const sentences = [
  'Disponible toute l’année, sur demande.',
  'Révision faite au printemps.\nRien à signaler.',
  'Très demandé en été ; à réserver à l’avance.',
];

const town = (at: number) => towns[at % towns.length] ?? 'Lyon';
const person = (at: number) => people[at % people.length] ?? 'Alice Dubreuil';
const picture = { src: '/favicon.svg' };
/** Every so often a value is missing, as it is in life. */
const often = (at: number, value: unknown) => (at % 5 === 4 ? null : value);
const moment = (at: number) => new Date(Date.UTC(2026, 9 - (at % 9), 3 + at, 8 + at, 20)).toISOString();

const values: Readonly<Record<string, Demo>> = {
  text: (at, [max]) => `${at + 1} ${town(at)}`.slice(0, Number(max ?? 255)).trim(),
  longText: (at) => sentences[at % sentences.length],
  email: (at) => `contact${at + 1}@exemple.fr`,
  phone: (at) => `06 12 34 56 ${10 + at}`,
  money: (at) => 12.5 * (at + 1),
  quantity: (at) => (at * 3) % 8,
  flag: (at) => at % 3 !== 0,
  choice: (at, args) => args[at % args.length],
  references: (at) => (at % 4 === 3 ? [] : [{ id: `demo-${(at % 3) + 1}`, titre: town(at) }]),
  reference: (at) => often(at, { id: `demo-${(at % 3) + 1}`, titre: town(at) }),
  picture: (at, args) => often(at, args[0] === 'url' ? picture.src : picture),
  gallery: (at) => (at % 4 === 3 ? [] : [picture, picture]),
  instant: moment,
  account: (at, args) => often(at, { type: args[at % args.length], label: `FR76 •••• ${1000 + at}` }),
  externalLink: (at) => often(at, `sub_${100 + at}`),
  invoiceLines: (at) => [{ label: 'Course', quantity: 1, unit_price: 10 + at, total: 10 + at }],
  percent: (at) => often(at, ((at % 5) + 1) / 10),
  person: (at) => often(at, { name: person(at), avatar: null, email: `personne${at + 1}@exemple.fr` }),
  place: (at) => often(at, { address: `${3 + at} rue de la République, ${town(at)}` }),
  priceList: (at) => [{ title: 'Forfait', price: 20 + at }],
  rating: (at) => often(at, { avg: 3 + (at % 4) / 2, total: 4 + at }),
  status: (at) => often(at, { status: at % 2 === 0 ? 'OK' : 'ENDED' }),
  // Kinds that several members hold: the first is how many, the last the unit.
  period_count: (at) => (at % 3) + 1,
  period_unit: (at) => ['day', 'week', 'month'][at % 3],
};

const nothing: Demo = () => null;

/** What demo records hold of a kind. */
export const demoOf = (kind: string): Demo => values[kind] ?? nothing;

/** What they hold of one of the members that hold a kind together. */
export function memberDemo(member: string): Demo {
  if (member.endsWith('unit')) return demoOf('period_unit');
  return member.endsWith('count') ? demoOf('period_count') : demoOf('money');
}
