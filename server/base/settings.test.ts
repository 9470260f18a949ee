import { expect, test } from 'vitest';
import { readSettings } from './settings.ts';

test('only the embedded database gets demo people unless SEED asks for them', () => {
  const database = { DATABASE_URL: 'postgresql://x/y' };
  expect(readSettings({}).seed).toBe('demo');
  expect(readSettings(database).seed).toBe('none');
  expect(readSettings({ ...database, SEED: 'demo' }).seed).toBe('demo');
  expect(readSettings({ SEED: '500' }).seed).toBe(500);
});
