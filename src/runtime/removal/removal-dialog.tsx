import { deferred, useDeferred } from '#kit/deferred.ts';
import { preloadDialog } from '#kit/dialog/dialog.tsx';
import type { Resource } from '#schema/resource.ts';
import type { RemovalController } from './use-removal-controller.ts';

/** What the question before a deletion is about. */
export interface RemovalDialogProps {
  resource: Resource;
  removal: RemovalController;
}

const question = deferred(async () => (await import('./removal-question.tsx')).RemovalQuestion);

/** Fetches the question's code: called when a deletion is within reach. */
export function preloadRemoval() {
  question.preload();
  preloadDialog();
}

/** The question before a deletion, once there is one to ask. */
export function RemovalDialog(props: RemovalDialogProps) {
  const Question = useDeferred(question, props.removal.open);
  return Question === null ? null : <Question {...props} />;
}
