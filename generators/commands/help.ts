import { kinds } from '#generators/grammar/kinds.ts';
import { tokenName } from '#generators/inference/source.ts';

const namesOf = (readOnly: boolean) =>
  kinds.filter(({ access }) => (access === 'readOnly') === readOnly).map(({ name }) => name);
const aliases = kinds.flatMap(({ name, aliases: all = [] }) => all.map((alias) => `${alias} = ${name}`));
const withArguments = kinds.flatMap(({ name, argument }) =>
  argument ? [`${name}(${argument.example})`] : [],
);

/** The text of `--help`. */
export const help = `npm run generate                                    asks for everything
npm run generate -- resource NAME --fields FIELDS   a resource: screens, texts, sample data, stories, tests, table
npm run generate -- resource NAME --from SOURCE     the same, with the fields that a schema or records suggest
npm run generate -- admin --from DOCUMENT           a resource for each list that an OpenAPI document describes
npm run generate -- remove NAME                     removes a generated resource
npm run generate -- remove field NAME FIELD         removes a field of a generated resource; its column stays
npm run generate -- rename field NAME OLD NEW       gives a field another name, with its values
npm run generate -- rename resource OLD NEW         gives a generated resource another name, with its records
npm run generate -- kind NAME                       a kind of field, in src/fields
npm run generate -- component NAME                  a component of the kit, in src/kit
npm run generate -- page NAME                       a page of its own for a resource's records, in src/pages
npm run generate -- labels                          lists the missing labels

FIELDS   name:kind, name:kind! (required), name:kind!! (required and unique), name:kind unique, name:kind~ (read-only),
         name:kind(…), separated by commas
         until:day after from   “after from” comes last: until may not be before from. Also for amounts, moments and
         other numbers
         plate:text!!, seats:quantity(1..9), status:choice(new|used), category:reference(categories), photo:picture
         Run again with more fields, it adds them and keeps the code that you wrote.

Kinds in forms:            ${namesOf(false).join(', ')}
Read-only kinds:           ${namesOf(true).join(', ')}
Aliases:                   ${aliases.join(', ')}
Kinds with brackets:       ${withArguments.join(', ')}

text(80) has at most 80 characters, quantity(2) has two decimals, quantity(1..9) is at least 1 and
at most 9; limits of money, percent, day and dateRange are written in the same way, and one end may be open (1..).
percent(0..30/5) has a slider with steps of 5. reference(resource|member)
names the records by another member than their title, and reference(users|role=admin) offers only those that a filter
of their list lets through. A picture brings the file that replaces it: photo, photo_file; picture~ is only shown.
dateRange has a first and a last day; in dateRange(open) the last one may be missing.
tags(..5) are at most five texts. gallery(..8) has at most 8 pictures, entered in the form; gallery~ only shows them.
documents(..3) are at most three PDF to download, documents(..1) is a single one; documents~ only shows them.

--many "Véhicules"            the plural: for the navigation, the list and the path
--one "un véhicule"           the singular with its article: “Ajouter un véhicule”
--path vehicules              the path of the screens, if it is not the plural
--icon Car                    its icon in the navigation, a name of lucide.dev. Default: Box
--group main                  its group in the navigation: main, or one of shell.groups in locales/fr.json. Default: operations
--labels "plate=Immatriculation, status.new=Neuf"
                              a missing label becomes a placeholder, which \`npm run generate -- labels\` lists
--endpoint /admin/vehicles    the path of the list's call, if it is not the one of NAME

SOURCE   openapi.json#/components/schemas/Vehicle      a schema in a file or at an address
         https://host/api/v1/admin/vehicles            the records of a service (or of a JSON file)
         The bearer token of the service is read from ${tokenName}; it is never shown.
         The proposal is shown with reasons; --fields corrects it ("seats:money, -notes").
         At a terminal you can correct it too. Anywhere else, only --yes writes it.

DOCUMENT openapi.json, openapi.yaml, https://host/openapi.json (OpenAPI 3.0 or 3.1)
         The proposal is shown with what is uncertain; only --yes writes it, all resources or none.
         --resources "pets, orders" writes only these, "-logs" leaves one out, "users=members" gives another name.
`;
