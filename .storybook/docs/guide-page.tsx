import { fieldOptions } from 'virtual:field-options';
import { Canvas, Controls, DocsContext, DocsPage, DocsStory, Unstyled } from '@storybook/addon-docs/blocks';
import { Fragment, type ReactNode, useContext } from 'react';
import type { FieldGuide } from '#fields/guide.ts';
import type { ComponentGuide } from '#kit/guide.ts';
import { AriaSnapshot } from './aria-snapshot.tsx';
import { Declaration, Views, Wire } from './field-parts.tsx';
import { accessOf } from './field-values.ts';
import { GuideExamples } from './guide-examples.tsx';
import { Avoid, CommonParts, Head, Section, Sentences } from './guide-parts.tsx';
import { type FoundGuide, fieldGuideOf, guideOf, sourceOf } from './guides.ts';
import { UsedBy } from './used-by.tsx';
import './docs.css';

/** A part of a docs page in the looks of a guide, without Storybook's own styles. */
const Part = ({ children }: { children: ReactNode }) => (
  <Unstyled>
    <div className="guide">{children}</div>
  </Unstyled>
);

/** The docs page of a file of stories: the guide of its component or kind. Without a guide, it is Storybook's own page. */
export function GuidePage() {
  const context = useContext(DocsContext);
  const { preparedMeta } = context.resolveOf('meta', ['meta']);
  const file = String(preparedMeta.parameters['fileName']);
  const name = preparedMeta.title.split('/').at(-1) ?? '';
  const component = guideOf(file);
  if (component !== undefined) return <ComponentPage found={component} name={name} />;
  const kind = fieldGuideOf(file);
  return kind === undefined ? <DocsPage /> : <FieldPage found={kind} name={name} />;
}

/** The first story of a page, with its code and with what a screen reader reads. */
function FirstStory() {
  const [first] = useContext(DocsContext).componentStories();
  return (
    <>
      <Canvas />
      {first && (
        <Part>
          <AriaSnapshot id={first.id} />
        </Part>
      )}
    </>
  );
}

/**
 * The stories of a page except the first. Two sorts are only in the sidebar: a story with toolbar settings of its own, e.g.
 * of a small screen, since a docs page has one setting for all; and one that mounts itself in its play function, which a
 * docs page does not run.
 */
function GuideStories() {
  const stories = useContext(DocsContext)
    .componentStories()
    .filter(({ tags, usesMount }) => tags.includes('autodocs') && !usesMount)
    .slice(1);
  return (
    <>
      <Part>
        <h2 id="stories">Stories</h2>
      </Part>
      {stories
        .filter(({ storyGlobals }) => Object.keys(storyGlobals).length === 0)
        .map(({ id, moduleExport }) => (
          <Fragment key={id}>
            <DocsStory of={moduleExport} __forceInitialArgs />
            <Part>
              <AriaSnapshot id={id} />
            </Part>
          </Fragment>
        ))}
    </>
  );
}

function ComponentPage({
  found: { file, guide },
  name,
}: {
  found: FoundGuide<ComponentGuide>;
  name: string;
}) {
  return (
    <>
      <Part>
        <Head file={file} guide={guide} name={name} />
      </Part>
      <FirstStory />
      <Part>
        <h2 id="props">Props</h2>
      </Part>
      <Controls />
      <Part>
        <UsedBy stem={file.replace('.docs.ts', '')} />
        <Avoid guide={guide} />
        <Section id="advice" title="Do and don’t">
          <div className="guide-columns">
            <div data-tone="good">
              <h3>Do</h3>
              <Sentences texts={guide.do} />
            </div>
            <div data-tone="bad">
              <h3>Don’t</h3>
              <Sentences texts={guide.dont} />
            </div>
          </div>
        </Section>
      </Part>
      <GuideExamples examples={guide.examples} />
      <Part>
        <CommonParts guide={guide} />
      </Part>
      <GuideStories />
    </>
  );
}

function FieldPage({ found, name }: { found: FoundGuide<FieldGuide>; name: string }) {
  const { file, guide } = found;
  return (
    <>
      <Part>
        <Head file={file} guide={guide} name={name} facts={[accessOf(guide)]} />
      </Part>
      <FirstStory />
      <Part>
        <Views guide={guide} />
        <Avoid guide={guide} />
        <Declaration source={sourceOf(found)} options={fieldOptions[found.name] ?? []} />
        <Wire guide={guide} />
        <CommonParts guide={guide} />
      </Part>
      <GuideStories />
    </>
  );
}
