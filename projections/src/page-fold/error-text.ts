/** Without NUL, which PostgreSQL keeps in no text: the note about a poison event must not be poison too. */
export const errorText = (error: unknown): string =>
  (error instanceof Error ? `${error.name}: ${error.message}` : String(error)).replaceAll('\u0000', '');
