/*
 * In test runs nothing shows the steps of a play function. Storybook would record each call with the text of its elements,
 * which takes a layout of the page, and keep all of them.
 */
const url = new URL(location.href);
url.searchParams.set('instrument', 'false');
history.replaceState(history.state, '', url);
