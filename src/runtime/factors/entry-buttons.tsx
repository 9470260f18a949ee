import { Button } from '#kit/button/button.tsx';
import { FormFooter } from '#kit/form-layout/form-layout.tsx';
import { useTranslate } from '#lib/i18n/i18n.ts';

interface EntryButtonsProps {
  submitLabel: string;
  pending: boolean;
  /** Closes the dialog around the form. Default: the form is not in a dialog of its own, and only sends. */
  onCancel?: (() => void) | undefined;
  /** True if the button gets the focus, where the form has no input. */
  autoFocus?: boolean;
}

/** The buttons of a form for a factor or a proof: those of every dialog, or one over the whole width. */
export function EntryButtons({ submitLabel, pending, onCancel, autoFocus }: EntryButtonsProps) {
  const t = useTranslate();
  if (onCancel === undefined)
    return (
      <Button type="submit" size="lg" block loading={pending} autoFocus={autoFocus}>
        {submitLabel}
      </Button>
    );
  return (
    <FormFooter>
      <Button variant="outline" disabled={pending} onClick={onCancel}>
        {t('common.cancel')}
      </Button>
      <Button type="submit" loading={pending} autoFocus={autoFocus}>
        {submitLabel}
      </Button>
    </FormFooter>
  );
}
