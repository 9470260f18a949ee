import { lazyComponent, useLazyComponent } from '#kit/lazy-component.ts';
import type { DraftForm } from './use-draft-form.ts';

const question = lazyComponent(async () => (await import('./merge-question.tsx')).MergeQuestion);

/** The dialog that merges a form with its changed record, once there is a conflict. */
export function MergeDialog({ form }: { form: DraftForm }) {
  const { conflict, edited } = form;
  const Question = useLazyComponent(question, conflict !== undefined);
  if (Question === null || conflict === undefined || edited === undefined) return null;
  return <Question form={form} conflict={conflict} edited={edited} />;
}
