import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Card } from '#kit/card/card.tsx';
import { FormFooter } from '#kit/form-layout/form-layout.tsx';
import { Grid } from '#kit/grid/grid.tsx';
import { Skeleton } from '#kit/skeleton/skeleton.tsx';
import { Stack } from '#kit/stack/stack.tsx';
import { useTranslate } from '#lib/i18n/i18n.ts';
import { isFailed, QueryError } from '#runtime/page/query-error.tsx';
import { PriceMatrix } from './price-matrix.tsx';
import { priceConfig } from './price-queries.ts';
import { PricesForm } from './prices-form.tsx';
import { SampleRide } from './sample-ride.tsx';

/** Shows and sets the prices of rides, by day and by night. */
export function PricesCard() {
  const t = useTranslate();
  const query = useQuery(priceConfig);
  const title = t('pages.settings.prices.title');

  // Once shown, the form stays even if a later read fails, because it contains unsaved entries.
  const [started, setStarted] = useState(false);
  if (!started && query.isSuccess && (query.isFetchedAfterMount || !query.isFetching)) setStarted(true);

  if (started && query.data !== undefined) return <PricesForm config={query.data} />;
  return (
    <Grid columns="main">
      <Card title={title} aria-busy={query.isFetching}>
        {isFailed(query) ? <QueryError query={query} /> : <PricesSkeleton />}
      </Card>
      {!isFailed(query) && <SampleRide prices={undefined} />}
    </Grid>
  );
}

function PricesSkeleton() {
  return (
    <Stack gap="5">
      <PriceMatrix cell={() => <Skeleton shape="control" width="full" />} />
      <FormFooter>
        <Skeleton shape="control" width="md" />
      </FormFooter>
    </Stack>
  );
}
