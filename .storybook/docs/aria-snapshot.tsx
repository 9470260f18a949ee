import { useState } from 'react';
import { readAria } from '#storybook/read-aria.ts';

/** Returns the ARIA snapshot of a story on a docs page. */
function snapshotOf(id: string): string {
  const story = document.getElementById(`story--${id}`);
  const shown = story?.querySelector('iframe')?.contentDocument?.body ?? story;
  return shown ? readAria(shown) : '';
}

/** The ARIA snapshot of a story: what a screen reader reads of it when this part is opened. */
export function AriaSnapshot({ id }: { id: string }) {
  const [text, setText] = useState('');
  return (
    <details
      className="guide-snapshot"
      onToggle={({ currentTarget: { open } }) => setText(open ? snapshotOf(id) : '')}
    >
      <summary>What a screen reader reads</summary>
      <pre>{text || 'Nothing. A story that still loads is read when this part is opened again.'}</pre>
    </details>
  );
}
