import { useEffect, useRef } from 'react';
import type { Step } from '#app/late/explain/steps.ts';
import { Button } from '#kit/button/button.tsx';
import { Card } from '#kit/card/card.tsx';
import { DescriptionList, type DescriptionListEntry } from '#kit/description-list/description-list.tsx';
import { OptionList } from '#kit/option-list/option-list.tsx';
import { Stack } from '#kit/stack/stack.tsx';
import { Text } from '#kit/text/text.tsx';
import { hiddenMembers } from './fill-body.ts';
import { stepText, timeText } from './step-texts.ts';

interface StepPanelProps {
  steps: readonly Step[];
  /** The index of the shown step. */
  at: number;
  onStep: (index: number) => void;
  onClose: () => void;
}

/** The steps of a recording, and what is known of the shown one. It stays in sight below the screen. */
export function StepPanel({ steps, at, onStep, onClose }: StepPanelProps) {
  const step = steps[at];
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = list;
    const chosen = current?.querySelectorAll<HTMLElement>('[role=option]')[at];
    // The panel itself stays where it is.
    if (current && chosen) current.scrollTop = chosen.offsetTop - current.clientHeight / 2;
  }, [at]);
  return (
    <aside aria-label="Recording" className="rp-panel">
      <Card
        title={`Step ${at + 1} of ${steps.length}`}
        actions={
          <Stack direction="row" gap="2" wrap>
            <Button size="sm" variant="outline" disabled={at === 0} onClick={() => onStep(at - 1)}>
              Previous
            </Button>
            <Button
              size="sm"
              variant="outline"
              disabled={at === steps.length - 1}
              onClick={() => onStep(at + 1)}
            >
              Next
            </Button>
            <Button size="sm" variant="ghost" onClick={onClose}>
              Other file
            </Button>
          </Stack>
        }
      >
        <div className="rp-columns">
          <Stack gap="3">
            {step && <DescriptionList layout="rows" entries={entriesOf(step)} />}
            <Text tone="muted" variant="caption">
              What may be personal was hidden by the recording: texts are “…”, numbers 0, times 1 January
              2000, ids pseudonyms.
            </Text>
          </Stack>
          <div ref={list} className="rp-steps">
            <OptionList
              label="Steps"
              options={steps.map((each, index) => ({
                value: String(index),
                label: `${timeText(each)} · ${stepText(each)}`,
              }))}
              value={[String(at)]}
              onValueChange={([chosen]) => chosen !== undefined && onStep(Number(chosen))}
            />
          </div>
        </div>
      </Card>
    </aside>
  );
}

/** Returns what is known of a step. */
function entriesOf(step: Step): readonly DescriptionListEntry[] {
  const entry = (term: string, description: string) => ({ id: term, term, description });
  const when = entry('After', timeText(step));
  if (step.type === 'screen') return [when, entry('Address', step.path + step.search)];
  if (step.type === 'click') return [when, entry('Control', `${step.role} “${step.name}”`)];
  if (step.type === 'error') return [when, entry('Error', `${step.name} ${step.file ?? ''}`)];
  const names = hiddenMembers(step.body);
  return [
    when,
    entry('Call', `${step.method} ${step.path}${step.search}`),
    entry('Status', `${step.status ?? 'none'}, ${step.ms} ms`),
    step.body === undefined
      ? entry('Body', 'Not recorded: sample data is shown')
      : entry('Hidden', names.length === 0 ? 'Nothing' : names.join(', ')),
  ];
}
