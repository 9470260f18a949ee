import { dashed } from '#schema/names.ts';
import type { Resource } from '#schema/resource.ts';
import { metaCode } from './stories.ts';

/** Returns the paths of the stories and of the browser test of the page of a resource's records. */
export const pageFilesOf = (name: string) => ({
  stories: `src/app/stories/${dashed(name)}-page.stories.tsx`,
  browserTest: `e2e/${dashed(name)}-page.spec.ts`,
});

/** Returns the stories of the page of a resource's records: loaded, loading, failed, and without a record. */
export const pageStoriesCode = (resource: Pick<Resource, 'name' | 'path'>): string =>
  `import type { Meta, StoryObj } from '@storybook/react-vite';
import { ${resource.name} } from '#resources/${dashed(resource.name)}.ts';
import { onService, phone } from '#runtime/testing/story.ts';
import { pageStates } from './page-states.ts';
import { Product } from './product.tsx';

${metaCode(resource)}
const states = pageStates(${resource.name});

export const Page: Story = states.shown;
export const PageLoading: Story = states.loading;
export const PageFailed: Story = states.failed;
export const PageNotFound: Story = states.notFound;
export const SmallScreenPage: Story = { ...Page, globals: phone };
`;

/** Returns the browser test of the page of a resource's records, over the real service. */
export const pageTestCode = ({ name, path }: Pick<Resource, 'name' | 'path'>): string =>
  `import { openRecord } from './resource-walk.ts';
import { test } from './test.ts';

test('the list leads to the page of a record', ({ page }) => openRecord(page, '${path}', '${name}'));
`;
