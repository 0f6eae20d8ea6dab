import { loadConfiguration } from '@meikan/platform';
import { expect, test } from 'vitest';
import { identitySettings } from './configuration.ts';

test('without an issuer the embedded provider stands at PUBLIC_URL', () => {
  const settings = identitySettings(loadConfiguration({ PUBLIC_URL: 'https://meikan.example/' }));
  expect(settings).toMatchObject({ publicUrl: 'https://meikan.example', issuer: { kind: 'embedded' } });
});

test('an issuer and its internal address are used as written, with a trailing slash', () => {
  const settings = identitySettings(
    loadConfiguration({
      OIDC_ISSUER: 'https://id.example/',
      OIDC_CLIENT_ID: 'meikan',
      OIDC_INTERNAL_URL: 'http://id.internal:9000',
      RATE_LIMITS: 'off',
    }),
  );
  expect(settings.issuer).toEqual({
    kind: 'foreign',
    issuer: 'https://id.example/',
    clientId: 'meikan',
    internalUrl: 'http://id.internal:9000',
  });
  expect(settings.networkLimits).toBe('off');
});

test('invalid keys are rejected', () => {
  const configuration = loadConfiguration({ OIDC_JWKS: '{"keys":[{"no":"kty"}]}' });
  expect(() => identitySettings(configuration)).toThrow('kty');
});
