import { descriptions } from 'virtual:descriptions';
import type { Description } from '#fields/contract.ts';
import { findText } from '#lib/i18n/i18n.ts';
import type { Resource } from '#schema/resource.ts';
import type { SettingsForm } from '#schema/settings-form.ts';
import { formatField } from './present-field.ts';

/** Loads a resource or a form of settings by its name, and returns its description; undefined if there is none. */
export async function describeResource(name: string): Promise<Description | undefined> {
  const described = await descriptions[name]?.();
  return described && descriptionOf(described);
}

function descriptionOf(described: Resource | SettingsForm): Description {
  const isForm = 'texts' in described;
  const texts = isForm ? described.texts : `resources.${described.name}`;
  const { fields } = described;
  return {
    name: findText(`${texts}.name`) ?? described.name,
    opens: !isForm && described.path !== undefined && described.endpoints.one !== undefined,
    label: (field) => findText(`${texts}.fields.${field}`),
    format(name, raw) {
      const field = fields[name];
      if (field === undefined) return undefined;
      const labelOf = (value: string) => findText(`${texts}.choices.${name}.${value}`);
      return formatField(field, raw, labelOf);
    },
    command: (name) => findText(`${texts}.commands.${name}.label`),
  };
}
