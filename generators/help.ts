import { alsoCalled, kindSpecs } from './kinds.ts';
import { tokenName } from './source-answer.ts';

const entered = kindSpecs.filter((kind) => kind.entered).map(({ name }) => name);
const onlyRead = kindSpecs.filter((kind) => !kind.entered).map(({ name }) => name);
const names = Object.entries(alsoCalled).map(([name, kind]) => `${name} = ${kind}`);

/** What `--help` says. */
export const help = `npm run generate                                    asks
npm run generate -- resource NAME --fields FIELDS   an entity: screens, words, demo, stories, tests, table
npm run generate -- resource NAME --from SOURCE     the same, its fields proposed out of a schema or of records
npm run generate -- remove NAME                     takes a generated entity away
npm run generate -- field NAME                      a kind of field, in src/fields
npm run generate -- component NAME                  a part of the kit, in src/kit
npm run generate -- page NAME                       a page of an entity's record drawn by hand, in src/pages
npm run generate -- labels                          lists the words that nobody has given yet

FIELDS   name:kind, name:kind! (required), name:kind~ (only read), name:kind(…), separated by commas
         plate:text!, status:choice(new|used), category:reference(categories), photo:picture
         Run again with more fields, it adds those and keeps what you wrote.

Kinds that a form holds:    ${entered.join(', ')}
Kinds that are only read:   ${onlyRead.join(', ')}
Also understood:            ${names.join(', ')}

choice(a|b)           the values                  account(a|b)    the types
reference(entity)     shown, not entered          references(entity)   several, picked in the form
reference(entity|name)   named by another member than its title
text(80)              at most 80 characters       quantity(2)     with two decimals
picture(url)          an address alone, not an object that holds it as src
picture               brings the upload that replaces it: photo, photo_file

--many "Véhicules"            what several are called: the navigation, the list, the address
--one "un véhicule"           what one is called, with its article: “Ajouter un véhicule”
--path vehicules              the address of the screens, where it is not the one of --many
--labels "plate=Immatriculation, status.new=Neuf"
                              a word left out is a placeholder that \`npm run generate -- labels\` lists
--endpoint /admin/vehicles    the call that lists the records, where it is not the one of NAME

SOURCE   openapi.json#/components/schemas/Vehicle      a schema in a file or at an address
         https://host/api/v1/admin/vehicles            records, as a service lists them (or in a JSON file)
         The bearer token of a service is read from ${tokenName}; it is never shown.
         What is guessed is shown with how sure it is; --fields corrects it ("seats:money, -notes"),
         and so do you at a terminal. Without one, --yes writes it and nothing else does.
`;
