// Runs before the first paint, so that a chosen theme never flashes.
(() => {
  var theme = null;
  try {
    theme = localStorage.getItem('theme');
  } catch {
    // Storage may be refused: the system's theme serves.
  }
  var dark = theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
})();
