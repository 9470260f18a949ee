/** Towns with where they lie, for addresses and rides. */
export const towns = [
  { name: 'Paris', postcode: '75011', lat: 48.8566, lng: 2.3522 },
  { name: 'Lyon', postcode: '69002', lat: 45.764, lng: 4.8357 },
  { name: 'Marseille', postcode: '13006', lat: 43.2965, lng: 5.3698 },
  { name: 'Bordeaux', postcode: '33000', lat: 44.8378, lng: -0.5792 },
  { name: 'Lille', postcode: '59800', lat: 50.6292, lng: 3.0573 },
  { name: 'Nantes', postcode: '44000', lat: 47.2184, lng: -1.5536 },
  { name: 'Strasbourg', postcode: '67000', lat: 48.5734, lng: 7.7521 },
  { name: 'Toulouse', postcode: '31000', lat: 43.6047, lng: 1.4442 },
  { name: 'Rennes', postcode: '35000', lat: 48.1173, lng: -1.6778 },
  { name: 'Montpellier', postcode: '34000', lat: 43.6108, lng: 3.8767 },
  { name: 'Nice', postcode: '06000', lat: 43.7102, lng: 7.262 },
  { name: 'Annecy', postcode: '74000', lat: 45.8992, lng: 6.1294 },
] as const;

export const streets = [
  'rue de la République',
  'avenue Jean-Jaurès',
  'boulevard Voltaire',
  'place du Marché',
  'rue des Lilas',
  'quai des Chartrons',
  'rue Victor-Hugo',
  'rue du Faubourg-Saint-Antoine',
  'allée des Platanes',
  'cours Gambetta',
  'rue Pasteur',
  'rue de l’Église',
  'avenue de la Gare',
  'impasse des Tanneurs',
  'rue Nationale',
  'rue du Port',
] as const;
