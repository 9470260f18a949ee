import { InputField } from '#fields/input-field.tsx';
import { inputOf } from '#fields/inputs.ts';
import { FormLayout } from '#kit/form-layout/form-layout.tsx';
import { useTranslate } from '#lib/i18n/i18n.ts';
import { choiceLabel, resourceText } from '#runtime/record/labels.ts';
import type { Resource } from '#schema/resource.ts';
import type { AskedFields } from './use-asked-fields.ts';

interface CommandFieldsProps {
  resource: Resource;
  /** The name of the command. */
  command: string;
  asked: AskedFields;
  pending: boolean;
  onSubmit: () => void;
}

/** Shows the inputs of the fields that a command asks for. */
export function CommandFields({ resource, command, asked, pending, onSubmit }: CommandFieldsProps) {
  const t = useTranslate();
  return (
    <FormLayout
      requiredNote={t('form.requiredNote')}
      ref={asked.element}
      pending={pending}
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        onSubmit();
      }}
    >
      {Object.entries(asked.fields).map(([name, field]) => (
        <InputField
          key={name}
          input={inputOf(field)}
          name={name}
          label={resourceText(resource, `commands.${command}.asks.${name}`)}
          field={field}
          labelOf={choiceLabel(resource, name)}
          error={asked.errors[name]}
          value={asked.values[name]}
          onBlur={() => undefined}
          onChange={(value) => asked.change(name, value)}
        />
      ))}
    </FormLayout>
  );
}
