import { insertAll, type Seeding } from '#server/seed/insert.ts';
import { linesOf } from '#server/seed/text-data.ts';
import { tile } from './icons.ts';

/** Returns the records of lines with these cells: title, English title, drawing of the icon, its hue, description. */
function recordsOf(text: string) {
  return linesOf(text).map(([titre = '', titre_en = '', icon = '', hue, description = '']) => {
    return { titre, titre_en, icon, hue: Number(hue), description };
  });
}

/** Inserts categories or options with their icons. Returns their ids in order. */
export async function fillIllustrated(
  seeding: Seeding,
  table: 'categories' | 'options',
  records: ReturnType<typeof recordsOf>,
  createdAt: () => Date,
): Promise<readonly string[]> {
  const filled = records.map(({ icon, hue, ...texts }) => ({
    row: { id: seeding.random.id(), ...texts, icon_id: seeding.random.id(), created_at: createdAt() },
    bytes: tile(icon, hue),
  }));
  const files = filled.map(({ row, bytes }) => ({ id: row.icon_id, content_type: 'image/svg+xml', bytes }));
  await insertAll(seeding, 'files', files);
  const rows = filled.map(({ row }) => row);
  await insertAll(seeding, table, rows);
  return rows.map(({ id }) => id);
}

/** The categories of the demo. */
export const demoCategories = recordsOf(`
Restaurant | Restaurant | cutlery | 14 | Tables traditionnelles, bistrots et cuisines du monde.
Hôtel | Hotel | bed | 222 | Chambres et suites pour une nuit ou un séjour.
Café | Coffee shop | cup | 28 | Cafés de quartier, torréfacteurs et salons de thé.
Bar | Bar | glass | 330 | Bars à vins, à bières et à cocktails.
Boulangerie | Bakery | bread | 36 | Pains au levain, viennoiseries et sandwichs du jour.
Pâtisserie | Pastry shop | cake | 342 | Gâteaux, macarons et créations sur commande.
Salon de coiffure | Hair salon | scissors | 270 | Coupes, colorations et barbiers, avec ou sans rendez-vous.
Institut de beauté | Beauty salon | mirror | 310 | Soins du visage, manucure et maquillage.
Spa et bien-être | Spa and wellness | drop | 190 | Massages, hammams et bains.
Salle de sport | Gym | dumbbell | 205 | Musculation, cours collectifs et accompagnement personnel.
Pharmacie | Pharmacy | cross | 145 | Pharmacies de jour et de garde.
Cabinet médical | Medical practice | pulse | 160 | Médecins généralistes et spécialistes.
Dentiste | Dentist | tooth | 200 | Soins dentaires et orthodontie.
Opticien | Optician | spectacles | 240 | Lunettes de vue, solaires et lentilles.
Librairie | Bookshop | book | 20 | Livres neufs et anciens, bande dessinée et papeterie.
Fleuriste | Florist | flower | 350 | Bouquets de saison, plantes et compositions.
Épicerie fine | Delicatessen | basket | 48 | Fromages, charcuteries et produits du terroir.
Supermarché | Supermarket | cart | 120 | Courses du quotidien, ouvertes tard le soir.
Garage automobile | Car repair | wrench | 215 | Entretien, réparation et contrôle technique.
Station de lavage | Car wash | wash | 195 | Lavage à la main ou automatique, intérieur et extérieur.
Location de véhicules | Car rental | key | 260 | Voitures, utilitaires et deux-roues à la journée.
Agence immobilière | Estate agency | house | 100 | Achat, vente et location de logements.
Banque | Bank | columns | 230 | Agences, distributeurs et bureaux de change.
Cinéma | Cinema | film | 0 | Salles d’art et d’essai et grands complexes.
Théâtre | Theatre | curtain | 355 | Théâtres, cafés-théâtres et salles de concert.
Musée | Museum | frame | 40 | Collections permanentes et expositions temporaires.
Parc de loisirs | Amusement park | wheel | 285 | Attractions, parcs aquatiques et jeux en plein air.
Plage privée | Private beach | parasol | 45 | Transats, restauration et sports nautiques.
Discothèque | Nightclub | note | 300 | Pistes de danse et soirées jusqu’à l’aube.
Espace de coworking | Coworking space | laptop | 175 | Bureaux à l’heure, salles de réunion et cabines.`);

/** The options of the demo. */
export const demoOptions = recordsOf(`
Wi-Fi gratuit | Free Wi-Fi | waves | 212 | Connexion sans fil offerte aux clients.
Parking | Parking | parking | 224 | Places de stationnement sur place.
Terrasse | Terrace | parasol | 36 | Tables ou espace en plein air.
Climatisation | Air conditioning | snowflake | 196 | Locaux rafraîchis en été.
Accès PMR | Wheelchair access | wheelchair | 232 | Lieu accessible aux personnes à mobilité réduite.
Animaux acceptés | Pets welcome | paw | 24 | Les animaux de compagnie sont les bienvenus.
Paiement par carte | Card payment | card | 262 | Cartes bancaires acceptées sans minimum.
Réservation en ligne | Online booking | calendar | 340 | Réservation possible à toute heure.
Livraison | Delivery | van | 150 | Livraison à domicile dans la ville.
À emporter | Takeaway | bag | 12 | Commandes à retirer sur place.
Espace enfants | Children’s area | balloon | 320 | Coin jeux ou équipement pour les plus jeunes.
Ouvert le dimanche | Open on Sundays | sun | 46 | Accueil sept jours sur sept.`);
