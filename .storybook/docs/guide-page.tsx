import { Canvas, Controls, DocsContext, Unstyled } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { FieldPage } from './field-page.tsx';
import { Advice, Avoid, Head, Keyboard, Pattern, Rules } from './guide-parts.tsx';
import { GuideStories } from './guide-stories.tsx';
import { type FoundGuide, fieldGuideOf, guideOf } from './guides.ts';
import './docs.css';
import { PlainPage } from './plain-page.tsx';

/** The page of a component or of a kind of field, drawn from its guide. Other stories have the usual page. */
export function GuidePage() {
  const context = useContext(DocsContext);
  const { preparedMeta } = context.resolveOf('meta', ['meta']);
  const file = String(preparedMeta.parameters['fileName']);
  const name = preparedMeta.title.split('/').at(-1) ?? '';
  const component = guideOf(file);
  if (component !== undefined) return <Guide found={component} name={name} />;
  const kind = fieldGuideOf(file);
  return kind === undefined ? <PlainPage /> : <FieldPage found={kind} name={name} />;
}

/** A component: its guide between its playground and its stories. */
function Guide({ found: { file, guide }, name }: { found: FoundGuide; name: string }) {
  return (
    <>
      <Unstyled>
        <Head file={file} guide={guide} name={name} />
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
      </Unstyled>
      <GuideStories />
    </>
  );
}
