import { Alert } from '#kit/alert/alert.tsx';
import { Button } from '#kit/button/button.tsx';
import { PrintArea } from '#kit/print-area/print-area.tsx';
import { Stack } from '#kit/stack/stack.tsx';
import { Text } from '#kit/text/text.tsx';
import { useTranslate } from '#lib/i18n/i18n.ts';
import { useSession } from '#lib/session/use-session.ts';
import { copyText } from './copy-text.ts';

/** Shows new recovery codes once, to be copied, saved as a file or printed. The printed page names the account. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const t = useTranslate();
  const { user } = useSession();
  const text = codes.join('\n');

  const toasts = { copied: t('security.codes.copied'), failed: t('security.codes.notCopied') };

  return (
    <PrintArea>
      {(print) => (
        <Stack>
          <Alert tone="warning" title={t('security.codes.once')}>
            {t('security.codes.text')}
          </Alert>
          <Text as="p">
            {t('security.codes.account', { email: user?.email ?? '', host: window.location.host })}
          </Text>
          <Stack as="ul" gap="1" aria-label={t('security.codes.title')}>
            {codes.map((code) => (
              <Stack as="li" key={code}>
                <Text variant="code">{code}</Text>
              </Stack>
            ))}
          </Stack>
          <Stack direction="row" gap="2" wrap>
            <Button variant="outline" onClick={() => void copyText(text, toasts)}>
              {t('security.codes.copy')}
            </Button>
            <Button variant="outline" onClick={() => save(text, t('security.codes.file'))}>
              {t('security.codes.download')}
            </Button>
            <Button variant="outline" onClick={print}>
              {t('common.print')}
            </Button>
          </Stack>
          <Button size="lg" block onClick={onDone}>
            {t('security.codes.done')}
          </Button>
        </Stack>
      )}
    </PrintArea>
  );
}

/** Saves a text as a file of the browser. */
function save(text: string, name: string) {
  const address = URL.createObjectURL(new Blob([`${text}\n`], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
