declare module 'virtual:product-icons' {
  import type { IconNode } from 'lucide';

  interface Icon {
    name: string;
    uses: number;
    drawing: IconNode;
  }

  /** Every icon of the product, with the number of files that show it. */
  export const productIcons: readonly Icon[];
  /** The same, and the icons that only stories show. */
  export const allIcons: readonly Icon[];
}

declare module 'virtual:kit-props' {
  import type { Prop } from '#scripts/props/types.ts';

  /** The props of the kit's components, by the file and the name of the component. */
  export const kitProps: Readonly<Record<string, readonly Prop[]>>;
  /** The default variants of each recipe, by its name. */
  export const defaults: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

declare module 'virtual:ledger' {
  import type { Ledger } from '#scripts/checks/ledger.ts';

  /** What uses the kit and the tokens of the theme: the folders of files, without the layers above, e.g. `kit/button`. */
  export const ledger: Ledger;
}

declare module 'virtual:field-options' {
  import type { Prop } from '#scripts/props/types.ts';

  /** The options of every kind of field, by the name of its folder. */
  export const fieldOptions: Readonly<Record<string, readonly Prop[]>>;
}
