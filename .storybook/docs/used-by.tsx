import { ledger } from 'virtual:ledger';
import { camel } from '#schema/names.ts';
import { Pairs, Section } from './guide-parts.tsx';

/** The headings of the layers in which a folder or a file is named without its path. Other code is under "Screens". */
const headings: Readonly<Record<string, string>> = {
  kit: 'Components',
  fields: 'Kinds',
  resources: 'Resources',
  theme: 'Theme',
};

/** Returns the heading for a file, and the name of its folder or of itself under this heading. */
function ownerOf(file: string): readonly [heading: string, name: string] {
  const [layer = '', name = ''] = file.replace(/^src\/|\.tsx?$/g, '').split('/');
  const heading = headings[layer];
  return heading === undefined ? ['Screens', `${layer}/${name}`] : [heading, name];
}

/** What files belong to, under headings. Without files, the text `none` is shown. */
function Owners({ files, none }: { files: readonly string[]; none: string }) {
  const owners = Map.groupBy(files.map(ownerOf), ([heading]) => heading);
  if (owners.size === 0) return <small>{none}</small>;
  return (
    <ul>
      {[...owners].toSorted().map(([heading, named]) => (
        <li key={heading}>
          <strong>{heading}</strong> {[...new Set(named.map(([, name]) => name))].toSorted().join(', ')}
        </li>
      ))}
    </ul>
  );
}

/** A name, the files that use it, and the text that replaces an empty list of files. */
type NamedUse = readonly [name: string, files: readonly string[], none?: string];

/** The list of what uses each name. */
export const Uses = ({ of }: { of: readonly NamedUse[] }) => (
  <Pairs
    of={of.map(([name, files, none = 'No code names it.']) => [
      `\`${name}\``,
      <Owners key={name} files={files} none={none} />,
    ])}
  />
);

/** The section that says where the product uses a component, and each value of its variants. */
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
