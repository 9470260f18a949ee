import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';

addons.setConfig({
  theme: create({ base: 'light', brandTitle: 'Back-office', colorSecondary: '#524ed4', appBorderRadius: 6 }),
});
