// What was chosen in the app (pwa/src/app/shell/early-scheme.js) holds here too, before anything is painted.
try {
  const chosen = localStorage.getItem('meikan.scheme');
  const metas = [...document.querySelectorAll('meta[name="theme-color"]')];
  const own = metas.find(({ media }) => media.includes(chosen));
  if (own) {
    document.documentElement.dataset.mantineColorScheme = chosen;
    for (const meta of metas) meta.content = own.content;
  }
} catch {
  // Where storage is blocked nothing was chosen, and the device's own scheme holds.
}
