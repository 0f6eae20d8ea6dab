import { sayInvalid } from '@meikan/contracts';
import { keyOfAddress, ownsImage } from '@meikan/images';
import { type AccountViewer, ProblemError } from '@meikan/platform';
import type { NamedPicture } from './named-pictures.ts';

/** Drawn by the program; nobody uploaded them. */
const DRAWN = ['/images/drawn/', '/images/art/'];

function mayName({ address }: NamedPicture, { accountId }: AccountViewer): boolean {
  const key = keyOfAddress(address);
  return key === null ? DRAWN.some((folder) => address.startsWith(folder)) : ownsImage(accountId, key);
}

/**
 * Whoever names a picture has uploaded it, or it is drawn by the program, or it stands there already: nobody
 * shows another person's picture as their own, nor one of another site. An admin may. @throws ProblemError 422
 */
export function checkOwnPictures(
  viewer: AccountViewer,
  named: readonly NamedPicture[],
  standing: readonly NamedPicture[],
): void {
  if (viewer.role === 'admin') return;
  const present = new Set(standing.map(({ address }) => address));
  const foreign = named.filter((picture) => !present.has(picture.address) && !mayName(picture, viewer));
  if (foreign.length === 0) return;
  const errors = foreign.map(({ field, title }) => {
    const code = 'not-an-image-address';
    return { field, code, message: sayInvalid(code, title) };
  });
  throw new ProblemError({ code: 'invalid', errors, ...(errors[0] && { detail: errors[0].message }) });
}
