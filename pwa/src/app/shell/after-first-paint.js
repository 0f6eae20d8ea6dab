{
  // Long past any first paint: a tab in the background paints none.
  const HIDDEN = 1000;
  let begun = false;
  const begin = () => {
    if (begun) return;
    begun = true;
    const files = document.importNode(document.getElementById('app-files').content, true);
    // In their order, as if they stood in the page.
    for (const script of files.children) script.async = false;
    document.head.append(files);
  };
  // Kept on the phone, the app is there as soon as the shell.
  let kept = false;
  try {
    kept = Boolean(navigator.serviceWorker?.controller);
  } catch {
    // Where storage is blocked nothing is kept.
  }
  if (kept) begin();
  else {
    // The first paint may be of the background alone.
    const painted = (entries) => entries.getEntriesByName('first-contentful-paint').length > 0 && begin();
    new PerformanceObserver(painted).observe({ type: 'paint', buffered: true });
    setTimeout(begin, HIDDEN);
  }
}
