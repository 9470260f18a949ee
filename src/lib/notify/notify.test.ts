import { expect, test, vi } from 'vitest';
import { createNotify, notify } from './notify.ts';

const library = () => {
  let last = 0;
  const show = () => vi.fn((..._: unknown[]) => ++last);
  return { toast: { success: show(), error: show(), dismiss: vi.fn() } };
};
const untilClosed = { duration: Number.POSITIVE_INFINITY };

test('a toast is shown once its library is loaded', async () => {
  const { toast } = library();
  const { success, error } = createNotify(async () => ({ toast }));
  success('Plan mis à jour');
  error('Veuillez vous connecter pour continuer', { position: 'top-center' });
  expect(toast.success).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(toast.success).toHaveBeenCalledExactlyOnceWith('Plan mis à jour', {}));
  expect(toast.error).toHaveBeenCalledExactlyOnceWith('Veuillez vous connecter pour continuer', {
    position: 'top-center',
    ...untilClosed,
  });
});

test('an error stays until it is closed, and the same error replaces it', async () => {
  const { toast } = library();
  const { error } = createNotify(async () => ({ toast }));
  for (const text of ['un', 'deux', 'un']) error(text);
  error('trois', { isKeptElsewhere: true });
  await vi.waitFor(() => expect(toast.error).toHaveBeenCalledTimes(4));
  expect(toast.error.mock.calls[3]).toEqual(['trois', {}]);
  expect(toast.error.mock.calls[0]).toEqual(['un', untilClosed]);
  expect(toast.dismiss).toHaveBeenCalledExactlyOnceWith(1);
});

test('an error is closed by its id, also while it waits for its library', async () => {
  const { toast } = library();
  const load = vi.fn(async () => ({ toast })).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const { error, success, clear } = createNotify(load);
  error('un', { id: 'a' });
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
  await Promise.resolve();
  clear('a');
  error('deux', { id: 'b' });
  success('trois');
  await vi.waitFor(() => expect(toast.success).toHaveBeenCalledOnce());
  expect(toast.error).toHaveBeenCalledExactlyOnceWith('deux', { id: 'b', ...untilClosed });
  clear('b');
  await vi.waitFor(() => expect(toast.dismiss).toHaveBeenLastCalledWith('b'));
});

test('a success with a button is shown for ten seconds, and the button runs its action', async () => {
  const pressed = Promise.withResolvers<() => void>();
  const success = vi.fn((_: string, options?: { duration?: number; action?: { onClick(): void } }) => {
    if (options?.action) pressed.resolve(options.action.onClick);
    return 1;
  });
  const run = vi.fn();
  const { toast } = library();
  const { success: show } = createNotify(async () => ({ toast: { ...toast, success } }));
  show('Plan mis à jour', { label: 'Annuler', run });
  const press = await pressed.promise;
  expect(success).toHaveBeenCalledExactlyOnceWith('Plan mis à jour', {
    duration: 10_000,
    action: { label: 'Annuler', onClick: press },
  });
  press();
  expect(run).toHaveBeenCalledOnce();
});

test('all toasts are closed together, and a toast that waits for its library is not shown', async () => {
  const { toast } = library();
  const load = vi.fn(async () => ({ toast })).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const { error, success, clear } = createNotify(load);
  clear();
  expect(load).not.toHaveBeenCalled();
  error('un');
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
  await Promise.resolve();
  clear();
  await vi.waitFor(() => expect(toast.dismiss).toHaveBeenCalledExactlyOnceWith(undefined));
  success('deux');
  await vi.waitFor(() => expect(toast.success).toHaveBeenCalledOnce());
  expect(toast.error).not.toHaveBeenCalled();
});

test('an empty text shows no toast and loads nothing', async () => {
  const load = vi.fn(async () => library());
  createNotify(load).error('');
  await Promise.resolve();
  expect(load).not.toHaveBeenCalled();
});

test('a toast whose library could not be loaded is shown with the next, in order', async () => {
  const { toast } = library();
  const load = vi.fn(async () => ({ toast })).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const { error } = createNotify(load);
  error('un');
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
  await Promise.resolve();
  error('deux');
  await vi.waitFor(() => expect(toast.error.mock.calls.map(([text]) => text)).toEqual(['un', 'deux']));
});

test('sonner stores a toast until its Toaster is mounted', async () => {
  notify.error('Trop tôt');
  const { toast } = await import('sonner');
  await vi.waitFor(() =>
    expect(toast.getToasts()).toEqual([expect.objectContaining({ title: 'Trop tôt', type: 'error' })]),
  );
});
