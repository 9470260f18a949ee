import { listOf } from './text-data.ts';

/** The first names that get the portrait of a woman. */
export const women = listOf(`
Alice, Amélie, Anaïs, Aurélie, Camille, Céline, Chloé, Claire, Clémence, Coralie, Delphine, Élodie, Émilie,
Estelle, Eva, Fanny, Fatou, Gaëlle, Hélène, Inès, Jeanne, Julie, Karima, Léa, Léonie, Lina, Louise, Maëlle,
Manon, Margaux, Marie, Mathilde, Mélanie, Nadia, Noémie, Océane, Pauline, Rachida, Rose, Sabrina, Salomé,
Sarah, Sofia, Solène, Valérie, Yasmine, Zoé`);

/** The first names that get the portrait of a man. */
export const men = listOf(`
Adrien, Alexandre, Amadou, Antoine, Arthur, Baptiste, Benoît, Bilal, Cédric, Clément, Damien, David, Étienne,
Fabien, François, Gabriel, Gaël, Guillaume, Hugo, Ibrahim, Jérôme, Jules, Julien, Karim, Kévin, Léo, Loïc,
Louis, Lucas, Mathieu, Maxime, Mehdi, Moussa, Nicolas, Noé, Olivier, Paul, Quentin, Raphaël, Rémi, Sébastien,
Théo, Thomas, Tristan, Victor, Yanis`);

export const families = listOf(`
Aubert, Barbier, Bélanger, Benali, Bernard, Bertin, Besnard, Blanchard, Bonnet, Bouchard, Boyer, Brunet,
Caron, Chevalier, Cissé, Colin, D'Amico, Da Silva, David, Delattre, Diallo, Diop, Dubois, Dubreuil, Dumas,
Dupont, Durand, Faure, Fernandez, Fontaine, Fournier, Garnier, Gauthier, Girard, Guérin, Haddad, Hamel,
Hervé, Joly, Keïta, Lacroix, Lambert, Laurent, Le Gall, Lefèvre, Legrand, Lemoine, Leroy, Lopez, Marchand,
Martin, Masson, Mercier, Meunier, Michel, Moreau, Morel, Nguyen, Noël, Olivier, Pasquier, Perrin, Petit,
Picard, Poirier, Renard, Renaud, Rey, Richard, Rivière, Robert, Roche, Roussel, Roux, Saïdi, Simon, Thomas,
Touré, Traoré, Vasseur, Vidal, Vincent, Weber`);
