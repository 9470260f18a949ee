import type { StatedField, Target } from './generator.ts';
import { wordsOfName } from './inference-hints.ts';

const towns = 'Lyon Nantes Lille Rennes Angers Tours Dijon Metz Nice Brest Caen Pau'.split(' ');

/** Returns the town of a sample record. */
export const townAt = (index: number): string => towns[index % towns.length] ?? '';

const people = 'Alice Dubreuil, Karim Benali, Zoé Lefèvre, Hugo Marchand, Inès Robin, Théo Garnier'.split(
  ', ',
);

/** Returns the name of a person in a sample record. */
export const personAt = (index: number): string => people[index % people.length] ?? '';

/** Returns the name of another record in a sample record. */
export const nameAt = (index: number, target: Pick<Target, 'people'> | undefined): string =>
  target?.people ? personAt(index) : townAt(index);

/** Returns null for every fifth sample record, the value for the others. */
export const mostly = <Value>(index: number, value: Value): Value | null => (index % 5 === 4 ? null : value);

/** The address of a picture that the product serves. */
export const samplePicture = '/favicon.svg';

type Named = Pick<StatedField, 'name' | 'label'>;

const folded = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '');

/** Returns true if a word of the field's name or of its French label is among the given ones. */
function isAbout({ name, label = '' }: Named, words: string): boolean {
  const own = [...wordsOfName(name), ...wordsOfName(folded(label).replaceAll(/[’']/g, ' '))];
  return own.some((word) => words.split(' ').includes(word));
}

/** Returns one of the values, by the index of a sample record. */
const oneOf = (values: string) => (index: number) => {
  const all = values.split(', ');
  return all[index % all.length] ?? '';
};

const letters = 'ABCDEFGHJKLM';
const letter = (index: number) => letters.charAt(index % letters.length);

/** Sample texts, by the words of the names of fields that they suit. The first that suits is used. */
const texts: readonly (readonly [words: string, textAt: (index: number) => string])[] = [
  [
    'plate immatriculation registration plaque',
    (index) =>
      `${letter(index)}${letter(index + 5)}-${137 + index * 53}-${letter(index + 2)}${letter(index + 7)}`,
  ],
  [
    'make marque brand manufacturer constructeur',
    oneOf('Renault, Peugeot, Citroën, Dacia, Toyota, Tesla, Škoda, Volkswagen'),
  ],
  ['model modele', oneOf('Mégane, 508, C5, Jogger, Corolla, Model 3, Octavia, Passat')],
  ['color colour couleur', oneOf('Noir, Blanc, Gris, Bleu, Rouge, Argent')],
  [
    'code coupon promo',
    oneOf(
      'BIENVENUE10, ETE2026, NUIT15, WEEKEND, RENTREE, AEROPORT, GARE5, FIDELITE, NOEL2026, PARRAIN, MATIN, CONCERT',
    ),
  ],
  ['firstname prenom', oneOf('Alice, Bruno, Chloé, David, Élise, Farid, Gaëlle, Hugo')],
  ['lastname surname', oneOf('Dubreuil, Lemaire, Nguyen, Garnier, Moreau, Benali, Le Goff, Petit')],
  ['street address adresse rue', (index) => `${3 + index * 4} rue de la République`],
  ['zip postcode postal postale cp', oneOf('69001, 44000, 59000, 35000, 49000, 37000, 21000, 57000')],
  [
    'company societe entreprise agency agence employer',
    (index) => `${index % 2 === 0 ? 'Taxis' : 'Transports'} ${townAt(index)}`,
  ],
  ['reference ref number numero', (index) => `REF-${String(index + 1).padStart(4, '0')}`],
  ['owner manager contact author responsable auteur interlocuteur', personAt],
  ['zone secteur sector area quartier', oneOf('Centre, Gare, Aéroport, Port, Université, Rive gauche')],
  [
    'subject objet sujet title titre headline topic intitule label libelle',
    oneOf(
      'Bagage oublié à bord, Facture à corriger, Demande de remboursement, Chauffeur en retard, Changement d’adresse, Paiement refusé, Question sur un trajet, Compte bloqué, Siège enfant manquant, Itinéraire trop long, Reçu introuvable, Merci à toute l’équipe',
    ),
  ],
  [
    'description comment commentaire note message body content contenu details',
    oneOf(
      'Le client a rappelé ce matin., À vérifier avant la fin du mois., Une réponse a été envoyée., Le dossier est complet., En attente d’une pièce.',
    ),
  ],
];

/** Returns the text of a sample record that suits the name or the French label of its field. */
export function sampleText(index: number, field: Named): string {
  const [, textAt = townAt] = texts.find(([words]) => isAbout(field, words)) ?? [];
  return textAt(index);
}

/** Returns the number of a sample record that suits the name or the French label of its field. */
export function sampleNumber(index: number, field: Named): number {
  if (isAbout(field, 'seats places capacity capacite')) return 4 + (index % 4);
  if (isAbout(field, 'mileage odometer kilometrage')) return 8200 + index * 7350;
  if (isAbout(field, 'year annee')) return 2015 + index;
  return (index * 3) % 8;
}

/** Returns the day of a sample record that suits the name or the French label of its field. */
export function sampleDay(index: number, field: Named): string {
  const year = isAbout(field, 'birth naissance born')
    ? 1965
    : isAbout(field, 'circulation purchase achat')
      ? 2014
      : 0;
  const month = 9 - (index % 9);
  return new Date(Date.UTC(year === 0 ? 2026 : year + index, month, 3 + index)).toISOString().slice(0, 10);
}

/** Returns the moment of a sample record. A field about an end has a moment two months later than the others. */
export function sampleMoment(index: number, field: Named): string {
  const later = isAbout(field, 'end ends until expires expiry deadline fin expiration') ? 2 : 0;
  return new Date(Date.UTC(2026, (index % 12) + later, 3 + index, 8 + (index % 9), 30)).toISOString();
}

/** Sample tags, by the words of the names of fields that they suit. */
const tagSets: readonly (readonly [words: string, tags: string])[] = [
  ['skill skills competence competences', 'anglais, espagnol, premiers secours, accueil, permis D'],
  ['language languages langue langues', 'français, anglais, espagnol, arabe, portugais'],
  ['ingredient ingredients allergen allergens allergene allergenes', 'gluten, lait, œufs, arachides, soja'],
  ['keyword keywords mot mots topic topics', 'aéroport, gare, nuit, bagages, groupe'],
];
const usualTags = 'nouveau, populaire, local, fait maison, de saison';

/** Returns the tags of a sample record: up to three of those that suit the name or the French label of its field. */
export function sampleTags(index: number, field: Named): string[] {
  const [, tags = usualTags] = tagSets.find(([words]) => isAbout(field, words)) ?? [];
  const all = tags.split(', ');
  return Array.from(
    { length: index % 4 === 3 ? 0 : 1 + (index % 3) },
    (_, at) => all[(index + at) % all.length] ?? '',
  );
}
