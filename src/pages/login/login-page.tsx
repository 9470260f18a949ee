import { useSearch } from '@tanstack/react-router';
import { BrandMark } from '#kit/brand-mark/brand-mark.tsx';
import { Button, buttonLinkProps } from '#kit/button/button.tsx';
import { Card } from '#kit/card/card.tsx';
import { CentredPage } from '#kit/centred-page/centred-page.tsx';
import { FormLayout } from '#kit/form-layout/form-layout.tsx';
import { tabTitle } from '#kit/page-title.ts';
import { useTranslate } from '#lib/i18n/i18n.ts';
import { stringifySearch } from '#runtime/address/url-search.ts';
import { RouterLink } from '#runtime/links/router-link.tsx';
import { EmailField, PasswordField } from './sign-in-fields.tsx';
import { useLogin } from './use-login.ts';

const quiet = buttonLinkProps({ variant: 'ghost', size: 'sm' });

/** The page for signing in with a password; for administrators only. */
export function LoginPage() {
  const t = useTranslate();
  // Every page for signing in remembers the page that was requested.
  const search = stringifySearch(useSearch({ strict: false }));
  const { secondStep, pending, errors, failure, forget, preload, submit } = useLogin();
  return (
    <CentredPage
      title={t('auth.title')}
      subtitle={t('auth.subtitle')}
      brand={<BrandMark size="lg" />}
      links={
        <>
          <RouterLink to={`/connexion/code${search}`} {...quiet}>
            {t('auth.withCode')}
          </RouterLink>
          <RouterLink to={`/connexion/mot-de-passe${search}`} {...quiet}>
            {t('auth.forgotten')}
          </RouterLink>
        </>
      }
    >
      <title>{tabTitle(t('auth.title'))}</title>
      {secondStep ?? (
        <Card>
          <FormLayout
            requiredNote={t('form.requiredNote')}
            pending={pending}
            error={failure}
            onSubmit={submit}
            onInput={preload}
          >
            <EmailField error={errors['email']} onChange={() => forget('email')} />
            <PasswordField
              label={t('auth.password')}
              autoComplete="current-password"
              error={errors['password']}
              onChange={() => forget('password')}
            />
            <Button type="submit" size="lg" block loading={pending}>
              {t('auth.submit')}
            </Button>
          </FormLayout>
        </Card>
      )}
    </CentredPage>
  );
}
