import { expect, test } from 'vitest';
import { readSettings } from './settings.ts';

test('only the embedded database gets demo data unless SEED asks for them', () => {
  const database = { DATABASE_URL: 'postgresql://x/y' };
  expect(readSettings({}).seed).toBe('demo');
  expect(readSettings(database).seed).toBe('none');
  expect(readSettings({ ...database, SEED: 'demo' }).seed).toBe('demo');
  expect(readSettings({ SEED: '500' }).seed).toBe(500);
});

test('a pack starts on a database that is named, and adds demo people on request only', () => {
  const unnamed = { PORT: '1', DATABASE_URL: '', DATA_DIR: '', SEED: '' };
  expect(() => readSettings(unnamed, true)).toThrow(/^Name the database: DATABASE_URL, or DATA_DIR/);
  expect(readSettings({ ...unnamed, DATA_DIR: '/somewhere' }, true).seed).toBe('none');
  expect(readSettings({ ...unnamed, DATABASE_URL: 'postgresql://x/y' }, true).seed).toBe('none');
  expect(readSettings({ ...unnamed, SEED: 'demo' }, true)).toMatchObject({ seed: 'demo', dataDir: './data' });
});

test('the address of a file store has its keys and a bucket', () => {
  const url = 'https://key:se%2Fcret@s3.example.com/pictures?region=eu-west-3';
  expect(readSettings({ FILES_URL: url }).files).toEqual({ url, signedSeconds: 0 });
  for (const wrong of [
    'https://s3.example.com/pictures',
    'https://key:secret@s3.example.com/',
    's3://a:b@c/d',
  ])
    expect(() => readSettings({ FILES_URL: wrong })).toThrow('FILES_URL must be an address like');
});
