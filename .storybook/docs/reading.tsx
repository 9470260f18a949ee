import { generateAriaTree, renderAriaTree } from 'ivya/aria';
import { useState } from 'react';

/** Returns what assistive technology reads of a story on a docs page: roles, names and states in their order. */
function readingOf(id: string): string {
  const story = document.getElementById(`story--${id}`);
  const shown = story?.querySelector('iframe')?.contentDocument?.body ?? story;
  return shown ? renderAriaTree(generateAriaTree(shown)) : '';
}

/** What a screen reader reads of a story at the time when this part is opened. */
export function Reading({ id }: { id: string }) {
  const [text, setText] = useState('');
  return (
    <details
      className="guide-reading"
      onToggle={({ currentTarget: { open } }) => setText(open ? readingOf(id) : '')}
    >
      <summary>What a screen reader reads</summary>
      <pre>
        {text || 'Nothing. The story shows no text, or it shows it outside of its frame, as dialogs do.'}
      </pre>
    </details>
  );
}
