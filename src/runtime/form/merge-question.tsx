import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { Absent } from '#fields/absent.tsx';
import { present, viewsOf } from '#fields/views.ts';
import { Button } from '#kit/button/button.tsx';
import { ChoiceCards } from '#kit/choice-cards/choice-cards.tsx';
import { DescriptionList } from '#kit/description-list/description-list.tsx';
import { Dialog } from '#kit/dialog/dialog.tsx';
import { Stack } from '#kit/stack/stack.tsx';
import { Text } from '#kit/text/text.tsx';
import { useFirstErrorFocus } from '#lib/focus/use-first-error-focus.ts';
import { useTranslate } from '#lib/i18n/i18n.ts';
import { mergedDraft } from '#runtime/merge/merge-drafts.ts';
import { type Side, sideValue } from '#runtime/merge/side-value.ts';
import type { Edited } from './edited.ts';
import type { Conflict } from './undecided-conflict.ts';
import type { DraftForm } from './use-draft-form.ts';

interface MergeQuestionProps {
  form: DraftForm;
  conflict: Conflict;
  edited: Edited;
}

type Decisions = Readonly<Record<string, 'mine' | 'theirs'>>;

const sides = ['mine', 'theirs'] as const;

/** Asks which value to keep of each field that was changed in the form and in the record. */
export function MergeQuestion({ form, conflict, edited }: MergeQuestionProps) {
  const t = useTranslate();
  const [decided, setDecided] = useState<Decisions>({});
  const [asked, setAsked] = useState(false);
  const focusFirstError = useFirstErrorFocus();
  const body = useRef<HTMLFormElement>(null);
  const { differences } = conflict;
  const open = differences.filter(({ by }) => by === 'conflict');
  const show = useSideView(form, conflict, edited);

  function save() {
    if (open.some(({ name }) => decided[name] === undefined)) {
      setAsked(true);
      focusFirstError(body.current);
      return;
    }
    form.decide(mergedDraft(differences, conflict, decided));
  }

  return (
    <Dialog
      open
      onOpenChange={form.backToForm}
      title={t('merge.title')}
      description={t('merge.text')}
      closeLabel={t('common.close')}
      size="lg"
      initialFocus={() => body.current?.querySelector('input') ?? null}
      footer={
        <>
          <Button variant="outline" onClick={form.backToForm}>
            {t('merge.back')}
          </Button>
          <Button onClick={save}>{t('merge.save')}</Button>
        </>
      }
    >
      <form
        ref={body}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          event.stopPropagation();
          save();
        }}
      >
        <Stack gap="6">
          {open.map(({ name }) => (
            <ChoiceCards
              key={name}
              legend={edited.labelOf(name)}
              hint={<Before>{show(name, 'base')}</Before>}
              options={sides.map((side) => ({
                value: side,
                label: t(`merge.${side}`),
                content: show(name, side),
              }))}
              value={decided[name]}
              error={asked && decided[name] === undefined ? t('merge.choose') : undefined}
              onValueChange={(side) => setDecided((before) => ({ ...before, [name]: side }))}
            />
          ))}
          {(['theirs', 'mine'] as const).map((side) => (
            <Settled
              key={side}
              title={t(side === 'theirs' ? 'merge.taken' : 'merge.kept')}
              entries={differences
                .filter(({ by }) => by === side)
                .map(({ name }) => ({
                  id: name,
                  term: edited.labelOf(name),
                  description: (
                    <Stack gap="1">
                      {show(name, side)}
                      <Text as="div" variant="caption" tone="muted">
                        <Before>{show(name, 'base')}</Before>
                      </Text>
                    </Stack>
                  ),
                }))}
            />
          ))}
        </Stack>
      </form>
    </Dialog>
  );
}

/** Shows the former value of a field. */
function Before({ children }: { children: ReactNode }) {
  const t = useTranslate();
  return (
    <Stack as="span" direction="row" gap="1" wrap>
      <Text tone="muted">{t('merge.before')}</Text>
      {children}
    </Stack>
  );
}

interface SettledProps {
  title: string;
  entries: { id: string; term: string; description: ReactNode }[];
}

/** Lists the fields that need no decision. */
function Settled({ title, entries }: SettledProps) {
  if (entries.length === 0) return null;
  return (
    <Stack gap="2">
      <Text as="p" variant="strong">
        {title}
      </Text>
      <DescriptionList layout="rows" entries={entries} />
    </Stack>
  );
}

/** Returns a function that renders the value of a field on one side, with the view of its kind. */
function useSideView({ fields }: DraftForm, conflict: Conflict, { choiceOf }: Edited) {
  const client = useQueryClient();
  return (name: string, side: Side): ReactNode => {
    const shown = sideValue(client, fields, conflict, { name, side });
    if (typeof shown === 'string') return <Text>{shown}</Text>;
    const { field, raw } = shown;
    const value = present(field, raw);
    if (value === undefined) return <Absent />;
    const { Detail } = viewsOf(field);
    return <Detail field={field} value={value} labelOf={choiceOf?.(name) ?? (() => undefined)} />;
  };
}
