import { ledger } from 'virtual:ledger';
import { camel } from '#schema/names.ts';
import { Pairs, Section } from './guide-parts.tsx';

/** The names of layers whose folders or files are named alone. The others are screens. */
const layers: Readonly<Record<string, string>> = {
  kit: 'Components',
  fields: 'Kinds',
  resources: 'Resources',
  theme: 'Theme',
};

/** Returns what a file belongs to: its layer, and its folder or its name there. */
function ownerOf(file: string): readonly [layer: string, name: string] {
  const [folder = '', part = ''] = file.replace(/^src\/|\.tsx?$/g, '').split('/');
  const layer = layers[folder];
  return layer === undefined ? ['Screens', `${folder}/${part}`] : [layer, part];
}

/** What files belong to, by layer. Without files, `none` is shown. */
function Owners({ files, none }: { files: readonly string[]; none: string }) {
  const owners = Map.groupBy(files.map(ownerOf), ([layer]) => layer);
  if (owners.size === 0) return <small>{none}</small>;
  return (
    <ul>
      {[...owners].toSorted().map(([layer, named]) => (
        <li key={layer}>
          <strong>{layer}</strong> {[...new Set(named.map(([, name]) => name))].toSorted().join(', ')}
        </li>
      ))}
    </ul>
  );
}

/** A name, the files that use it, and the text for a name that none uses. */
type NamedUse = readonly [name: string, files: readonly string[], none?: string];

/** Names with what uses each. */
export const Uses = ({ of }: { of: readonly NamedUse[] }) => (
  <Pairs
    of={of.map(([name, files, none = 'No code names it.']) => [
      `\`${name}\``,
      <Owners key={name} files={files} none={none} />,
    ])}
  />
);

/** Where the product uses a component, and each value of its variants. */
export function UsedBy({ stem }: { stem: string }) {
  const name = stem.replace(/.*\//, '');
  const recipe = `${camel(name)}.`;
  const values = Object.entries(ledger.variants).filter(([value]) => value.startsWith(recipe));
  return (
    <Section id="used-by" title="Used by">
      <Uses
        of={[
          [name, ledger.components[stem] ?? []],
          ...values.map(
            ([value, files]): NamedUse => [
              value.slice(recipe.length),
              files,
              ledger.defaults.includes(value) ? 'The default: code need not name it.' : undefined,
            ],
          ),
        ]}
      />
    </Section>
  );
}
