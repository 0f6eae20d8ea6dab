/** What somebody is writing in one form. */
export type Draft = {
  /** The fields as they stand in the form now, and as they stood there when it was opened. */
  readonly values: unknown;
  readonly first: unknown;
  /** Under this id it will be sent: sent again after a crash, it is still the same command. */
  readonly id: string;
  /** What the form was opened on (`Shown`); absent in a form of something new. */
  readonly shown?: unknown;
};

/** A draft and the key that it is kept under; `at`: when it was last written, epoch ms. */
export type Kept = { readonly key: string; readonly at: number; readonly draft: Draft };
/** One that is to be kept, or that is to go (`null`). */
export type Keeping = Omit<Kept, 'draft'> & { readonly draft: Draft | null };

/** Lets go of a place; who holds none may call it too. */
export type LetGo = () => void;

const nothing: LetGo = () => undefined;

/**
 * Holds a place among all tabs until it is let go or the page is gone; `null`: it is held already. Where the browser has no locks,
 * or refuses them, nobody holds anything.
 */
export function holdPlace(name: string): Promise<LetGo | null> {
  if (!('locks' in navigator)) return Promise.resolve(nothing);
  return new Promise((resolve, reject) => {
    const work = (lock: Lock | null) =>
      lock === null ? resolve(null) : new Promise<void>((letGo) => resolve(() => letGo()));
    navigator.locks.request(name, { ifAvailable: true }, work).catch((error: unknown) => {
      if (error instanceof DOMException) resolve(nothing);
      else reject(error);
    });
  });
}

/** The places that are held now, in whatever tab. */
export async function heldPlaces(): Promise<ReadonlySet<string>> {
  if (!('locks' in navigator)) return new Set();
  try {
    const { held = [] } = await navigator.locks.query();
    return new Set(held.map(({ name = '' }) => name));
  } catch (error) {
    if (error instanceof DOMException) return new Set();
    throw error;
  }
}
