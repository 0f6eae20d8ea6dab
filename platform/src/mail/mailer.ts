/** A mail as plain text; `to` is one bare address. */
export type Mail = { readonly to: string; readonly subject: string; readonly text: string };

/** The way out for mails. Resolves when the mail was handed over; throws `Fault` (`mail`) when it could not be. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
  close(): Promise<void>;
}
