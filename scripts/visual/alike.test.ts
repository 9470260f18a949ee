import { expect, test } from 'vitest';
import { findAlike } from './alike.ts';

const story = (title: string, name: string, tags = ['autodocs']) => ({
  id: `${title}--${name}`,
  title,
  name,
  type: 'story',
  tags,
});

test('two stories of a docs page with the same screenshot are found, and no others', () => {
  const stories = [
    story('Hoist', 'Up'),
    story('Hoist', 'Down'),
    story('Hoist', 'Raised'),
    story('Hoist', 'Closed', ['behaviour']),
    story('Hoist', 'New'),
    story('Griffin', 'Up'),
  ];
  const screenshots = new Map([
    ['Hoist--Up', 'a'],
    ['Hoist--Down', 'b'],
    ['Hoist--Raised', 'a'],
    ['Hoist--Closed', 'a'],
    ['Griffin--Up', 'a'],
  ]);
  expect(findAlike(stories, (id) => screenshots.get(id))).toEqual(['Hoist: “Raised” looks like “Up”']);
});
