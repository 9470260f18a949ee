import type { ViewProps } from '#fields/contract.ts';
import { DescriptionList } from '#kit/description-list/description-list.tsx';
import { priceOf } from './price.ts';
import type { PriceListField } from './price-list.ts';

/** Things that are sold, one per line. */
export function PriceListDetail({ value }: ViewProps<PriceListField>) {
  return (
    <DescriptionList
      layout="ends"
      entries={value.map((line, index) => ({
        id: `${index} ${line.title}`,
        term: line.title,
        description: priceOf(line),
      }))}
    />
  );
}
