const early: unknown[] = [];
let tell = (thrown: unknown): void => void early.push(thrown);

addEventListener('error', ({ error }) => tell(error));
addEventListener('unhandledrejection', ({ reason }) => tell(reason));

/** Calls back with everything that was thrown and that no code has caught, also before this call. */
export function onThrown(next: (thrown: unknown) => void): void {
  tell = next;
  early.splice(0).forEach(next);
}
