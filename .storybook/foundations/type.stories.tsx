import type { Meta, StoryObj } from '@storybook/react-vite';
import { textStyles } from '#theme/text-styles.ts';
import { tokens } from '#theme/tokens.ts';
import { Name, Part, pixels, Sheet, Value } from './parts.tsx';

const meta = {
  title: 'Foundations/Type',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;
export default meta;

type Style = Readonly<Record<string, string>>;
const isStyle = (node: object): node is { value: Style } => 'value' in node;

function flatten(node: object, path: readonly string[]): { name: string; style: Style }[] {
  return Object.entries(node).flatMap(([key, child]: [string, object]) =>
    isStyle(child)
      ? [{ name: [...path, key].join('.'), style: child.value }]
      : flatten(child, [...path, key]),
  );
}

const scale = (category: 'fontSizes' | 'fontWeights' | 'lineHeights' | 'letterSpacings' | 'fonts') =>
  Object.entries(tokens[category]).map(([name, { value }]) => ({ name, value }));
const valueIn = (category: Parameters<typeof scale>[0], name: string | undefined) =>
  scale(category).find((token) => token.name === name)?.value;

const samples: Readonly<Record<string, string>> = {
  'title.page': 'Utilisateurs',
  'title.section': 'Modifier mon mot de passe',
  'title.card': 'Liste des établissements',
  figure: '12 480',
  label: 'Nom(s) et prénom(s)',
  caption: 'Inscrit il y a trois jours',
  code: 'TX-2026-0042',
};
const sentence = 'Les informations personnelles de cet utilisateur seront définitivement supprimées.';

function Specimen({ name, style }: { name: string; style: Style }) {
  const size = String(valueIn('fontSizes', style['fontSize']) ?? '');
  return (
    <li className="fd-specimen">
      <p
        style={{
          fontFamily: String(valueIn('fonts', style['fontFamily'] ?? 'sans')),
          fontSize: size,
          lineHeight: valueIn('lineHeights', style['lineHeight']),
          fontWeight: valueIn('fontWeights', style['fontWeight']),
          letterSpacing: valueIn('letterSpacings', style['letterSpacing']),
          fontVariantNumeric: style['fontVariantNumeric'],
        }}
      >
        {samples[name] ?? sentence}
      </p>
      <Name>{name}</Name>
      <Value>
        {[
          `${style['fontSize']} · ${pixels(size)}`,
          `line ${style['lineHeight']} · ${valueIn('lineHeights', style['lineHeight'])}`,
          style['fontWeight'],
          style['letterSpacing'] && `tracking ${style['letterSpacing']}`,
          style['fontVariantNumeric'],
        ]
          .filter(Boolean)
          .join('  /  ')}
      </Value>
    </li>
  );
}

export const Type: StoryObj = {
  render: () => (
    <Sheet
      title="Type"
      lead="One family, Inter, which travels with the product. Every text is one of these styles; fourteen pixels is the reading size of a dense table."
    >
      <Part title="Styles" text="A component asks for a style, never for a size.">
        <ul className="fd-list">
          {flatten(textStyles, []).map((style) => (
            <Specimen key={style.name} {...style} />
          ))}
        </ul>
      </Part>
      <Part title="Sizes" text="In rem: they follow the size of text that a person has chosen.">
        <ul className="fd-list">
          {scale('fontSizes').map(({ name, value }) => (
            <li key={name} className="fd-row">
              <Name>{name}</Name>
              <Value>
                {value} · {pixels(String(value))}
              </Value>
              <span style={{ fontSize: value, lineHeight: 1.2 }}>Tableau de bord</span>
            </li>
          ))}
        </ul>
      </Part>
      <Part title="Weights, lines, tracking">
        <div className="fd-columns">
          {(['fontWeights', 'lineHeights', 'letterSpacings'] as const).map((category) => (
            <ul key={category} className="fd-list" aria-label={category}>
              {scale(category).map(({ name, value }) => (
                <li key={name} className="fd-row">
                  <Name>{name}</Name>
                  <Value>{value}</Value>
                </li>
              ))}
            </ul>
          ))}
        </div>
      </Part>
      <Part title="Families">
        <ul className="fd-list">
          {scale('fonts').map(({ name, value }) => (
            <li key={name} className="fd-specimen">
              <p style={{ fontFamily: String(value), fontSize: '1.5rem' }}>
                Àâäçéèêëîïôöùûüÿœæ « 1 234,50 € »
              </p>
              <Name>{name}</Name>
              <Value>{value}</Value>
            </li>
          ))}
        </ul>
      </Part>
    </Sheet>
  ),
};
