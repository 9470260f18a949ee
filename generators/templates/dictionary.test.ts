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
