import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { ApiError } from '#lib/api/api-error.ts';
import { lazyScreen } from './lazy-screen.ts';

const module = { Part: ({ name }: { name: string }) => name };

test('the code loads once, and is then rendered', async () => {
  const load = vi.fn(async () => module);
  const Screen = lazyScreen(load, 'Part');
  await Promise.all([Screen.preload(), Screen.preload()]);
  await Screen.preload();
  expect(load).toHaveBeenCalledOnce();
  expect(renderToStaticMarkup(createElement(Screen, { name: 'Hoth' }))).toBe('Hoth');
});

test('code that cannot be loaded is an error that can be shown, and the next call tries again', async () => {
  const load = vi.fn(async () => module);
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module: /assets/x.js'));
  const Screen = lazyScreen(load, 'Part');
  const failure = Screen.preload();
  await expect(failure).rejects.toBeInstanceOf(ApiError);
  await expect(failure).rejects.toHaveProperty('reason', 'code');
  await Screen.preload();
  expect(renderToStaticMarkup(createElement(Screen, { name: 'Hoth' }))).toBe('Hoth');
});
