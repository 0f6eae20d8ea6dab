import { isOwnProvider } from '../../session/identity-provider.ts';

/** Documents of the server, not of this app; there are none where somebody else's provider is signed in at. */
export const identityPages = () =>
  isOwnProvider()
    ? { email: '/identity/email', password: '/identity/password', secondFactor: '/identity/second-factor' }
    : null;
