import { type FieldSpec, isEntered } from './field-grammar.ts';
import { dashed } from './sentence.ts';

/** An entity as it was asked for. */
export interface ResourceRequest {
  readonly name: string;
  /** Of its screens. */
  readonly path: string;
  readonly fields: readonly FieldSpec[];
  /** French words by the field, or by `field.value` for the values of a choice. */
  readonly labels: ReadonlyMap<string, string>;
  /** What several are called, e.g. `Véhicules`. */
  readonly many?: string | undefined;
  /** What one is called with its article, e.g. `un véhicule`. */
  readonly one?: string | undefined;
  /** The call that lists its records, below the API's base, where it is not the one of its name. */
  readonly endpoint?: string | undefined;
}

export const file = ({ name }: Pick<ResourceRequest, 'name'>) => dashed(name);

/** Below the API's base. */
export const endpoint = (request: ResourceRequest) => request.endpoint ?? `/admin/${file(request)}`;

export const readable = ({ fields }: ResourceRequest) => fields.filter(({ kind }) => kind.hidden !== true);
export const writable = ({ fields }: ResourceRequest) => fields.filter(isEntered);

const naming = ['text', 'email', 'reference', 'person', 'place', 'phone', 'choice', 'externalLink'];

/** The field that names a record: the first that reads as a name. */
export function titleField(request: ResourceRequest): FieldSpec {
  const fields = readable(request);
  const [first] = naming.flatMap((kind) => fields.find((field) => field.kind.name === kind) ?? []);
  const made = fields.find(({ name }) => name === 'createdAt') ?? fields[0];
  const title = first ?? made;
  if (title === undefined) throw new Error('An entity holds at least when it was made.');
  return title;
}

/** The picture beside the title in a list. */
export const pictureField = (request: ResourceRequest) =>
  readable(request).find(({ kind }) => kind.name === 'picture');

/** The files that belong to an entity, by what they are. */
export const filesOf = (name: string) => {
  const stem = dashed(name);
  return {
    descriptor: `resources/${stem}.ts`,
    test: `resources/${stem}.test.ts`,
    demo: `resources/demo/${stem}.json`,
    stories: `src/app/stories/${stem}.stories.tsx`,
    walk: `e2e/${stem}.spec.ts`,
  };
};

export const dictionary = 'locales/fr.json';
export const migrationOf = (name: string, number: number) =>
  `server/generic/migrations/${dashed(name)}-${String(number).padStart(3, '0')}.sql`;
