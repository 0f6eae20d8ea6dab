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
