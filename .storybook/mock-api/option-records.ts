import type { StoredRecord } from '#schema/resource.ts';
import { categoryNamed } from './category-records.ts';
import { monthsAgo } from './clock.ts';
import { tile } from './pictures.ts';

/** The title, the English title and the description of each option, and the indexes of its categories. */
const options = [
  ['Wi-Fi gratuit', 'Free Wi-Fi', 'Connexion sans fil dans tout l’établissement.', [0, 1, 2]],
  ['Terrasse', 'Terrace', 'Tables en extérieur aux beaux jours.', [0, 2]],
  ['Parking', 'Car park', 'Places réservées à la clientèle.', [1, 6]],
  ['Livraison', 'Delivery', 'Livraison à domicile dans le quartier.', [0, 3, 8]],
  ['Accès PMR', 'Wheelchair access', 'Entrée et sanitaires accessibles.', [0, 1, 2, 5, 7]],
  ['Climatisation', 'Air conditioning', 'Salles fraîches en été.', [0, 1]],
  ['Paiement sans contact', 'Contactless payment', 'Cartes et téléphones acceptés.', [0, 3, 7, 10]],
  ['Animaux acceptés', 'Pets welcome', 'Chiens et chats bienvenus.', [1]],
  ['Petit-déjeuner', 'Breakfast', 'Servi tous les matins.', [1, 2, 3]],
  ['Espace enfants', 'Play area', 'Jeux et chaises hautes.', []],
  ['Sur rendez-vous', 'By appointment', 'Réservation à l’avance.', [4, 5, 11]],
  ['Vente à emporter', 'Takeaway', 'À emporter, midi et soir.', [0, 2, 3, 10]],
] as const;

/** The options of establishments. */
export const optionRecords: readonly StoredRecord[] = options.map(
  ([titre, titre_en, description, categories], index) => ({
    id: `opt-${index + 1}`,
    titre,
    titre_en,
    description,
    categories: categories.map(categoryNamed),
    icon: index % 2 === 0 ? { src: tile('#4338ca') } : null,
    createdAt: monthsAgo(index * 3 + 1),
  }),
);
