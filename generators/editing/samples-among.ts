import { filesOf, type ResourceSpec } from '#generators/grammar/resource-spec.ts';
import { sampleRecords } from '#generators/templates/sample-data.ts';
import { isThere, read } from './transaction.ts';

type Samples = readonly Readonly<Record<string, unknown>>[];

/** Returns what gives the sample records of a resource: one that the same command creates, or one that has a file of them. */
export const samplesAmong =
  (specs: readonly ResourceSpec[] = []) =>
  (resource: string): Samples | undefined => {
    const created = specs.find(({ name }) => name === resource);
    if (created !== undefined) return sampleRecords(created.fields);
    const { samples } = filesOf(resource);
    return isThere(samples) ? JSON.parse(read(samples)) : undefined;
  };
