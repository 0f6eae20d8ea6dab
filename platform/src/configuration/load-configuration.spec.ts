import { describe, expect, it } from 'vitest';
import { ConfigurationError, loadConfiguration } from './load-configuration.ts';

const key = Buffer.alloc(32, 1).toString('base64');
const production = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://meikan@db/meikan',
  PUBLIC_URL: 'https://meikan.example/',
  SMTP_URL: 'smtps://mail.example',
  MEIKAN_KEK: key,
  LEDGER_KEY: key,
  OIDC_COOKIE_KEYS: 'a-cookie-key-of-length',
  OIDC_JWKS: '{"keys":[{"kty":"RSA"}]}',
};

function refusal(env: Record<string, string>): string {
  try {
    loadConfiguration(env);
  } catch (error) {
    if (error instanceof ConfigurationError) return error.message;
    throw error;
  }
  return 'accepted';
}

describe('loadConfiguration', () => {
  it('runs embedded from an empty environment', () => {
    const configuration = loadConfiguration({});
    expect(configuration).toMatchObject({
      production: false,
      http: { port: 8080, publicUrl: 'http://localhost:8080', trustProxy: false, rateLimits: 'on' },
      database: { url: undefined },
      search: undefined,
      mail: { mailbox: true },
      demo: { size: 'small', tokenCommand: true },
    });
  });

  it('treats an empty variable as absent', () => {
    expect(loadConfiguration({ PORT: '', DATABASE_URL: '' }).http.port).toBe(8080);
  });

  it('names every invalid variable at once, without values', () => {
    const message = refusal({
      PORT: 'http',
      DATABASE_URL: 'mysql://secret@db',
      TRUST_PROXY: 'true',
      MEIKAN_KEK: 'short',
    });
    for (const name of ['PORT', 'DATABASE_URL', 'TRUST_PROXY', 'MEIKAN_KEK']) expect(message).toContain(`  ${name}: `);
    expect(message).not.toContain('secret');
  });

  it.each(Object.keys(production).filter((name) => name !== 'NODE_ENV'))(
    'does not start in production without %s',
    (name) => {
      expect(refusal({ ...production, [name]: '' })).toContain(`${name}: required in production`);
    },
  );

  it('requires no keys of its own with a foreign issuer', () => {
    const { OIDC_COOKIE_KEYS: _cookies, OIDC_JWKS: _jwks, ...env } = production;
    const foreign = { ...env, OIDC_ISSUER: 'https://id.example', OIDC_CLIENT_ID: 'meikan' };
    expect(loadConfiguration(foreign).identity.external).toEqual({ issuer: 'https://id.example', clientId: 'meikan' });
  });

  it('requires the key of a configured Meilisearch', () => {
    expect(refusal({ ...production, MEILISEARCH_URL: 'http://search:7700' })).toContain('MEILISEARCH_API_KEY');
  });

  it('listens on loopback, and on every interface in production only', () => {
    expect([loadConfiguration({}).http.host, loadConfiguration(production).http.host]).toEqual([
      '127.0.0.1',
      '0.0.0.0',
    ]);
  });

  it('accepts an EventStoreDB of several nodes', () => {
    const url = 'esdb://a:2113,b:2113,c:2113?tls=false';
    expect(loadConfiguration({ EVENTSTORE_URL: url }).eventStore).toEqual({ url });
  });

  it('has neither demo, mailbox nor token command in production', () => {
    const { demo, mail } = loadConfiguration(production);
    expect([demo, mail.mailbox]).toEqual([{ size: 'none', tokenCommand: false }, false]);
    expect(refusal({ ...production, MEIKAN_DEMO: 'small' })).toContain('MEIKAN_DEMO');
  });

  it('requires both variables of a pair', () => {
    expect(refusal({ OIDC_ISSUER: 'https://id.example' })).toContain(
      'OIDC_CLIENT_ID: required together with OIDC_ISSUER',
    );
  });

  it('reads a document workspace only with its token and the database of each dataset', () => {
    const ids = ['a', 'b', 'c', 'd'].map((digit) => digit.repeat(32));
    const [hires = '', feelings = '', reasons = '', insured = ''] = ids;
    const whole = {
      NOTION_TOKEN: 'ntn_secret',
      NOTION_NEW_HIRES: hires,
      NOTION_FEELINGS_AFTER_JOINING: feelings,
      NOTION_REASONS_FOR_JOINING: reasons,
      NOTION_INSURED_PERSONS: insured,
    };
    const databases = {
      'new-hires': hires,
      'feelings-after-joining': feelings,
      'reasons-for-joining': reasons,
      'insured-persons': insured,
    };
    expect(loadConfiguration(whole).notion).toEqual({ token: 'ntn_secret', databases });
    expect(loadConfiguration({}).notion).toBeUndefined();
    for (const name of Object.keys(whole)) {
      expect(refusal({ ...whole, [name]: '' })).toContain(`${name}: required together with`);
    }
    expect(refusal({ ...whole, NOTION_NEW_HIRES: 'https://www.notion.so/hires' })).toContain(
      'NOTION_NEW_HIRES: must be',
    );
  });

  it('offers three social providers beside the password, and none by default', () => {
    const named = (id: string) => ({
      id,
      name: id,
      issuer: `https://${id}.example`,
      clientId: 'meikan',
      clientSecret: 's',
    });
    const three = ['google', 'yahoo', 'microsoft'].map(named);
    expect(loadConfiguration({ SOCIAL_PROVIDERS: JSON.stringify(three) }).identity.social).toEqual(
      three.map((provider) => ({ ...provider, scope: 'openid email profile' })),
    );
    expect(loadConfiguration({}).identity.social).toEqual([]);
  });

  it.each([
    ['no JSON', '[{secret'],
    ['one id twice', '[ONE,ONE]'],
    ['an issuer without TLS', '[PLAIN]'],
  ])('rejects social providers: %s', (_what, text) => {
    const one = { id: 'a', name: 'A', issuer: 'https://a.example', clientId: 'c', clientSecret: 'secret' };
    const written = text
      .replaceAll('ONE', JSON.stringify(one))
      .replaceAll('PLAIN', JSON.stringify({ ...one, issuer: 'http://a.example' }));
    const message = refusal({ SOCIAL_PROVIDERS: written });
    expect(message).toContain('SOCIAL_PROVIDERS');
    expect(message).not.toContain('secret');
  });

  it('rejects social providers beside a foreign issuer, which offers its own', () => {
    const one = { id: 'a', name: 'A', issuer: 'https://a.example', clientId: 'c', clientSecret: 's' };
    const foreign = { OIDC_ISSUER: 'https://id.example', OIDC_CLIENT_ID: 'meikan' };
    expect(refusal({ ...foreign, SOCIAL_PROVIDERS: JSON.stringify([one]) })).toContain('not together with OIDC_ISSUER');
  });

  it('reads hops and networks of proxies', () => {
    expect(loadConfiguration({ TRUST_PROXY: '2' }).http.trustProxy).toBe(2);
    expect(loadConfiguration({ TRUST_PROXY: '10.0.0.0/8,::1' }).http.trustProxy).toEqual(['10.0.0.0/8', '::1']);
  });
});
