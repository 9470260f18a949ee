import { Canvas, Controls, DocsContext, Stories, Unstyled } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { Badge } from '#kit/badge/badge.tsx';
import { Advice, Avoid, Keyboard, Pattern, Rules } from './guide-parts.tsx';
import { type FoundGuide, guideOf } from './guides.ts';
import './docs.css';
import { PlainPage } from './plain-page.tsx';

/** The page of a component: its guide between its playground and its stories. Other stories have the usual page. */
export function GuidePage() {
  const context = useContext(DocsContext);
  const { preparedMeta } = context.resolveOf('meta', ['meta']);
  const found = guideOf(String(preparedMeta.parameters['fileName']));
  return found === undefined ? <PlainPage /> : <Guide found={found} title={preparedMeta.title} />;
}

function Guide({ found: { file, guide }, title }: { found: FoundGuide; title: string }) {
  const name = title.split('/').at(-1);
  return (
    <>
      <Unstyled>
        <header className="gd-head">
          <p className="gd-facts">
            <Badge tone={guide.status === 'stable' ? 'success' : 'warning'}>{guide.status}</Badge>
            <span>since {guide.since}</span>
            <code>{file.replace(/[^/]+$/, '')}</code>
          </p>
          <h1>{name}</h1>
          <p className="gd-purpose">{guide.purpose}</p>
        </header>
      </Unstyled>
      <Canvas />
      <Unstyled>
        <h2 id="props" className="gd-title">
          Props
        </h2>
      </Unstyled>
      <Controls />
      <Unstyled>
        <div className="gd-body">
          <Avoid cases={guide.avoid} />
          <Advice good={guide.do} bad={guide.dont} />
          <Rules rules={guide.content} />
          <Keyboard keys={guide.keyboard} />
          <Pattern pattern={guide.aria} />
        </div>
        <h2 id="stories" className="gd-title">
          Stories
        </h2>
      </Unstyled>
      <Stories title="" includePrimary={false} />
    </>
  );
}
