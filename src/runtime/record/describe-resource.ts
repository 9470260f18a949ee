import { resourceEntries } from 'virtual:resource-entries';
import { resourceModules } from 'virtual:resources';
import type { Description } from '#fields/contract.ts';
import { fieldLabel, ownText, resourceText } from './labels.ts';
import { textOf } from './present-field.ts';

/** Loads a resource and describes what its records contain; undefined if there is no such resource with screens. */
export async function describeResource(name: string): Promise<Description | undefined> {
  const path = resourceEntries.find((entry) => entry.name === name)?.path.slice(1);
  const resource = await (path === undefined ? undefined : resourceModules[path]?.());
  if (resource === undefined) return undefined;
  return {
    name: resourceText(resource, 'name'),
    opens: resource.endpoints.one !== undefined,
    label: (field) => fieldLabel(resource, field),
    format(field, raw) {
      const { members } = resource.fields[field] ?? {};
      if (resource.fields[field] === undefined) return undefined;
      const record = members && typeof raw === 'object' && raw !== null ? { ...raw } : { [field]: raw };
      return textOf(resource, record, field);
    },
    command: (command) => ownText(resource, `commands.${command}.label`),
  };
}
