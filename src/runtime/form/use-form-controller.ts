import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { resourceQueries } from '#lib/queries/resource-queries.ts';
import { resourceWrites } from '#lib/queries/resource-writes.ts';
import { withVersion } from '#lib/queries/versions.ts';
import { choiceLabel, fieldLabel, resourceText } from '#runtime/record/labels.ts';
import { idOf } from '#runtime/record/present-field.ts';
import { draftOf, draftSchema } from '#schema/draft-schemas.ts';
import type { Resource, StoredRecord } from '#schema/resource.ts';
import type { Written } from './send-merged.ts';
import { useDraftForm } from './use-draft-form.ts';

/**
 * Controls the form of a resource. Takes the record to edit, or none to create one. `onDone` runs after the service
 * has accepted it and the lists on the page have been read again, unless something was typed meanwhile that can be saved.
 */
export function useFormController(resource: Resource, shown: StoredRecord | undefined, onDone: () => void) {
  const client = useQueryClient();
  // The new record that a form goes on with, because something was typed while it was created.
  const [created, setCreated] = useState<StoredRecord>();
  const record = shown ?? created;
  const writes = resourceWrites(resource);
  const initial = useMemo(() => draftOf(resource, record), [resource, record]);
  const id = record === undefined ? undefined : idOf(record);
  const screen = record === undefined ? 'create' : 'edit';

  /** Returns the record that a write has created, if its form can go on with it. */
  function newRecord(written: Written | undefined) {
    const { one, update } = resource.endpoints;
    const added = written?.record;
    return one && update && added && idOf(added) !== undefined ? added : undefined;
  }

  const form = useDraftForm({
    fields: resource.fields,
    schema: draftSchema(resource),
    names: resource.form.flat(),
    initial,
    keepAs: `${resource.name}/${id ?? ''}`,
    send: (draft, options) =>
      id === undefined ? writes.create(draft, options) : writes.update(id, draft, options),
    edited: record && {
      record,
      draftOf: (stored) => draftOf(resource, stored),
      labelOf: (name) => fieldLabel(resource, name),
      choiceOf: (name) => choiceLabel(resource, name),
    },
    closesOnSave: true,
    refreshAfterUndo: () => writes.refreshAll(client),
    success: resourceText(resource, `${screen}.success`),
    onSaved: () => writes.refreshLists(client),
    canGoOn: (written) => id !== undefined || newRecord(written) !== undefined,
    async readSaved(written) {
      const added = id === undefined ? newRecord(written) : undefined;
      const saved = id ?? (added && idOf(added));
      if (saved === undefined || !resource.endpoints.one) return undefined;
      // A new record that cannot be read exists all the same: a second one must not be created.
      const stored = await client
        .fetchQuery(resourceQueries(resource).one(saved))
        .catch(() => added && withVersion(added, written?.version));
      if (stored === undefined) return undefined;
      if (shown === undefined) setCreated(stored);
      return { record: stored, draft: draftOf(resource, stored) };
    },
    onDone,
  });
  return {
    ...form,
    title: resourceText(resource, `${screen}.title`),
    submitLabel: resourceText(resource, `${screen}.submit`),
  };
}
