import { productIcons } from 'virtual:product-icons';
import { Car } from 'lucide';
import { iconRecipe } from '#kit/icon/icon.recipe.ts';
import { Icon } from '#kit/icon/icon.tsx';
import { tokens } from '#theme/tokens.ts';
import { bar, keysOf, Part, Sheet, tokensOf } from './parts.tsx';

/** The curve of an easing: time from left to right, progress from bottom to top. */
function Curve({ easing }: { easing: string }) {
  const [x1 = 0, y1 = 0, x2 = 1, y2 = 1] = (/\(([^)]+)\)/.exec(easing)?.[1] ?? '').split(',').map(Number);
  const at = (x: number, y: number) => `${x * 96 + 2} ${98 - y * 96}`;
  return (
    <svg viewBox="0 0 100 100" className="fd-curve" aria-hidden="true">
      <path d={`M${at(0, 1)} L${at(0, 0)} L${at(1, 0)}`} />
      <path d={`M${at(0, 0)} C${at(x1, y1)} ${at(x2, y2)} ${at(1, 1)}`} />
    </svg>
  );
}

/** The durations, easings and animations. */
export const MotionPage = () => (
  <Sheet
    title="Motion"
    lead="Motion shows where something comes from, or that something is loading. It is short, and it stops with reduced motion."
  >
    <Part
      title="Durations"
      text="Leaving is faster than entering. A millisecond is a pixel here."
      rows={tokensOf(tokens.durations, (value) => bar(Number.parseFloat(value)))}
    />
    <Part title="Easings" tiles={tokensOf(tokens.easings, (value) => <Curve easing={value} />)} />
    <Part
      title="Animations"
      text="Each plays while its square has the pointer or focus."
      tiles={tokensOf(tokens.animations, (value, name) => (
        <button type="button" className="fd-stage" aria-label={`Play ${name}`}>
          <span style={{ '--fd-animation': value }} />
        </button>
      ))}
    />
  </Sheet>
);

const layerTexts: Readonly<Record<string, string>> = {
  tooltip: 'Texts about the element under the pointer',
  toast: 'Messages of the product, above everything that the user opened',
  menu: 'Menus and lists of options, also inside a dialog',
  dialog: 'Modal windows',
  overlay: 'The backdrop between a dialog and the page',
  drawer: 'The navigation of a small screen',
  header: 'The header of the page, which stays while the page scrolls',
  raised: 'Sticky cells of a table',
  base: 'The page',
};

const layers = tokensOf(tokens.zIndex, (_, name) => layerTexts[name]);

/** The order of elements that cover each other. */
export const LayersPage = () => (
  <Sheet
    title="Layers"
    lead="The order in which elements cover each other. It is fixed here, so that no component sets a larger number than another."
  >
    <Part
      title="From front to back"
      rows={layers.toSorted((one, other) => Number(other.value) - Number(one.value))}
    />
  </Sheet>
);

/** The icons that the product uses. */
export const IconsPage = () => (
  <Sheet
    title="Icons"
    lead="Line icons of Lucide, with one stroke width, in the colour of the text beside them. An icon alone has a name; an icon beside text is decoration."
  >
    <Part
      title="Sizes"
      tiles={keysOf(iconRecipe.variants.size).map((size) => ({
        name: size,
        value: '',
        sample: <Icon of={Car} size={size} />,
      }))}
    />
    <Part
      title="In the product"
      text={`The ${productIcons.length} icons of the product, with the number of files that show each. Look here before adding one.`}
      tiles={productIcons.map(({ name, uses, drawing }) => ({
        name,
        value: uses,
        sample: <Icon of={drawing} size="lg" />,
      }))}
    />
  </Sheet>
);
