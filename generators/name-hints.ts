/** The words of a name: `plateNumber`, `plate_number` and `plate-number` are two. */
export const wordsOfName = (name: string): string[] =>
  name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .split(/[\s_-]+/)
    .map((word) => word.toLowerCase())
    .filter((word) => word !== '');

const set = (words: string) => new Set(words.split(' '));

const money = set(
  'price prices prix amount montant cost cout fare tarif fee fees frais total subtotal balance solde salary deposit caution revenue tip earnings commission discount budget',
);
/** Beside these, a word of money means something else: how many, of which, in what. */
const counted = set(
  'id count number nb nombre quantity rate percent percentage ratio taux unit currency devise type name at on date code status',
);

const hints = {
  email: set('email mail courriel'),
  phone: set('phone tel telephone mobile portable'),
  picture: set('image picture photo avatar icon logo thumbnail cover vignette portrait'),
  pictures: set('images pictures photos gallery galerie'),
  long: set(
    'description comment comments commentaire note notes content body bio text message details remarks observations',
  ),
  flag: set(
    'active enabled disabled verified deleted archived published visible available actif valide required is has can',
  ),
  choice: set(
    'status state type kind role category level priority gender mode etat statut genre unit color colour language lang currency',
  ),
  share: set('rate percent percentage ratio share taux pct'),
  moment: set('date at on day jour since until time'),
  angle: set('lat lng lon latitude longitude'),
  file: set('file fichier upload attachment'),
} as const;

/** Whether a name suggests something. */
export const suggests = (name: string, hint: keyof typeof hints): boolean =>
  wordsOfName(name).some((word) => hints[hint].has(word));

/** Whether a name suggests an amount of money. */
export function suggestsMoney(name: string): boolean {
  const words = wordsOfName(name);
  return words.some((word) => money.has(word)) && !words.some((word) => counted.has(word));
}

/** The noun that a name of a reference is about: `category_id`, `categoryId` and `category` are about `category`. */
export const nounOf = (name: string): string => {
  const words = wordsOfName(name);
  const last = words.at(-1) ?? '';
  return (
    words.length > 1 && ['id', 'ids', 'uuid', 'ref', 'key'].includes(last) ? words.slice(0, -1) : words
  ).join('');
};

/** Whether a name says that it holds an identity. */
export const namesIdentity = (name: string) => /(?:_id|Id|_ids|Ids|_uuid|Uuid)$/.test(name);
