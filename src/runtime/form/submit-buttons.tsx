import type { RefObject } from 'react';
import { Button } from '#kit/button/button.tsx';
import { useTranslate } from '#lib/i18n/i18n.ts';

interface SubmitButtonsProps {
  form: { readonly pending: boolean; readonly submitLabel: string; submit: () => void };
  /** True after the user chose to save and go on with another record. */
  continues: RefObject<boolean>;
  /** True if that is offered. */
  offersMore: boolean;
  /** The id of the form, if the buttons are outside of it. */
  formId?: string | undefined;
  disabled?: boolean | undefined;
}

/** The buttons that save a record; one of them goes on with another record. */
export function SubmitButtons({ form, continues, offersMore, formId, disabled }: SubmitButtonsProps) {
  const t = useTranslate();
  return (
    <>
      {offersMore && (
        // No second submit button: the Enter key would press the first of them.
        <Button
          variant="outline"
          loading={form.pending}
          onClick={() => {
            continues.current = true;
            form.submit();
          }}
        >
          {t('form.continue')}
        </Button>
      )}
      <Button
        type="submit"
        form={formId}
        loading={form.pending}
        disabled={disabled}
        onClick={() => {
          continues.current = false;
        }}
      >
        {form.submitLabel}
      </Button>
    </>
  );
}
