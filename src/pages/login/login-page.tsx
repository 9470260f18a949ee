import { Link, useSearch } from '@tanstack/react-router';
import { BrandMark } from '#kit/brand-mark/brand-mark.tsx';
import { Button, buttonLinkProps } from '#kit/button/button.tsx';
import { Card } from '#kit/card/card.tsx';
import { CentredPage } from '#kit/centred-page/centred-page.tsx';
import { Field } from '#kit/field/field.tsx';
import { FormLayout } from '#kit/form-layout/form-layout.tsx';
import { PasswordInput } from '#kit/password-input/password-input.tsx';
import { TextInput } from '#kit/text-input/text-input.tsx';
import { useTranslate } from '#lib/i18n/i18n.ts';
import { useLogin } from './use-login.ts';

const quiet = buttonLinkProps({ variant: 'ghost', size: 'sm' });

/** The page for signing in with a password; for administrators only. */
export function LoginPage() {
  const t = useTranslate();
  // Every page for signing in remembers the page that was requested.
  const search = useSearch({ strict: false });
  const { secondStep, pending, errors, forget, preload, submit } = useLogin();
  return (
    <CentredPage
      title={t('auth.title')}
      subtitle={t('auth.subtitle')}
      brand={<BrandMark size="lg" />}
      links={
        <>
          <Link to="/connexion/code" search={search} {...quiet}>
            {t('auth.withCode')}
          </Link>
          <Link to="/connexion/mot-de-passe" search={search} {...quiet}>
            {t('auth.forgotten')}
          </Link>
        </>
      }
    >
      <title>{t('shell.pageTitle', { title: t('auth.title') })}</title>
      {secondStep ?? (
        <Card>
          <FormLayout pending={pending} onSubmit={submit} onInput={preload}>
            <Field label={t('auth.email')} required error={errors['email']}>
              {(control) => (
                <TextInput
                  {...control}
                  name="email"
                  type="email"
                  size="lg"
                  autoComplete="username"
                  autoFocus
                  onChange={() => forget('email')}
                />
              )}
            </Field>
            <Field label={t('auth.password')} required error={errors['password']}>
              {(control) => (
                <PasswordInput
                  {...control}
                  name="password"
                  size="lg"
                  autoComplete="current-password"
                  revealLabel={t('common.showPassword')}
                  concealLabel={t('common.hidePassword')}
                  onChange={() => forget('password')}
                />
              )}
            </Field>
            <Button type="submit" size="lg" block loading={pending}>
              {t('auth.submit')}
            </Button>
          </FormLayout>
        </Card>
      )}
    </CentredPage>
  );
}
