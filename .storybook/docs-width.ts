import { createElement, type SelectHTMLAttributes, useEffect } from 'react';
import { addons, types, useAddonState } from 'storybook/manager-api';
import { viewports } from './toolbar/viewports.ts';

const id = 'docs-width';
const options = Object.entries(viewports);

/**
 * The width of docs pages, which Storybook's own menu of viewports leaves out. The whole page becomes as narrow, since the
 * styles of its examples depend on the width of the window. It is no global: Storybook renders a docs page anew after each change
 * of one.
 */
function DocsWidth() {
  const [chosen, choose] = useAddonState(id, '');
  const viewport = options.find(([key]) => key === chosen)?.[1];
  useEffect(() => {
    const style = document.getElementById('storybook-preview-iframe')?.style;
    style?.setProperty('max-width', viewport?.styles.width ?? '');
    style?.setProperty('margin-inline', 'auto');
    return () => {
      style?.removeProperty('max-width');
      style?.removeProperty('margin-inline');
    };
  }, [viewport]);
  // Storybook builds its own window without the JSX of react.
  return createElement<SelectHTMLAttributes<HTMLSelectElement>, HTMLSelectElement>(
    'select',
    {
      'aria-label': 'Width of the docs page',
      value: chosen,
      style: { alignSelf: 'center', height: '1.75rem', fontSize: '0.75rem' },
      onChange: ({ target }) => choose(target.value),
    },
    createElement('option', { value: '' }, 'Whole width'),
    options.map(([key, { name: title }]) => createElement('option', { key, value: key }, title)),
  );
}

/** Adds the menu of widths to docs pages. */
export const addDocsWidth = () =>
  addons.register(id, () => {
    addons.add(`${id}/tool`, {
      type: types.TOOL,
      title: 'Width of the docs page',
      match: ({ viewMode }) => viewMode === 'docs',
      render: () => createElement(DocsWidth),
    });
  });
