import { ledger } from 'virtual:ledger';
import { camel } from '#schema/names.ts';
import { Pairs, Prose, Section } from './guide-parts.tsx';

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

/** Returns why nothing uses what has a name in the ledger. */
function reasonOf(name: string): string {
  if (ledger.defaults.includes(name)) return 'The default: code need not name it.';
  const reason = ledger.reasons[name];
  return reason === undefined ? 'No code names it.' : `Kept: ${reason}.`;
}

/** Owners under headings. Without any, the text `none` is shown. */
function Owners({ of, none }: { of: readonly string[]; none: string }) {
  const named = Map.groupBy(of.map(headed), ([heading]) => heading);
  if (named.size === 0)
    return (
      <small>
        <Prose>{none}</Prose>
      </small>
    );
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

interface UsesProps {
  /** Names of the ledger, each with the owners of the files that use it. */
  of: readonly (readonly [name: string, owners: readonly string[]])[];
  /** Returns the name that is shown. Default: the one of the ledger. */
  shown?: (name: string) => string;
}

/** The list of what uses each name. */
export const Uses = ({ of, shown = (name) => name }: UsesProps) => (
  <Pairs
    of={of.map(([name, owners]) => [
      `\`${shown(name)}\``,
      <Owners key={name} of={owners} none={reasonOf(name)} />,
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
        of={[[name, ledger.components[stem] ?? []], ...values]}
        shown={(value) => value.replace(recipe, '')}
      />
    </Section>
  );
}
