import { fieldOptions } from 'virtual:field-options';
import { Canvas, Unstyled } from '@storybook/addon-docs/blocks';
import type { FieldGuide } from '#fields/guide.ts';
import { Declaration, Met, Wire } from './field-parts.tsx';
import { accessOf } from './field-values.ts';
import { Avoid, Head, Keyboard, Pattern, Rules } from './guide-parts.tsx';
import { GuideStories } from './guide-stories.tsx';
import { type FoundGuide, sourceOf } from './guides.ts';
import './docs.css';
import './fields.css';

/** The page of a kind of field: how it looks, how it is declared, what it is on the wire. */
export function FieldPage({ found, name }: { found: FoundGuide<FieldGuide>; name: string }) {
  const { file, guide } = found;
  return (
    <>
      <Unstyled>
        <Head file={file} guide={guide} name={name} facts={[accessOf(guide)]} />
      </Unstyled>
      <Canvas />
      <Unstyled>
        <div className="gd-body">
          <Met guide={guide} />
          <Avoid cases={guide.avoid} />
          <Declaration source={sourceOf(found)} options={fieldOptions[found.name] ?? []} />
          <Wire guide={guide} />
          <Rules rules={guide.content} />
          <Keyboard keys={guide.keyboard} />
          <Pattern pattern={guide.aria} />
        </div>
      </Unstyled>
      <GuideStories />
    </>
  );
}
