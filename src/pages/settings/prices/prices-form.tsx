import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Button } from '#kit/button/button.tsx';
import { Card } from '#kit/card/card.tsx';
import { FormFooter } from '#kit/form-layout/form-layout.tsx';
import { Grid } from '#kit/grid/grid.tsx';
import { useTranslate } from '#lib/i18n/i18n.ts';
import type { PriceName } from '#resources/calls/price-paths.ts';
import { priceSettings } from '#resources/forms/price-settings.ts';
import { useShowTab } from '#runtime/address/use-tab-param.ts';
import { DraftField } from '#runtime/form/draft-field.tsx';
import { FormFrame } from '#runtime/form/form-frame.tsx';
import { LeaveGuard } from '#runtime/form/leave-guard.tsx';
import { useDraftForm } from '#runtime/form/use-draft-form.ts';
import type { StoredRecord } from '#schema/resource.ts';
import { readTypedNumber } from '#schema/typed-number.ts';
import { formerPrices } from './former-prices.ts';
import { priceAt, readPrices } from './price-config.ts';
import { PriceMatrix } from './price-matrix.tsx';
import { refreshPrices, sendPrices } from './price-queries.ts';
import { SampleRide } from './sample-ride.tsx';

/** The form that sets the prices. `config` is the configuration that was last read. */
export function PricesForm({ config }: { config: StoredRecord }) {
  const t = useTranslate();
  const show = useShowTab();
  const client = useQueryClient();
  const initial = useMemo(() => draftOf(config), [config]);
  const labels = new Map<string, string>();
  const form = useDraftForm({
    fields: priceSettings,
    initial,
    keepAs: 'prices',
    send: (prices, headers) => sendPrices(client, prices, headers),
    edited: { record: config, draftOf, labelOf: (name) => labels.get(name) ?? name },
    nameOf: priceAt,
    success: t('pages.settings.prices.success'),
    refreshAfterUndo: () => refreshPrices(client),
    onSaved: () => refreshPrices(client),
  });
  const before = pricesOf(form.base.draft);
  const rows = (values: Draft) => ({
    cell: (name: PriceName, label: string) => {
      labels.set(name, label);
      return <DraftField form={form} name={name} field={priceSettings[name]} label={label} labelHidden />;
    },
    noteOf: (names: readonly PriceName[]) => formerPrices(names, before, pricesOf(values)),
  });
  return (
    <>
      <form.form.Subscribe selector={({ values }) => values}>
        {(values) => (
          <Grid columns="main">
            <Card title={t('pages.settings.prices.title')}>
              <FormFrame form={form}>
                <PriceMatrix {...rows(values)} />
                <FormFooter>
                  <Button type="submit" loading={form.pending}>
                    {t('pages.settings.prices.submit')}
                  </Button>
                </FormFooter>
              </FormFrame>
            </Card>
            <SampleRide prices={{ before, after: pricesOf(values) }} />
          </Grid>
        )}
      </form.form.Subscribe>
      <LeaveGuard form={form} onStay={() => show('prices-config')} />
    </>
  );
}

type Draft = Readonly<Record<string, unknown>>;

/** Returns the prices that are typed. One that is not a number is undefined. */
function pricesOf(values: Draft): Readonly<Record<string, number | undefined>> {
  return Object.fromEntries(
    Object.entries(priceSettings).map(([name, { units }]) => {
      const typed = values[name];
      const price = typeof typed === 'string' ? readTypedNumber(typed, units) : null;
      return [name, price === null || Number.isNaN(price) ? undefined : price];
    }),
  );
}

function draftOf(config: StoredRecord) {
  const prices = readPrices(config);
  return Object.fromEntries(
    Object.entries(priceSettings).map(([name, field]) => [name, field.toDraft(prices[name])]),
  );
}
