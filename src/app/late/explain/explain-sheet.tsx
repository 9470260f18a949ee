import { Download, RotateCw } from 'lucide';
import { Button } from '#kit/button/button.tsx';
import { DescriptionList } from '#kit/description-list/description-list.tsx';
import { Drawer } from '#kit/drawer/drawer.tsx';
import { EmptyState } from '#kit/empty-state/empty-state.tsx';
import { Icon } from '#kit/icon/icon.tsx';
import { Section } from '#kit/section/section.tsx';
import { Stack } from '#kit/stack/stack.tsx';
import { Text } from '#kit/text/text.tsx';
import { useTranslate } from '#lib/i18n/i18n.ts';
import { CallList } from './call-list.tsx';
import type { ExplainedCall } from './explained-call.ts';
import { maxSteps } from './steps.ts';

/** What is said about the shown screen. */
export interface ExplainSheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The path of its route, e.g. `/$resource/$id`. */
  route: string;
  /** The name of its resource, with the file of the descriptor; undefined if it is written by hand. */
  resource: { readonly name: string; readonly file: string } | undefined;
  calls: readonly ExplainedCall[];
  /** The number of steps that are kept. */
  steps: number;
  /** The origin of the service. */
  host: string;
  onReread: () => void;
  onDownload: () => void;
}

/** The side sheet that explains a screen to administrators and to support. */
export function ExplainSheet(props: ExplainSheetProps) {
  const t = useTranslate();
  const { route, resource, calls, steps } = props;
  const code = (text: string) => (
    <Text as="code" variant="code">
      {text}
    </Text>
  );
  return (
    <Drawer
      side="end"
      open={props.open}
      onOpenChange={props.onOpenChange}
      title={t('explain.title')}
      closeLabel={t('common.close')}
    >
      <Stack gap="4">
        <Section level={3} title={t('explain.screen')}>
          <DescriptionList
            layout="rows"
            entries={[
              { id: 'route', term: t('explain.route'), description: code(route) },
              {
                id: 'resource',
                term: t('explain.resource'),
                description: resource === undefined ? t('explain.noResource') : code(resource.name),
              },
              ...(resource === undefined
                ? []
                : [{ id: 'file', term: t('explain.descriptor'), description: code(resource.file) }]),
            ]}
          />
        </Section>
        <Section
          level={3}
          title={t('explain.calls')}
          description={t('explain.callsText')}
          actions={
            <Button
              size="sm"
              variant="outline"
              icon={<Icon of={RotateCw} size="sm" />}
              onClick={props.onReread}
            >
              {t('explain.reread')}
            </Button>
          }
        >
          {calls.length === 0 ? (
            <EmptyState size="inline" title={t('explain.none')} text={t('explain.noneText')} />
          ) : (
            <CallList calls={calls} host={props.host} />
          )}
        </Section>
        <Section level={3} title={t('explain.steps')} description={t('explain.stepsText')}>
          <Stack direction="row" gap="3" align="center" justify="between" wrap>
            <Text tone="muted">{t('explain.stepCount', { count: steps, most: maxSteps })}</Text>
            <Button
              size="sm"
              icon={<Icon of={Download} size="sm" />}
              disabled={steps === 0}
              onClick={props.onDownload}
            >
              {t('explain.download')}
            </Button>
          </Stack>
        </Section>
      </Stack>
    </Drawer>
  );
}
