import { deferred, useDeferred } from '#kit/deferred.ts';
import { preloadDialog } from '#kit/dialog/dialog.tsx';
import type { RemovalQuestionProps } from './removal-question.tsx';

const question = deferred(async () => (await import('./removal-question.tsx')).RemovalQuestion);

/** Loads the code of the dialog. Called when the pointer or the focus reaches the button. */
export function preloadRemoval() {
  question.preload();
  preloadDialog();
}

/** The dialog that confirms a deletion, once it is needed. */
export function RemovalDialog(props: RemovalQuestionProps) {
  const Question = useDeferred(question, props.removal.open);
  return Question === null ? null : <Question {...props} />;
}
