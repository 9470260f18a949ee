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

/** Returns the layer of a file, and its folder or its name there. */
function placeOf(file: string): readonly [layer: string, name: string] {
  const [folder = '', part = ''] = file.replace(/^src\/|\.tsx?$/g, '').split('/');
  const layer = layers[folder];
  return layer === undefined ? ['Screens', `${folder}/${part}`] : [layer, part];
}

/** The places of files, by layer. */
function Places({ files }: { files: readonly string[] }) {
  const places = Map.groupBy(files.map(placeOf), ([layer]) => layer);
  if (places.size === 0) return <small>No code names it.</small>;
  return (
    <ul>
      {[...places].toSorted().map(([layer, named]) => (
        <li key={layer}>
          <strong>{layer}</strong> {[...new Set(named.map(([, name]) => name))].toSorted().join(', ')}
        </li>
      ))}
    </ul>
  );
}

/** Names with the places that use each. */
export const Uses = ({ of }: { of: readonly (readonly [name: string, files: readonly string[]])[] }) => (
  <Pairs of={of.map(([name, files]) => [`\`${name}\``, <Places key={name} files={files} />])} />
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
          ...values.map(([value, files]) => [value.slice(recipe.length), files] as const),
        ]}
      />
    </Section>
  );
}
