/**
 * Puts a number onto the app's icon: how many things need the person, never what they are. 0 takes it away. Where there are no
 * badges, or the app is not installed, nothing happens.
 */
export async function showBadge(count: number): Promise<void> {
  if (!('setAppBadge' in navigator)) return;
  try {
    await (count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge());
  } catch (error) {
    // Not allowed here (a page in another's frame, a browser's own rule): the number stands in the app as well.
    if (!(error instanceof DOMException)) throw error;
  }
}
