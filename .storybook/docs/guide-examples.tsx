import { DocsContext, Story } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { storyNameFromExport } from 'storybook/internal/csf';
import type { GuideExample } from '#kit/guide.ts';
import './guide-examples.css';

interface UseProps {
  title: string;
  tone: 'good' | 'bad';
  /** The name under which its file exports the story. */
  of: string;
}

/** A story, with a heading that says whether it is a right or a wrong use. */
function Use({ title, tone, of }: UseProps) {
  const name = storyNameFromExport(of);
  const story = useContext(DocsContext)
    .componentStories()
    .find((each) => each.name === name);
  return (
    <figure className="guide-example" data-tone={tone}>
      <figcaption>{title}</figcaption>
      {story && <Story of={story.moduleExport} __forceInitialArgs />}
    </figure>
  );
}

/** Pairs of a right and a wrong use. The styles of the guide would change the real components, so they are left out. */
export function GuideExamples({ examples = [] }: { examples: readonly GuideExample[] | undefined }) {
  return examples.map(({ do: right, dont: wrong, why }) => (
    <section key={right} className="guide-examples sb-unstyled">
      <Use title="Do" tone="good" of={right} />
      <Use title="Don’t" tone="bad" of={wrong} />
      <p>{why}</p>
    </section>
  ));
}
