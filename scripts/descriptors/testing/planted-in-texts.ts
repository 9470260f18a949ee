import type { Planted } from './planting.ts';

const section = '      "choices": {\n        "rank"';

/** Mistakes in the dictionary that the check names. */
export const inTexts: readonly Planted[] = [
  [
    'dictionary',
    '"rank": "Rang"',
    '"rank": "Poids"',
    '“rank” and “weight” have the same label, “Poids”: word one of them otherwise',
    '"weight": "Poids"',
  ],
  [
    'dictionary',
    '"elder": "Ancien"',
    '"elder": "Oisillon"',
    '“fledgling” and “elder” have the same label, “Oisillon”',
  ],
  [
    'dictionary',
    '        "rank": "Rang",\n',
    '',
    'resources.griffins.fields.rank is missing: add it to locales/fr.json',
    '"fields": {',
  ],
  [
    'dictionary',
    '"rank": "Rang"',
    '"ranks": "Rang"',
    'the dictionary labels “ranks”, and griffins has no such field: call it “rank” in locales/fr.json',
  ],
  [
    'dictionary',
    '"weight": "Poids",',
    '"weight": "Poids",\n          "wings": "Ailes",',
    'the dictionary labels “wings”, and griffins has no such field: remove',
    '"wings"',
  ],
  [
    'dictionary',
    '"identity": "Griffon"',
    '"identities": "Griffon"',
    'resources.griffins.columns.identity is missing',
    '"columns": {',
  ],
  [
    'dictionary',
    '"identity": "Griffon"',
    '"identity": "Griffon",\n        "other": "Autre"',
    'no screen reads resources.griffins.columns.other: remove it',
    '"other"',
  ],
  [
    'dictionary',
    '"elder": "Ancien"',
    '"older": "Ancien"',
    'resources.griffins.choices.rank.elder is missing',
    '"rank": {',
  ],
  [
    'dictionary',
    '"elder": "Ancien"',
    '"elder": "Ancien",\n          "chick": "Poussin"',
    'the dictionary labels “chick”, which “rank” does not have',
    '"chick"',
  ],
  [
    'dictionary',
    section,
    section.replace('rank', 'ranks'),
    'no screen reads resources.griffins.choices.ranks: call it “rank”',
    '"ranks": {',
  ],
  [
    'dictionary',
    '"name": "Griffons"',
    '"name": " "',
    'the text resources.griffins.name is empty: write it in locales/fr.json',
  ],
  [
    'dictionary',
    '      "name": "Griffons",\n',
    '',
    'the text resources.griffins.name is missing',
    '"griffins": {',
  ],
  [
    'dictionary',
    '        "title": "Liste des griffons",\n',
    '',
    'the text list.title is missing',
    '"list": {',
  ],
  ['dictionary', '"search": "Nom…"', '"serach": "Nom…"', 'the text list.search is missing', '"list": {'],
  [
    'dictionary',
    '"add": "Ajouter un griffon"',
    '"ad": "Ajouter un griffon"',
    'no screen reads resources.griffins.list.ad: call it “add”',
  ],
  [
    'dictionary',
    '"text": "Ce griffon sera',
    '"texte": "Ce griffon sera',
    'the text remove.text is missing',
    '"remove": {',
  ],
  ['dictionary', '        "submit": "Envoyer",\n', '', 'the text create.submit is missing', '"create": {'],
  [
    'dictionary',
    '"waits": {',
    '"wait": {',
    'no screen reads resources.griffins.wait: call it “waits” in locales/fr.json',
  ],
  [
    'dictionary',
    '"waits": {',
    '"deletion": {',
    'no screen reads resources.griffins.deletion: remove it from locales/fr.json',
  ],
  ['dictionary', '"young": {', '"yung": {', 'no screen reads resources.griffins.waits.yung: call it “young”'],
  [
    'dictionary',
    '"arrived": "Arrivé"',
    '"arived": "Arrivé"',
    'no screen reads resources.griffins.timeline.arived: call it “arrived”',
  ],
  [
    'dictionary',
    '"shoe": {',
    '"shoes": {',
    'no screen reads resources.griffins.commands.shoes: call it “shoe”',
  ],
  [
    'dictionary',
    '"riders": "Griffons"',
    '"rider": "Griffons"',
    'no screen reads resources.palanquins.related.rider: call it “riders”',
  ],
  [
    'dictionary',
    '"ridden": "Sortis"',
    '"riden": "Sortis"',
    'no screen reads resources.palanquins.figures.riden: call it “ridden”',
  ],
  [
    'dictionary',
    '"resources": {',
    '"resources": {\n    "griffinz": {},',
    'no descriptor declares “griffinz”: call it “griffins” in locales/fr.json',
    '"griffinz"',
  ],
  [
    'dictionary',
    '"resources": {',
    '"resources": {\n    "unicorns": {},',
    'no descriptor declares “unicorns”: remove resources.unicorns from locales/fr.json',
    '"unicorns"',
  ],
];

/** What passes, but is printed each time. */
export const hints: readonly Planted[] = [
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
