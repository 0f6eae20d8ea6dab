{
  const root = document.documentElement;
  const metas = document.querySelectorAll('meta[name="theme-color"]');
  const colours = Object.fromEntries([...metas].map(({ media, content }) => [/light|dark/.exec(media)?.[0], content]));
  // The bar of the browser follows what is shown, which the app says by this attribute too.
  const paintBar = () => {
    const colour = colours[root.dataset.mantineColorScheme];
    if (colour) for (const meta of metas) meta.content = colour;
  };
  new MutationObserver(paintBar).observe(root, { attributeFilter: ['data-mantine-color-scheme'] });
  try {
    const chosen = localStorage.getItem('meikan.scheme');
    if (chosen === 'light' || chosen === 'dark') root.dataset.mantineColorScheme = chosen;
  } catch {
    // Where storage is blocked nothing was chosen, and the device's own scheme holds.
  }
}
