import { type Planted, plantedIn } from './planting.ts';

const section = '      "choices": {\n        "rank"';

/** Mistakes in the dictionary that the check names. */
export const inTexts: readonly Planted[] = plantedIn('dictionary', [
  [
    '"rank": "Rang"',
    '"rank": "Poids"',
    '“rank” and “weight” have the same label, “Poids”: word one of them otherwise',
    '"weight": "Poids"',
  ],
  ['"elder": "Ancien"', '"elder": "Oisillon"', '“fledgling” and “elder” have the same label, “Oisillon”'],
  [
    '        "rank": "Rang",\n',
    '',
    'resources.griffins.fields.rank is missing: add it to locales/fr.json',
    '"fields": {',
  ],
  [
    '"rank": "Rang"',
    '"ranks": "Rang"',
    'the dictionary labels “ranks”, and griffins has no such field: call it “rank” in locales/fr.json',
  ],
  [
    '"weight": "Poids",',
    '"weight": "Poids",\n          "wings": "Ailes",',
    'the dictionary labels “wings”, and griffins has no such field: remove',
    '"wings"',
  ],
  [
    '"identity": "Griffon"',
    '"identities": "Griffon"',
    'resources.griffins.columns.identity is missing',
    '"columns": {',
  ],
  [
    '"identity": "Griffon"',
    '"identity": "Griffon",\n        "other": "Autre"',
    'no screen reads resources.griffins.columns.other: remove it',
    '"other"',
  ],
  ['"elder": "Ancien"', '"older": "Ancien"', 'resources.griffins.choices.rank.elder is missing', '"rank": {'],
  [
    '"elder": "Ancien"',
    '"elder": "Ancien",\n          "chick": "Poussin"',
    'the dictionary labels “chick”, which “rank” does not have',
    '"chick"',
  ],
  [
    section,
    section.replace('rank', 'ranks'),
    'no screen reads resources.griffins.choices.ranks: call it “rank”',
    '"ranks": {',
  ],
  [
    '"name": "Griffons"',
    '"name": " "',
    'the text resources.griffins.name is empty: write it in locales/fr.json',
  ],
  ['      "name": "Griffons",\n', '', 'the text resources.griffins.name is missing', '"griffins": {'],
  ['        "title": "Liste des griffons",\n', '', 'the text list.title is missing', '"list": {'],
  ['"search": "Nom…"', '"serach": "Nom…"', 'the text list.search is missing', '"list": {'],
  [
    '"add": "Ajouter un griffon"',
    '"ad": "Ajouter un griffon"',
    'no screen reads resources.griffins.list.ad: call it “add”',
  ],
  ['"text": "Ce griffon sera', '"texte": "Ce griffon sera', 'the text remove.text is missing', '"remove": {'],
  ['        "submit": "Envoyer",\n', '', 'the text create.submit is missing', '"create": {'],
  ['"waits": {', '"wait": {', 'no screen reads resources.griffins.wait: call it “waits” in locales/fr.json'],
  [
    '"waits": {',
    '"deletion": {',
    'no screen reads resources.griffins.deletion: remove it from locales/fr.json',
  ],
  ['"young": {', '"yung": {', 'no screen reads resources.griffins.waits.yung: call it “young”'],
  [
    '"arrived": "Arrivé"',
    '"arived": "Arrivé"',
    'no screen reads resources.griffins.timeline.arived: call it “arrived”',
  ],
  ['"shoe": {', '"shoes": {', 'no screen reads resources.griffins.commands.shoes: call it “shoe”'],
  [
    '"riders": "Griffons"',
    '"rider": "Griffons"',
    'no screen reads resources.palanquins.related.rider: call it “riders”',
  ],
  [
    '"ridden": "Sortis"',
    '"riden": "Sortis"',
    'no screen reads resources.palanquins.figures.riden: call it “ridden”',
  ],
  [
    '"resources": {',
    '"resources": {\n    "griffinz": {},',
    'no descriptor declares “griffinz”: call it “griffins” in locales/fr.json',
    '"griffinz"',
  ],
  [
    '"resources": {',
    '"resources": {\n    "unicorns": {},',
    'no descriptor declares “unicorns”: remove resources.unicorns from locales/fr.json',
    '"unicorns"',
  ],
  [
    '"shoe": "Ferrer le griffon',
    '"shoo": "Ferrer le griffon',
    'no screen reads questions.titles.griffins.shoo: call it “shoe” in locales/fr.json',
  ],
  [
    '"remove": {\n          "mount"',
    '"removal": {\n          "mount"',
    'no screen reads questions.consequences.griffins.removal: call it “remove”',
  ],
  [
    '"remove_one"',
    '"shoe_one": "Un seul.",\n        "remove_one"',
    'no screen reads questions.many.griffins.shoe_one: remove it from locales/fr.json',
    '"shoe_one"',
  ],
  [
    '        "remove_many": "Beaucoup.",\n',
    '',
    'the text questions.many.griffins.remove_many is missing: add it to locales/fr.json',
    '"griffins": {\n        "remove_one"',
  ],
  [
    '"titles": {',
    '"titles": {\n      "unicorns": {},',
    'no descriptor declares “unicorns”: remove questions.titles.unicorns from locales/fr.json',
    '"unicorns"',
  ],
]);

/** What passes, but is printed each time. */
export const hints: readonly Planted[] = [
  [
    'dictionary',
    '"beasts": "Bêtes"',
    '"beasts": "Bêtes",\n      "things": "Choses"',
    'no resource is in the group “things” of the navigation: remove shell.groups.things from locales/fr.json',
    '"things"',
  ],
  [
    'dictionary',
    '"rank": "Rang"',
    '"rank": "À nommer\u00a0: rank"',
    'resources.griffins.fields.rank is still “À nommer\u00a0: rank”: word it',
  ],
  [
    'griffins',
    'required: true, max: 80',
    'max: 80',
    '“name” is the title of its records, and a form accepts a record without one: declare `required: true`',
  ],
];

/** What neither the compiler nor the check sees: a unit that is not the one of the service. */
export const silent: readonly Planted[] = [['dictionary', '"weight": "Poids"', '"weight": "Poids (g)"', '']];
