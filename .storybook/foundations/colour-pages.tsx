import type { CSSProperties } from 'react';
import { Alert } from '#kit/alert/alert.tsx';
import {
  type ColourPair,
  colourGroupsOf,
  colourPairsOf,
  contrastOf,
  isFaint,
  pairName,
  type ThemeId,
  themes,
} from '#theme/colour-pairs.ts';
import type { BrandColours } from '#theme/solids.ts';
import { Part, Sheet, type Token } from './parts.tsx';

/** A sample in both themes, side by side. */
const Swatch = ({ styleIn, text }: { styleIn: (theme: ThemeId) => CSSProperties; text?: string }) => (
  <div className="fd-swatch" aria-hidden>
    {themes.map(({ id }) => (
      <span key={id} data-text={text} style={styleIn(id)} />
    ))}
  </div>
);

const groupTexts: Readonly<Record<string, string>> = {
  bg: 'Backgrounds. The canvas is the page, a surface is a card on it.',
  fg: 'Text and icons, by importance.',
  border: 'Lines. Only border.control must be seen: it separates a field from the page.',
  brand: 'The main button and the logo, in the exact colour of the brand if it names one.',
  accent: 'What can be pressed, the current page, the chosen value.',
  danger: 'Deletion and failure.',
  success: 'Done, verified, paid.',
  warning: 'Waiting for an action.',
  info: 'Information that needs no action.',
  chart: 'The series of a chart, in their order.',
  star: 'The star of a rating. The number beside it has the same meaning.',
  focus: 'The focus ring.',
};

/** The props of pages that show the colours of a brand. */
interface BrandProps {
  brand: BrandColours;
}

/** The colours of each role, in both themes. */
export const ColourPage = ({ brand }: BrandProps) => (
  <Sheet
    title="Colour"
    lead="Colours have the names of their roles, not of their appearance. Each role has a value in either theme. The product uses no other colour."
  >
    {colourGroupsOf(brand).map(({ group, colours }) => (
      <Part
        key={group}
        title={group}
        text={groupTexts[group] ?? ''}
        category="colors"
        tiles={colours.map(({ name, value }) => ({
          name,
          value: themes.map(({ id }) => value[id]).join(' · '),
          sample: <Swatch styleIn={(id) => ({ backgroundColor: value[id] })} />,
        }))}
      />
    ))}
  </Sheet>
);

/** Returns pairs of colours with their contrast in both themes. */
const contrasts = (pairs: readonly ColourPair[], sampleText: string): Token[] =>
  pairs.map((pair) => {
    const { foreground, background } = pair;
    const styleIn = (id: ThemeId) => ({ color: foreground.value[id], backgroundColor: background.value[id] });
    const rounded = (id: ThemeId) => (Math.floor(contrastOf(pair, id) * 10) / 10).toFixed(1);
    return {
      name: pairName(pair),
      value: themes
        .map(({ id, name }) => `${name} ${rounded(id)}${isFaint(pair, id) ? ', too faint' : ''}`)
        .join(' · '),
      sample: <Swatch styleIn={styleIn} text={sampleText} />,
    };
  });

/** Says how many pairs of colours are too faint. */
function Verdict({ pairs }: { pairs: readonly ColourPair[] }) {
  const faint = pairs.filter((pair) => themes.some(({ id }) => isFaint(pair, id)));
  return (
    <Alert
      tone={faint.length === 0 ? 'success' : 'danger'}
      title={
        faint.length === 0
          ? `All ${pairs.length} pairs stand out, in both themes.`
          : `${faint.length} of ${pairs.length} pairs are too faint`
      }
    >
      {faint.map(pairName).join(', ')}
    </Alert>
  );
}

/** The contrast of texts, tones and controls. */
export function ContrastPage({ brand }: BrandProps) {
  const { texts, tones, controls } = colourPairsOf(brand);
  return (
    <Sheet
      title="Contrast"
      lead="The pairs of text and background, in both themes. The contrast of WCAG 2.2 is computed from the tokens, and a test keeps it above the minimum, for every hue and colour of a brand. The toolbar shows other brands."
    >
      <Verdict pairs={[...texts, ...tones, ...controls]} />
      <Part
        title="Every text on every background"
        text="At minimum 4.5. Disabled text is exempt."
        tiles={contrasts(texts, 'Enregistrer')}
      />
      <Part
        title="Tones"
        text="Text on a solid background, at rest and under the pointer, and text on a tint. At minimum 4.5."
        tiles={contrasts(tones, 'Enregistrer')}
      />
      <Part
        title="Controls and charts"
        text="Frames, the focus ring and charts. At minimum 3, on the page and on a card."
        tiles={contrasts(controls, '▭')}
      />
    </Sheet>
  );
}
