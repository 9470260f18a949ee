import { linesOf, listOf } from '#server/seed/text-data.ts';

/** Towns with their postcode and coordinates, for addresses and rides. */
export const towns = linesOf(`
Paris | 75011 | 48.8566 | 2.3522
Lyon | 69002 | 45.764 | 4.8357
Marseille | 13006 | 43.2965 | 5.3698
Bordeaux | 33000 | 44.8378 | -0.5792
Lille | 59800 | 50.6292 | 3.0573
Nantes | 44000 | 47.2184 | -1.5536
Strasbourg | 67000 | 48.5734 | 7.7521
Toulouse | 31000 | 43.6047 | 1.4442
Rennes | 35000 | 48.1173 | -1.6778
Montpellier | 34000 | 43.6108 | 3.8767
Nice | 06000 | 43.7102 | 7.262
Annecy | 74000 | 45.8992 | 6.1294`).map(([name = '', postcode = '', lat, lng]) => ({
  name,
  postcode,
  lat: Number(lat),
  lng: Number(lng),
}));

export const streets = listOf(`
rue de la République, avenue Jean-Jaurès, boulevard Voltaire, place du Marché, rue des Lilas,
quai des Chartrons, rue Victor-Hugo, rue du Faubourg-Saint-Antoine, allée des Platanes, cours Gambetta,
rue Pasteur, rue de l’Église, avenue de la Gare, impasse des Tanneurs, rue Nationale, rue du Port`);
