/** Where a profile's list is read from after its page was changed, px from the top of the page. */
const POSITION = 350;

/**
 * Scrolls to where a list begins, once its reader has chosen another page of it at its foot. On phones, where the head of a
 * profile is higher than the screen, that position would still show the head alone: the list's own beginning is used there.
 */
export function returnToList(pager: HTMLElement | null): void {
  const list = pager?.parentElement;
  if (!list) return;
  const begins = list.getBoundingClientRect().top + scrollY;
  if (begins > POSITION + innerHeight / 2) list.scrollIntoView();
  else scrollTo({ top: POSITION });
}
