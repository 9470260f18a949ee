import { expect, test } from 'vitest';
import { readSpec } from '#generators/grammar/resource-spec.ts';
import { resourceTexts } from './dictionary.ts';

const textsOf = (many: string, one: string) =>
  resourceTexts(readSpec({ name: 'things', fields: 'a:text', many, one }));

test.for([
  ['Héros', 'un héros', 'Modifier le héros', 'Ce héros sera définitivement supprimé.'],
  ['Hôtels', 'un hôtel', 'Modifier l’hôtel', 'Cet hôtel sera définitivement supprimé.'],
  ['Hausses', 'une hausse', 'Modifier la hausse', 'Cette hausse sera définitivement supprimée.'],
  ['Heures', 'une heure', 'Modifier l’heure', 'Cette heure sera définitivement supprimée.'],
  ['Yaourts', 'un yaourt', 'Modifier le yaourt', 'Ce yaourt sera définitivement supprimé.'],
  ['Yens', 'un yen', 'Modifier le yen', 'Ce yen sera définitivement supprimé.'],
  ['Yuccas', 'un yucca', 'Modifier le yucca', 'Ce yucca sera définitivement supprimé.'],
  ['Uhlans', 'un uhlan', 'Modifier le uhlan', 'Ce uhlan sera définitivement supprimé.'],
  ['Onze', 'un onze', 'Modifier le onze', 'Ce onze sera définitivement supprimé.'],
  ['Onces', 'une once', 'Modifier l’once', 'Cette once sera définitivement supprimée.'],
  ['Yeuses', 'une yeuse', 'Modifier l’yeuse', 'Cette yeuse sera définitivement supprimée.'],
  ['Œuvres', 'une œuvre', 'Modifier l’œuvre', 'Cette œuvre sera définitivement supprimée.'],
  ['Zones', 'une zone', 'Modifier la zone', 'Cette zone sera définitivement supprimée.'],
])('the articles of %s', ([many = '', one = '', edit, remove]) => {
  expect(textsOf(many, one)).toMatchObject({ edit: { title: edit }, remove: { text: remove } });
});

/** Nouns with an article of their own, then nouns with an elided one. */
const articles = {
  full: `le hachoir, le hackathon, la haie, la haine, le halage, le hall, le hall d’accueil, la halle, le halo, la halte,
    le hamac, le hamburger, le hameau, le hammam, la hampe, le hamster, la hanche, le hand-ball, le handicap, le hangar,
    le hanneton, le happening, la harangue, le haras, le harcèlement, le hardware, le harem, le hareng, le haricot, le harnais,
    la harpe, le harpon, le hasard, le hashtag, la hâte, le hauban, la hauteur, le haut-parleur, le havre, le hayon, le heaume,
    le henné, le hérisson, la hernie, le héron, le héros, la herse, le hêtre, le heurt, le hibou, la hiérarchie, le hijab,
    le hippie, le hit-parade, le hobby, le hochet, le hockey, le hold-up, le holding, le Hollandais, le homard,
    le home cinéma, le Hongrois, la honte, le hoquet, la horde, le hors-d’œuvre, le hot-dog, la hotline, la hotte, le houblon,
    la houle, la housse, le houx, le hub, le hublot, la huche, la huée, le huis clos, le huit, le huitième, le hurlement,
    le husky, le hussard, la hutte, la hype, le HLM, le HLM neuf, le onzième, le ouistiti, le oui, le ouï-dire, le ululement,
    le yacht, le yeti`,
  elided: `habit, habitant, haleine, hallali, hallucination, halogène, haltère, haltérophile, hameçon, harmonica, harmonie,
    hebdomadaire, hélicoptère, herbe, héritage, héroïne, hésitation, heure, hippodrome, histoire, hiver, homéopathe, homme,
    honneur, honoraire, hôpital, horaire, horloge, hospice, hôte, hôtel, huile, huissier, huître, huitre, humeur, hydravion,
    hygiène, hypermarché, hypothèse, école, œuvre, ouïe, ouvrage, union, yeuse`,
};
const nouns = {
  full: articles.full.split(/,\s+/),
  elided: articles.elided.split(/,\s+/),
};

test.for(nouns.full)('%s is not elided', (noun) => {
  const [, article = '', name = ''] = /^(le|la) (.+)$/.exec(noun) ?? [];
  const isFeminine = article === 'la';
  expect(textsOf('Choses', `${isFeminine ? 'une' : 'un'} ${name}`)).toMatchObject({
    edit: { title: `Modifier ${noun}` },
    remove: { text: expect.stringMatching(isFeminine ? /^Cette / : /^Ce /) },
  });
});

test.for(nouns.elided)('l’%s is elided', (noun) => {
  expect(textsOf('Choses', `un ${noun}`)).toMatchObject({
    edit: { title: `Modifier l’${noun}` },
    remove: { text: expect.stringMatching(/^Cet /) },
  });
});

test('the label of the creation agrees with the noun, unless it has one of its own', () => {
  expect(textsOf('Zones', 'une zone')).toMatchObject({ fields: { createdAt: 'Créée le' } });
  expect(textsOf('Yaourts', 'un yaourt')).toMatchObject({ fields: { createdAt: 'Créé le' } });
  const labels = 'createdAt=Ouverte le';
  expect(
    resourceTexts(readSpec({ name: 'things', fields: 'a:text', one: 'une zone', labels })),
  ).toMatchObject({ fields: { createdAt: 'Ouverte le' } });
});

test('initialisms keep their capitals, and œ is two letters in a path', () => {
  expect(textsOf('SMS', 'un SMS')).toMatchObject({ list: { title: 'Liste des SMS' } });
  expect(textsOf('Œuvres', 'une œuvre')).toMatchObject({ list: { title: 'Liste des œuvres' } });
  expect(readSpec({ name: 'things', fields: 'a:text', many: 'Œuvres' }).path).toBe('oeuvres');
});

test('a placeholder has the words of a name, not the name as the code has it', () => {
  const fields = 'frame_number:text, builtOn:choice(in_progress|HTTPError)';
  const texts = resourceTexts(readSpec({ name: 'summerThings', fields }));
  expect(texts).toMatchObject({
    name: 'À nommer\u00a0: summer things',
    fields: { frame_number: 'À nommer\u00a0: frame number', builtOn: 'À nommer\u00a0: built on' },
    choices: { builtOn: { in_progress: 'À nommer\u00a0: in progress' } },
  });
});
