import { useQuery } from '@tanstack/react-query';
import { Button } from '#kit/button/button.tsx';
import { Card } from '#kit/card/card.tsx';
import { FormFooter, FormRow } from '#kit/form-layout/form-layout.tsx';
import { useTranslate } from '#lib/i18n/i18n.ts';
import { writeHeaders } from '#lib/queries/write-headers.ts';
import { request } from '#lib/session/request.ts';
import { useActionDone } from '#pages/use-action-done.ts';
import { passwordChange } from '#resources/forms/password-change.ts';
import { changePassword } from '#resources/paths/account.ts';
import { useShowTab } from '#runtime/address/use-tab-param.ts';
import { DraftField } from '#runtime/form/draft-field.tsx';
import { FormFrame } from '#runtime/form/form-frame.tsx';
import { LeaveGuard } from '#runtime/form/leave-guard.tsx';
import { useDraftForm } from '#runtime/form/use-draft-form.ts';
import { factorsQuery } from './security/factor-calls.ts';

const initial = { currentPassword: '', newPassword: '' };

/** Changes the password of the signed-in administrator. */
export function PasswordCard() {
  const t = useTranslate();
  const show = useShowTab();
  const actionDone = useActionDone();
  const { data } = useQuery(factorsQuery);
  // Until it is known, the longer password is required. The service decides.
  const fields = passwordChange((data?.factors.length ?? 0) > 0);
  const form = useDraftForm({
    fields,
    initial,
    async send(body, headers) {
      await request({ ...changePassword, body, headers: writeHeaders(changePassword, headers) });
      return undefined;
    },
    success: t('pages.settings.password.success'),
    onSaved: actionDone,
  });
  return (
    <Card title={t('pages.settings.password.title')}>
      <FormFrame form={form}>
        <FormRow>
          <DraftField
            form={form}
            name="currentPassword"
            field={fields.currentPassword}
            label={t('pages.settings.password.fields.currentPassword')}
          />
          <DraftField
            form={form}
            name="newPassword"
            field={fields.newPassword}
            label={t('pages.settings.password.fields.newPassword')}
          />
        </FormRow>
        <FormFooter>
          <Button type="submit" loading={form.pending}>
            {t('pages.settings.password.submit')}
          </Button>
        </FormFooter>
      </FormFrame>
      <LeaveGuard form={form} onStay={() => show('password')} />
    </Card>
  );
}
