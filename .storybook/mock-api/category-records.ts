import type { StoredRecord } from '#schema/resource.ts';
import { monthsAgo } from './clock.ts';
import { tile } from './pictures.ts';

/** The title, the English title, the description and the colour of the icon of each category. */
const categories = [
  ['Restaurant', 'Restaurant', 'Tables traditionnelles, bistrots et cuisines du monde.', '#c2410c'],
  ['Hôtel', 'Hotel', 'Chambres et suites pour une nuit ou un séjour.', '#1d4ed8'],
  ['Café', 'Coffee shop', 'Cafés de quartier, torréfacteurs et salons de thé.', '#92400e'],
  ['Boulangerie', 'Bakery', 'Pains au levain, viennoiseries et sandwichs du jour.', '#b45309'],
  ['Salon de coiffure', 'Hair salon', 'Coupes, colorations et barbiers.', '#7e22ce'],
  ['Spa et bien-être', 'Spa and wellness', 'Massages, hammams et bains.', '#0e7490'],
  ['Salle de sport', 'Gym', 'Musculation et cours collectifs.', '#0369a1'],
  ['Pharmacie', 'Pharmacy', 'Pharmacies de jour et de garde.', '#15803d'],
  ['Fleuriste', 'Florist', 'Bouquets de saison, plantes et compositions.', '#be123c'],
  ['Librairie', 'Bookshop', 'Livres neufs et anciens, bande dessinée et papeterie.', '#9a3412'],
  ['Épicerie fine', 'Delicatessen', 'Fromages, charcuteries et produits du terroir.', '#854d0e'],
  ['Garage', 'Garage', 'Entretien, pneus et réparations.', '#334155'],
] as const;

/** The categories of establishments. */
export const categoryRecords: readonly StoredRecord[] = categories.map(
  ([titre, titre_en, description, colour], index) => ({
    id: `cat-${index + 1}`,
    titre,
    titre_en,
    description,
    icon: index % 5 === 4 ? null : { src: tile(colour) },
    createdAt: monthsAgo(index * 2),
  }),
);

/** Returns a category as it is inside other records. */
export const categoryNamed = (index: number) => ({
  id: `cat-${index + 1}`,
  titre: categories[index]?.[0] ?? '',
});
