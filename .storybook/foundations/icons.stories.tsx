import { productIcons } from 'virtual:product-icons';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { iconRecipe } from '#kit/icon/icon.recipe.ts';
import { Icon } from '#kit/icon/icon.tsx';
import { Name, Part, Sheet, Value } from './parts.tsx';

const meta = {
  title: 'Foundations/Icons',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;
export default meta;

type IconSize = keyof typeof iconRecipe.variants.size;
const isSize = (name: string): name is IconSize => name in iconRecipe.variants.size;
const sizes = Object.keys(iconRecipe.variants.size).filter(isSize);

export const Icons: StoryObj = {
  render: () => (
    <Sheet
      title="Icons"
      lead="Line drawings of Lucide, one weight throughout, in the colour of the text beside them. An icon alone always has a name; beside its word it is decoration."
    >
      <Part title="Sizes">
        <ul className="fd-tiles">
          {sizes.map((size) => (
            <li key={size} className="fd-tile">
              <span className="fd-icon">
                {productIcons.slice(0, 3).map(({ name, drawing }) => (
                  <Icon key={name} of={drawing} size={size} />
                ))}
              </span>
              <Name>{size}</Name>
            </li>
          ))}
        </ul>
      </Part>
      <Part
        title="In the product"
        text={`The ${productIcons.length} drawings that the product shows, with the number of files that show each. Look here before adding one.`}
      >
        <ul className="fd-icons">
          {productIcons.map(({ name, uses, drawing }) => (
            <li key={name} className="fd-drawing">
              <Icon of={drawing} size="lg" />
              <Name>{name}</Name>
              <Value>{uses}</Value>
            </li>
          ))}
        </ul>
      </Part>
    </Sheet>
  ),
};
