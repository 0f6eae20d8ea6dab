/**
 * One AES-256 key per person, kept outside the log. Destroying it is how a person is erased: what it sealed reads as
 * erased for ever, while the log's bytes (and the ledger over them) stay as they are.
 */
export interface SubjectKeys {
  /** The key to seal with, made on first use. Throws SubjectErased once it was destroyed. */
  keyFor(subject: string): Promise<Buffer>;
  /** The keys to open with; null for a destroyed one. A subject that never had a key is missing from the map. */
  keysOf(subjects: ReadonlySet<string>): Promise<ReadonlyMap<string, Buffer | null>>;
  /** For ever, and safe to repeat. A subject without a key is marked too, so that none is ever made. */
  destroy(subject: string): Promise<void>;
  /** All those whose key was destroyed, first of them first: what a restored backup has to be told again. */
  destroyed(): Promise<readonly string[]>;
}
