import { type DemoEntry, entry } from './shelf.ts';

/** What establishments of the demo offer. */
export const demoOptions: readonly DemoEntry[] = [
  entry('Wi-Fi gratuit', 'Free Wi-Fi', 'waves', 212, 'Connexion sans fil offerte aux clients.'),
  entry('Parking', 'Parking', 'parking', 224, 'Places de stationnement sur place.'),
  entry('Terrasse', 'Terrace', 'parasol', 36, 'Tables ou espace en plein air.'),
  entry('Climatisation', 'Air conditioning', 'snowflake', 196, 'Locaux rafraîchis en été.'),
  entry(
    'Accès PMR',
    'Wheelchair access',
    'wheelchair',
    232,
    'Lieu accessible aux personnes à mobilité réduite.',
  ),
  entry('Animaux acceptés', 'Pets welcome', 'paw', 24, 'Les animaux de compagnie sont les bienvenus.'),
  entry('Paiement par carte', 'Card payment', 'card', 262, 'Cartes bancaires acceptées sans minimum.'),
  entry('Réservation en ligne', 'Online booking', 'calendar', 340, 'Réservation possible à toute heure.'),
  entry('Livraison', 'Delivery', 'van', 150, 'Livraison à domicile dans la ville.'),
  entry('À emporter', 'Takeaway', 'bag', 12, 'Commandes à retirer sur place.'),
  entry('Espace enfants', 'Children’s area', 'balloon', 320, 'Coin jeux ou équipement pour les plus jeunes.'),
  entry('Ouvert le dimanche', 'Open on Sundays', 'sun', 46, 'Accueil sept jours sur sept.'),
];
