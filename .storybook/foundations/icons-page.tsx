import { productIcons } from 'virtual:product-icons';
import { Car } from 'lucide';
import { iconRecipe } from '#kit/icon/icon.recipe.ts';
import { Icon, type IconProps } from '#kit/icon/icon.tsx';
import { keysOf, Part, Sheet } from './parts.tsx';

const sizes = keysOf<NonNullable<IconProps['size']>>(iconRecipe.variants?.['size'] ?? {});

/** The icons that the product uses. */
export const IconsPage = () => (
  <Sheet
    title="Icons"
    lead="Line icons of Lucide, with one stroke width, in the colour of the text beside them. An icon alone has a name; an icon beside text is decoration."
  >
    <Part
      title="Sizes"
      tiles={sizes.map((size) => ({
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
