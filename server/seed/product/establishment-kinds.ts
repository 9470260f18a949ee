import { listOf } from '#server/seed/text-data.ts';

function kindOf(block: string) {
  const [head = '', description = '', services = ''] = block.split('\n');
  const [category = '', names = ''] = head.split(': ');
  return { category, names: listOf(names), description, services: listOf(services).map(serviceOf) };
}

function serviceOf(text: string) {
  const end = text.lastIndexOf(' ');
  return [text.slice(0, end), Number(text.slice(end))] as const;
}

/** The kinds of establishments, three lines each: category and names, description, services with their price. */
export const establishmentKinds = `
Restaurant: Le Comptoir de Margot, La Table du Marché, Chez Amadou, L’Atelier des Saveurs, Le Petit Zinc, Aux Deux Pigeons
Cuisine de saison, produits frais et carte courte renouvelée chaque semaine. Terrasse au calme dès les beaux jours.
Menu du midi 18.5, Menu dégustation 46, Plat du jour 14.9, Formule enfant 11, Accord mets et vins 24

Hôtel: Hôtel des Arcades, Le Clos Saint-Michel, Hôtel du Vieux Port, La Maison Bleue, Hôtel Bellevue
Chambres rénovées à deux pas du centre, literie confortable et petit déjeuner maison servi jusqu’à onze heures.
Chambre simple 79, Chambre double 105, Suite familiale 168, Petit déjeuner 12.5, Départ tardif 25

Café: Café des Halles, La Fabrique à Café, Le Grain Noir, Café Lumière
Torréfaction artisanale, pâtisseries du matin et grandes tables pour travailler ou discuter.
Café filtre 3.2, Cappuccino 4.5, Brunch du dimanche 26, Sachet de café 250 g 9.8

Boulangerie: Au Pain d’Autrefois, La Mie Dorée, Boulangerie Keïta, Le Fournil d’Élodie
Pains au levain naturel pétris sur place, farines locales et viennoiseries pur beurre.
Baguette tradition 1.3, Croissant 1.2, Formule déjeuner 8.9, Pièce montée (par personne) 5.5

Salon de coiffure: L’Atelier Capillaire, Maison Solène, Barbier du Faubourg, Côté Mèches
Coupes soignées, couleurs végétales et conseils sur mesure, avec ou sans rendez-vous.
Coupe femme 42, Coupe homme 26, Couleur 58, Taille de barbe 18, Brushing 29

Spa et bien-être: Les Bains d’Orient, Spa Azur, Escale Douceur
Hammam, bassin chaud et massages dans un lieu calme, en solo ou à deux.
Massage relaxant 50 min 75, Accès hammam 28, Gommage 35, Forfait duo 139

Salle de sport: Le Hangar Fitness, Club Vitalité, Studio Équilibre
Plateau de musculation, cours collectifs tous les jours et suivi personnalisé.
Séance à l’unité 12, Abonnement mensuel 34.9, Coaching personnel 49, Cours de yoga 16

Garage automobile: Garage des Platanes, Auto Service Nguyen, Mécanique Garnier
Entretien toutes marques, devis gratuit et véhicule de prêt sur demande.
Vidange 89, Plaquettes de frein 135, Diagnostic 45, Géométrie 69.9

Librairie: La Page Blanche, Librairie du Canal, Le Chat qui Lit
Littérature, jeunesse et bande dessinée, rencontres avec les auteurs chaque mois.
Commande d’ouvrage 0, Carte cadeau 25, Atelier d’écriture 15

Fleuriste: Brin de Soleil, Les Jardins d’Hélène, Au Pied de la Fleur
Bouquets de saison, fleurs locales et compositions pour toutes les occasions.
Bouquet du jour 24, Composition sur mesure 45, Abonnement mensuel 29.9

Espace de coworking: La Ruche, Le Bureau d’en Face, Station Nomade
Postes à l’heure ou au mois, salles de réunion équipées et café compris.
Poste à la journée 22, Bureau fermé (mois) 390, Salle de réunion (heure) 35`
  .trim()
  .split('\n\n')
  .map(kindOf);
