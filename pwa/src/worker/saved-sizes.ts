/** A size of a stored picture is chosen by its width or by the device's; without either it is the picture as it was uploaded. */
const WIDTH = ['width', 'dw'];

const widthOf = (address: string): number => {
  const { searchParams } = new URL(address);
  const told = WIDTH.flatMap((name) => searchParams.get(name) ?? []).map(Number);
  return Math.min(Number.POSITIVE_INFINITY, ...told);
};

/** What of the saved sizes of a picture to show: the narrowest that is wide enough, else the widest, which is a makeshift. */
export function bestSize(
  wanted: string,
  saved: readonly string[],
): { readonly address: string; readonly enough: boolean } | null {
  const rising = [...saved].sort((a, b) => widthOf(a) - widthOf(b));
  const fitting = rising.find((address) => widthOf(address) >= widthOf(wanted));
  const address = fitting ?? rising.at(-1);
  return address === undefined ? null : { address, enough: fitting !== undefined };
}
