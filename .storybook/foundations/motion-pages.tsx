import { productIcons } from 'virtual:product-icons';
import { iconRecipe } from '#kit/icon/icon.recipe.ts';
import { Icon } from '#kit/icon/icon.tsx';
import { tokens } from '#theme/tokens.ts';
import { Part, Rows, Sheet, Tiles, tokensOf } from './parts.tsx';

const durations = tokensOf(tokens.durations).map((token) => ({
  ...token,
  length: Number.parseFloat(token.value),
}));
const longest = Math.max(...durations.map(({ length }) => length));

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

export const MotionPage = () => (
  <Sheet
    title="Motion"
    lead="Motion shows where something comes from, or that something is loading. It is short, and it stops with reduced motion."
  >
    <Part title="Durations" text="Leaving is faster than entering.">
      <Rows
        tokens={durations.map(({ name, value, length }) => ({
          name,
          value,
          sample: <span className="fd-bar" style={{ width: (length / longest) * 320 }} />,
        }))}
      />
    </Part>
    <Part title="Easings">
      <Tiles
        tokens={tokensOf(tokens.easings).map((token) => ({
          ...token,
          sample: <Curve easing={token.value} />,
        }))}
      />
    </Part>
    <Part title="Animations" text="Each plays while its square has the pointer or focus.">
      <Tiles
        tokens={tokensOf(tokens.animations).map((token) => ({
          ...token,
          sample: (
            <button type="button" className="fd-stage" aria-label={`Play ${token.name}`}>
              <span style={{ '--fd-animation': token.value }} />
            </button>
          ),
        }))}
      />
    </Part>
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

const layers = tokensOf(tokens.zIndex).sort((one, other) => Number(other.value) - Number(one.value));

export const LayersPage = () => (
  <Sheet
    title="Layers"
    lead="The order in which elements cover each other. It is fixed here, so that no component sets a larger number than another."
  >
    <Part title="From front to back">
      <Rows tokens={layers.map((layer) => ({ ...layer, sample: layerTexts[layer.name] }))} />
    </Part>
  </Sheet>
);

type IconSize = keyof typeof iconRecipe.variants.size;
const isSize = (name: string): name is IconSize => name in iconRecipe.variants.size;
const sizes = Object.keys(iconRecipe.variants.size).filter(isSize);

export const IconsPage = () => (
  <Sheet
    title="Icons"
    lead="Line icons of Lucide, with one stroke width, in the colour of the text beside them. An icon alone has a name; an icon beside text is decoration."
  >
    <Part title="Sizes">
      <Tiles
        tokens={sizes.map((size) => ({
          name: size,
          value: '',
          sample: (
            <span className="fd-icon">
              {productIcons.slice(0, 3).map(({ name, drawing }) => (
                <Icon key={name} of={drawing} size={size} />
              ))}
            </span>
          ),
        }))}
      />
    </Part>
    <Part
      title="In the product"
      text={`The ${productIcons.length} icons of the product, with the number of files that show each. Look here before adding one.`}
    >
      <Tiles
        tokens={productIcons.map(({ name, uses, drawing }) => ({
          name,
          value: uses,
          sample: <Icon of={drawing} size="lg" />,
        }))}
      />
    </Part>
  </Sheet>
);
