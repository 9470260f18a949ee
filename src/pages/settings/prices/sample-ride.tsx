import { useState } from 'react';
import { Card } from '#kit/card/card.tsx';
import { Field } from '#kit/field/field.tsx';
import { Grid } from '#kit/grid/grid.tsx';
import { LineItems } from '#kit/line-items/line-items.tsx';
import { Skeleton } from '#kit/skeleton/skeleton.tsx';
import { Stack } from '#kit/stack/stack.tsx';
import { UnitInput } from '#kit/text-input/unit-input.tsx';
import { useTranslate } from '#lib/i18n/i18n.ts';
import { formatMoney } from '#lib/numbers/numbers.ts';
import {
  type Fares,
  faresOf,
  type MeasureName,
  measureNames,
  readMeasures,
  usualMeasures,
} from './sample-fares.ts';

interface SampleRideProps {
  /** The prices of the form by name: as they were read, and as they are now. Undefined during loading. */
  prices: { before: Prices; after: Prices } | undefined;
}

type Prices = Readonly<Record<string, number | undefined>>;

const units: Readonly<Partial<Record<MeasureName, string>>> = { distance_km: 'km', duration_min: 'min' };

/** Shows what a sample ride costs with the stored prices and with those of the form. Nothing of it is sent. */
export function SampleRide({ prices }: SampleRideProps) {
  const t = useTranslate();
  const [typed, setTyped] = useState(usualMeasures);
  const { measures, invalid } = readMeasures(typed);
  const fares = prices && {
    before: faresOf(prices.before, measures),
    after: faresOf(prices.after, measures),
  };
  const title = t('pages.settings.prices.sample.title');
  const cell = (
    period: keyof Fares,
    read: (before: number | undefined, after: number | undefined) => string,
  ) => (fares === undefined ? <Skeleton width="sm" /> : read(fares.before[period], fares.after[period]));
  const shown = (fare: number | undefined) => formatMoney(fare) ?? t('common.none');
  return (
    <Card title={title} description={t('pages.settings.prices.sample.text')}>
      <Stack gap="5">
        <Grid columns="dense">
          {measureNames.map((name) => (
            <Field
              key={name}
              label={t(`pages.settings.prices.sample.${name}`)}
              error={invalid.includes(name) ? t('validation.number') : undefined}
            >
              {(control) => (
                <UnitInput
                  {...control}
                  inputMode="decimal"
                  unit={units[name]}
                  value={typed[name]}
                  onChange={({ currentTarget: { value } }) => setTyped({ ...typed, [name]: value })}
                />
              )}
            </Field>
          ))}
        </Grid>
        <LineItems
          label={title}
          lines={['day', 'night'] as const}
          columns={[
            {
              id: 'tariff',
              header: t('pages.settings.prices.sample.tariff'),
              cell: (period) => t(`pages.settings.prices.${period}`),
            },
            {
              id: 'before',
              header: t('pages.settings.prices.sample.before'),
              align: 'end',
              cell: (period) => cell(period, shown),
            },
            {
              id: 'after',
              header: t('pages.settings.prices.sample.after'),
              align: 'end',
              cell: (period) => cell(period, (_, after) => shown(after)),
            },
            {
              id: 'difference',
              header: t('pages.settings.prices.sample.difference'),
              align: 'end',
              cell: (period) =>
                cell(period, (before, after) => differenceOf(before, after) ?? t('common.none')),
            },
          ]}
        />
      </Stack>
    </Card>
  );
}

/** Formats the difference between two prices with its sign: "+0,45 €"; undefined without one. */
function differenceOf(before: number | undefined, after: number | undefined): string | undefined {
  if (before === undefined || after === undefined || before === after) return undefined;
  const text = formatMoney(after - before);
  return after > before ? `+${text}` : text;
}
