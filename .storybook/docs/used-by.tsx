import { ledger } from 'virtual:ledger';
import { camel } from '#schema/names.ts';
import { Pairs, Section } from './guide-parts.tsx';

/** The headings of the layers whose owners are named without the layer. Other code is under "Screens". */
const headings: Readonly<Record<string, string>> = {
  kit: 'Components',
  fields: 'Kinds',
  resources: 'Resources',
  theme: 'Theme',
};

/** Returns the heading for an owner, and its name under this heading. */
function headed(owner: string): readonly [heading: string, name: string] {
  const [layer = '', name = ''] = owner.split('/');
  const heading = headings[layer];
  return heading === undefined ? ['Screens', owner] : [heading, name];
}

/** Owners under headings. Without any, the text `none` is shown. */
function Owners({ of, none }: { of: readonly string[]; none: string }) {
  const named = Map.groupBy(of.map(headed), ([heading]) => heading);
  if (named.size === 0) return <small>{none}</small>;
  return (
    <ul>
      {[...named].toSorted().map(([heading, names]) => (
        <li key={heading}>
          <strong>{heading}</strong>{' '}
          {names
            .map(([, name]) => name)
            .toSorted()
            .join(', ')}
        </li>
      ))}
    </ul>
  );
}

/** A name, the owners of the files that use it, and the text that replaces an empty list of them. */
type NamedUse = readonly [name: string, owners: readonly string[], none?: string | undefined];

/** The list of what uses each name. */
export const Uses = ({ of }: { of: readonly NamedUse[] }) => (
  <Pairs
    of={of.map(([name, owners, none = 'No code names it.']) => [
      `\`${name}\``,
      <Owners key={name} of={owners} none={none} />,
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
            ([value, owners]): NamedUse => [
              value.slice(recipe.length),
              owners,
              ledger.defaults.includes(value) ? 'The default: code need not name it.' : undefined,
            ],
          ),
        ]}
      />
    </Section>
  );
}
