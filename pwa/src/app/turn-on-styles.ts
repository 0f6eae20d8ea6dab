const LATE = 'link[rel="stylesheet"][media="print"]';

/** Resolves when a style sheet is there or will not come: a bare page is better than none. */
function arrived(link: HTMLLinkElement): Promise<void> {
  if (link.sheet) return Promise.resolve();
  return new Promise((resolve) => {
    for (const end of ['load', 'error']) link.addEventListener(end, () => resolve(), { once: true });
  });
}

/** Puts the app's style sheets into force, which the build holds back so that the static shell need not wait for them. */
export async function turnOnStyles(): Promise<void> {
  const links = [...document.head.querySelectorAll<HTMLLinkElement>(LATE)];
  await Promise.all(links.map(arrived));
  for (const link of links) link.media = 'all';
}
