/** Establishments of the demo by their category's title: what they may be called, what they sell. */
export interface PlaceKind {
  readonly category: string;
  readonly names: readonly string[];
  readonly about: string;
  readonly services: readonly (readonly [title: string, price: number])[];
}

export const placeKinds: readonly PlaceKind[] = [
  {
    category: 'Restaurant',
    names: [
      'Le Comptoir de Margot',
      'La Table du Marché',
      'Chez Amadou',
      'L’Atelier des Saveurs',
      'Le Petit Zinc',
      'Aux Deux Pigeons',
    ],
    about:
      'Cuisine de saison, produits frais et carte courte renouvelée chaque semaine. Terrasse au calme dès les beaux jours.',
    services: [
      ['Menu du midi', 18.5],
      ['Menu dégustation', 46],
      ['Plat du jour', 14.9],
      ['Formule enfant', 11],
      ['Accord mets et vins', 24],
    ],
  },
  {
    category: 'Hôtel',
    names: [
      'Hôtel des Arcades',
      'Le Clos Saint-Michel',
      'Hôtel du Vieux Port',
      'La Maison Bleue',
      'Hôtel Bellevue',
    ],
    about:
      'Chambres rénovées à deux pas du centre, literie confortable et petit déjeuner maison servi jusqu’à onze heures.',
    services: [
      ['Chambre simple', 79],
      ['Chambre double', 105],
      ['Suite familiale', 168],
      ['Petit déjeuner', 12.5],
      ['Départ tardif', 25],
    ],
  },
  {
    category: 'Café',
    names: ['Café des Halles', 'La Fabrique à Café', 'Le Grain Noir', 'Café Lumière'],
    about: 'Torréfaction artisanale, pâtisseries du matin et grandes tables pour travailler ou discuter.',
    services: [
      ['Café filtre', 3.2],
      ['Cappuccino', 4.5],
      ['Brunch du dimanche', 26],
      ['Sachet de café 250 g', 9.8],
    ],
  },
  {
    category: 'Boulangerie',
    names: ['Au Pain d’Autrefois', 'La Mie Dorée', 'Boulangerie Keïta', 'Le Fournil d’Élodie'],
    about: 'Pains au levain naturel pétris sur place, farines locales et viennoiseries pur beurre.',
    services: [
      ['Baguette tradition', 1.3],
      ['Croissant', 1.2],
      ['Formule déjeuner', 8.9],
      ['Pièce montée (par personne)', 5.5],
    ],
  },
  {
    category: 'Salon de coiffure',
    names: ['L’Atelier Capillaire', 'Maison Solène', 'Barbier du Faubourg', 'Côté Mèches'],
    about: 'Coupes soignées, couleurs végétales et conseils sur mesure, avec ou sans rendez-vous.',
    services: [
      ['Coupe femme', 42],
      ['Coupe homme', 26],
      ['Couleur', 58],
      ['Taille de barbe', 18],
      ['Brushing', 29],
    ],
  },
  {
    category: 'Spa et bien-être',
    names: ['Les Bains d’Orient', 'Spa Azur', 'Escale Douceur'],
    about: 'Hammam, bassin chaud et massages dans un lieu calme, en solo ou à deux.',
    services: [
      ['Massage relaxant 50 min', 75],
      ['Accès hammam', 28],
      ['Gommage', 35],
      ['Forfait duo', 139],
    ],
  },
  {
    category: 'Salle de sport',
    names: ['Le Hangar Fitness', 'Club Vitalité', 'Studio Équilibre'],
    about: 'Plateau de musculation, cours collectifs tous les jours et suivi personnalisé.',
    services: [
      ['Séance à l’unité', 12],
      ['Abonnement mensuel', 34.9],
      ['Coaching personnel', 49],
      ['Cours de yoga', 16],
    ],
  },
  {
    category: 'Garage automobile',
    names: ['Garage des Platanes', 'Auto Service Nguyen', 'Mécanique Garnier'],
    about: 'Entretien toutes marques, devis gratuit et véhicule de prêt sur demande.',
    services: [
      ['Vidange', 89],
      ['Plaquettes de frein', 135],
      ['Diagnostic', 45],
      ['Géométrie', 69.9],
    ],
  },
  {
    category: 'Librairie',
    names: ['La Page Blanche', 'Librairie du Canal', 'Le Chat qui Lit'],
    about: 'Littérature, jeunesse et bande dessinée, rencontres avec les auteurs chaque mois.',
    services: [
      ['Commande d’ouvrage', 0],
      ['Carte cadeau', 25],
      ['Atelier d’écriture', 15],
    ],
  },
  {
    category: 'Fleuriste',
    names: ['Brin de Soleil', 'Les Jardins d’Hélène', 'Au Pied de la Fleur'],
    about: 'Bouquets de saison, fleurs locales et compositions pour toutes les occasions.',
    services: [
      ['Bouquet du jour', 24],
      ['Composition sur mesure', 45],
      ['Abonnement mensuel', 29.9],
    ],
  },
  {
    category: 'Espace de coworking',
    names: ['La Ruche', 'Le Bureau d’en Face', 'Station Nomade'],
    about: 'Postes à l’heure ou au mois, salles de réunion équipées et café compris.',
    services: [
      ['Poste à la journée', 22],
      ['Bureau fermé (mois)', 390],
      ['Salle de réunion (heure)', 35],
    ],
  },
];
