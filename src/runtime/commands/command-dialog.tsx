import { preloadDialog } from '#kit/dialog/dialog.tsx';
import { lazyComponent, useLazyComponent } from '#kit/lazy-component.ts';
import { idOf } from '#runtime/record/present-field.ts';
import type { CommandQuestionProps } from './command-question.tsx';

const question = lazyComponent(async () => (await import('./command-question.tsx')).CommandQuestion);

/** Loads the code of the dialog. Called when the pointer or the focus reaches a command. */
export function preloadCommand() {
  question.preload();
  preloadDialog();
}

/** The dialog that confirms a command, once it is needed. */
export function CommandDialog(props: Omit<CommandQuestionProps, 'chosen'>) {
  const { chosen, open } = props.commands;
  const Question = useLazyComponent(question, open);
  return Question === null || chosen === undefined ? null : (
    <Question key={`${chosen.name} ${idOf(chosen.record)}`} {...props} chosen={chosen} />
  );
}
