/** The identity provider's own page; a document of the server, not of this app. */
export const PASSWORD_PAGE = '/identity/password';
