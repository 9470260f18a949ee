import { expect, test, vi } from 'vitest';
import { createNotify, notify } from './notify.ts';

const library = () => ({ toast: { success: vi.fn(), error: vi.fn() } });

test('a toast is shown once its library is loaded', async () => {
  const { toast } = library();
  const { success, error } = createNotify(async () => ({ toast }));
  success('Plan mis à jour');
  error('Veuillez vous connecter pour continuer', { position: 'top-center' });
  expect(toast.success).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(toast.success).toHaveBeenCalledExactlyOnceWith('Plan mis à jour', {}));
  expect(toast.error).toHaveBeenCalledExactlyOnceWith('Veuillez vous connecter pour continuer', {
    position: 'top-center',
  });
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
