import type { GuideGroup } from './guide.ts';

/** The names of the groups of components, in the order of the overview. */
export const guideGroups: Readonly<Record<GuideGroup, string>> = {
  action: 'Actions',
  entry: 'Input',
  navigation: 'Navigation',
  overlay: 'Overlays',
  record: 'Data display',
  feedback: 'Feedback',
  layout: 'Layout',
};
