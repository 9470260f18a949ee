import { resources } from '#resources/index.ts';
import type { DataSet } from '#runtime/testing/service.ts';
import { linkedSample, offeredRecords } from '#schema/links.ts';
import { dashed } from '#schema/names.ts';
import type { StoredRecord } from '#schema/resource.ts';
import { productRecords } from './product.ts';
import { people } from './user-records.ts';

/** The records that stories rely on. */
const records: Readonly<Record<string, readonly StoredRecord[]>> = { users: people(57), ...productRecords };

/** The sample records of generated resources. */
const samples = import.meta.glob<readonly StoredRecord[]>('/resources/demo/*.json', {
  eager: true,
  import: 'default',
});

const recordsOf = (name: string) => records[name] ?? samples[`/resources/demo/${dashed(name)}.json`] ?? [];

/** The data set of every resource. Links of sample records name records of other data sets. */
export const initialDataSets: readonly DataSet[] = resources.map((resource) => ({
  resource,
  records: recordsOf(resource.name).map((record, index) =>
    resource.name in records
      ? record
      : linkedSample(resource, record, index, (link) =>
          offeredRecords(
            recordsOf(link.resource),
            link,
            resources.find(({ name }) => name === link.resource),
          ),
        ),
  ),
}));
