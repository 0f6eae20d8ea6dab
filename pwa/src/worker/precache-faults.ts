/** A phone fetches all of it once. */
const MOST_FILES = 150;
const MOST_BYTES = 1.5 * 1024 * 1024;

/** Files of a build that no page loads: for the device's own menus, for the server, and those asked anew every time. */
const NOT_OF_PAGES: readonly RegExp[] = [
  /^(?:apple-touch-icon|icon|shortcut)-[\w-]+\.png$/,
  /^install\//,
  /^(?:page-files|page-policy|version)\.json$/,
  // The plugin names the manifest to the worker by itself.
  /^manifest\.webmanifest$/,
  /^(?:service-worker|retiring-worker)\.js$/,
];

type Weighed = { readonly path: string; readonly bytes: number };

/**
 * What is wrong with a precache, in words; nothing when all is well. A file that pages load and that is left out would be missing
 * in a tunnel only, where nobody tests (F49).
 *
 * @param built paths of all files of a build
 * @param kept what the service worker keeps of them; bytes of gzip
 */
export function precacheFaults(built: readonly string[], kept: readonly Weighed[]): readonly string[] {
  const paths = new Set(kept.map(({ path }) => path));
  const skipped = built.filter((path) => !paths.has(path) && !NOT_OF_PAGES.some((other) => other.test(path)));
  const bytes = kept.reduce((sum, file) => sum + file.bytes, 0);
  return [
    ...skipped.map((path) => `${path} is loaded by pages and not precached`),
    ...(kept.length > MOST_FILES ? [`${kept.length} files: over ${MOST_FILES}`] : []),
    ...(bytes > MOST_BYTES ? [`${Math.ceil(bytes / 1024)} KB gzip: over ${MOST_BYTES / 1024} KB`] : []),
  ];
}
