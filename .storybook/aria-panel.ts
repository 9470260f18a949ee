import { createElement, useEffect, useState } from 'react';
import { STORY_FINISHED } from 'storybook/internal/core-events';
import { addons, types, useChannel } from 'storybook/manager-api';

/** The ARIA snapshot of the shown story, as it is after its play function. The button reads it again. */
function AriaPanel() {
  const [text, setText] = useState('');
  const emit = useChannel({
    'aria-snapshot/read': setText,
    [STORY_FINISHED]: () => emit('aria-snapshot/ask'),
  });
  const ask = () => emit('aria-snapshot/ask');
  useEffect(ask, [emit]);
  // Storybook builds its own window without the JSX of react.
  return createElement(
    'div',
    { style: { padding: '0.75rem 1rem' } },
    createElement('button', { type: 'button', onClick: ask }, 'Read again'),
    createElement('pre', { style: { overflow: 'auto', fontSize: '0.8125rem' } }, text || 'Nothing.'),
  );
}

/** Adds the panel to every story: those of Patterns and Screens have no docs page. The frame of the story reads it. */
export const addAriaPanel = () =>
  addons.register('aria-snapshot', () => {
    addons.add('aria-snapshot/panel', {
      type: types.PANEL,
      title: 'Screen reader',
      render: ({ active = false }) => (active ? createElement(AriaPanel) : null),
    });
  });
