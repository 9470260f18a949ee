import type { StoredRecord } from '#schema/resource.ts';
import { categoryNamed } from './category-records.ts';
import { monthsAgo } from './clock.ts';
import { front } from './pictures.ts';
import { personMember } from './user-records.ts';

const names = [
  'Le Comptoir des Halles',
  'Hôtel du Vieux Port',
  'Café Lumière',
  'Au Bon Levain',
  'Studio Ciseaux',
  'Les Bains du Parc',
  'Tonic Club',
  'Pharmacie de la Gare',
  'Pivoine et Compagnie',
  'La Page Cornée',
  'Maison Delmas',
  'Garage des Brotteaux',
  'Le Petit Bouchon',
];
const streets = ['rue de la République', 'quai Saint-Antoine', 'cours Lafayette', 'place Bellecour'];
const fronts = [front('#fde68a', '#b91c1c'), front('#bbf7d0', '#1d4ed8'), front('#fecdd3', '#6d28d9')];

/** The establishments of users. */
export const establishmentRecords: readonly StoredRecord[] = names.map((nom, index) => ({
  id: `etab-${index + 1}`,
  nom,
  category: index === 9 ? null : categoryNamed(index % 12),
  adresse: `${12 + index * 9} ${streets[index % streets.length]}, 6900${(index % 9) + 1} Lyon`,
  phone: index === 4 ? null : `04 72 00 11 ${22 + index}`,
  description: 'Maison tenue par la même famille depuis 1987.\nOuvert tous les jours sauf le lundi.',
  images: (index % 4 === 3 ? [] : fronts.slice(index % 2)).map((src) => ({
    src,
    description: 'La façade, avec son store',
  })),
  options: [
    { id: 'opt-1', titre: 'Wi-Fi gratuit' },
    { id: 'opt-2', titre: 'Terrasse' },
  ],
  services: [
    { title: 'Menu du jour', price: 18.5 },
    { title: 'Privatisation de la salle', price: '450' },
  ],
  createdAt: monthsAgo(index * 4 + 2),
  owner: personMember(index * 2 + 1),
}));
