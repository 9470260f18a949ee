import { Button } from '#kit/button/button.tsx';
import { SegmentedControl } from '#kit/segmented-control/segmented-control.tsx';
import { Stack } from '#kit/stack/stack.tsx';
import { Text } from '#kit/text/text.tsx';
import { chooseDensityForAll, chooseListDensity } from '#lib/density/kept-densities.ts';
import { useDensity, useIsDensityOfAll } from '#lib/density/use-density.ts';
import { useTranslate } from '#lib/i18n/i18n.ts';
import { densities } from '#schema/densities.ts';
import type { Resource } from '#schema/resource.ts';

/** The choice of the density of a list, and the button that gives it to every list and page. */
export function DensityChoice({ resource }: { resource: Resource }) {
  const t = useTranslate();
  const density = useDensity();
  const isOfAll = useIsDensityOfAll();
  const label = t('columns.density');
  return (
    <Stack gap="2">
      <Text variant="label" tone="muted" aria-hidden>
        {label}
      </Text>
      <Stack direction="row" gap="2" align="center" wrap>
        <SegmentedControl
          label={label}
          options={densities.map((value) => ({ value, label: t(`shell.density.${value}`) }))}
          value={density}
          onValueChange={(value) => chooseListDensity(`/${resource.path}`, value)}
        />
        <Button
          variant="outline"
          size="sm"
          aria-disabled={isOfAll}
          onClick={() => {
            if (!isOfAll) chooseDensityForAll(density);
          }}
        >
          {t('columns.densityForAll')}
        </Button>
      </Stack>
    </Stack>
  );
}
