import { useSearch } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { BrandMark } from '#kit/brand-mark/brand-mark.tsx';
import { buttonLinkProps } from '#kit/button/button.tsx';
import { Card } from '#kit/card/card.tsx';
import { CentredPage } from '#kit/centred-page/centred-page.tsx';
import { tabTitle } from '#kit/page-title.ts';
import { useTranslate } from '#lib/i18n/i18n.ts';
import { stringifySearch } from '#runtime/address/url-search.ts';
import { RouterLink } from '#runtime/links/router-link.tsx';
import { CodeStep, type CodeUse } from './code-step.tsx';
import { EmailStep } from './email-step.tsx';

interface CodePageProps<Entries> {
  title: string;
  subtitle: string;
  use: CodeUse<Entries>;
  /** What is shown instead of the two steps. */
  instead?: ReactNode;
}

/** A page that uses a code sent by mail, in two steps: first the email address, then the code. */
export function CodePage<Entries>({ title, subtitle, use, instead }: CodePageProps<Entries>) {
  const t = useTranslate();
  const search = stringifySearch(useSearch({ strict: false }));
  const [email, setEmail] = useState('');
  const [isSent, setIsSent] = useState(false);
  return (
    <CentredPage
      title={title}
      subtitle={subtitle}
      brand={<BrandMark size="lg" />}
      links={
        <RouterLink to={`/connexion${search}`} {...buttonLinkProps({ variant: 'ghost', size: 'sm' })}>
          {t('codes.back')}
        </RouterLink>
      }
    >
      <title>{tabTitle(title)}</title>
      {instead ?? (
        <Card>
          {isSent ? (
            <CodeStep email={email} use={use} onBack={() => setIsSent(false)} />
          ) : (
            <EmailStep
              purpose={use.purpose}
              onSent={(sentTo) => {
                setEmail(sentTo);
                setIsSent(true);
              }}
            />
          )}
        </Card>
      )}
    </CentredPage>
  );
}
