/**
 * Who there is. Mio owns her profile and, with the firm's account, the page of Tsubame, which offers Kikitome; Rival is another
 * company's account, and the only one on the paid plan. Newcomer is a company's account that has no page yet.
 */
export const people = {
  mio: { id: 'u-mio', role: 'general' },
  sora: { id: 'u-sora', role: 'general' },
  firm: { id: 'b-firm', role: 'business' },
  rival: { id: 'b-rival', role: 'business' },
  newcomer: { id: 'b-newcomer', role: 'business' },
  admin: { id: 'u-admin', role: 'admin' },
} as const;

export const companies = { tsubame: 'c-tsubame', kikitome: 'c-kikitome', rival: 'c-rival' } as const;

/** What the mail to Sora holds, in which Rival's account asks her to edit its page too; and one that nobody answers. */
export const invitations = {
  ofSora: { id: 'i-sora', address: `${people.sora.id}@example.jp`, secret: 'S'.repeat(43) },
  ofRiku: { id: 'i-riku', address: 'riku@example.jp', secret: 'R'.repeat(43) },
} as const;
/** What the mail to an address of Kikitome's website holds, by which Rival's account asks to edit its page, which nobody owns. */
export const ownershipProof = { secret: 'P'.repeat(43) } as const;
export const articles = {
  ofMio: 'a-of-mio',
  ofSora: 'a-of-sora',
  ofTsubame: 'a-of-tsubame',
  whitePaper: 'a-white-paper',
} as const;

/** Feeds, by their ids. */
export const configs = { ofMio: 'f-of-mio', ofTsubame: 'f-of-tsubame' } as const;

/** What admins ask. */
export const surveys = { growth: 'q-growth' } as const;
