import { preloadDialog } from '#kit/dialog/dialog.tsx';
import { lazyComponent, useLazyComponent } from '#kit/lazy-component.ts';
import type { RemovalQuestionProps } from './removal-question.tsx';

const question = lazyComponent(async () => (await import('./removal-question.tsx')).RemovalQuestion);

/** Loads the code of the dialog. Called when the pointer or the focus reaches the button. */
export function preloadRemoval() {
  question.preload();
  preloadDialog();
}

/** The dialog that confirms a deletion, once it is needed. */
export function RemovalDialog(props: RemovalQuestionProps) {
  const Question = useLazyComponent(question, props.removal.open);
  return Question === null ? null : <Question {...props} />;
}
