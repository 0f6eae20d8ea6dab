import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/** `page` is everything but what is named: frames of our own (silent callback, /oidc) and stored pictures. */
export type AnswerKind = 'page' | 'own-frame' | 'picture';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Which Content-Security-Policy the route's answers carry; `page` unless told. */
    answer?: AnswerKind;
  }
}

/** What pages may load beside their own origin. */
export type PageSecurity = {
  /** Origin of a foreign issuer. */
  readonly issuer?: string;
  /** `sha256-…` of the inline scripts and styles of the built shell. */
  readonly scriptHashes?: readonly string[];
  readonly styleHashes?: readonly string[];
};

const VIDEO_FRAMES =
  'https://www.youtube-nocookie.com https://www.slideshare.net https://speakerdeck.com https://open.spotify.com';
const PICTURE_POLICY = "default-src 'none'; sandbox; frame-ancestors 'none'";

function sources(...parts: readonly (string | undefined)[]): string {
  return ["'self'", ...parts.filter((part) => part !== undefined && part !== '')].join(' ');
}

function quoted(hashes: readonly string[] = []): string {
  return hashes.map((hash) => `'${hash}'`).join(' ');
}

function originOf(url: string | undefined): string | undefined {
  return url === undefined ? undefined : new URL(url).origin;
}

/** The content security policy of an answer. Hashes, not nonces, because the shell is precached. */
export function contentSecurityPolicy(kind: AnswerKind, security: PageSecurity = {}): string {
  if (kind === 'picture') return PICTURE_POLICY;
  const issuer = originOf(security.issuer);
  return [
    "default-src 'none'",
    `script-src ${sources(quoted(security.scriptHashes))}`,
    `style-src ${sources(quoted(security.styleHashes))}`,
    `img-src ${sources('data:', 'blob:')}`,
    `connect-src ${sources(issuer)}`,
    "font-src 'self'",
    "media-src 'self'",
    `frame-src ${sources(issuer, VIDEO_FRAMES)}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    `frame-ancestors ${kind === 'own-frame' ? "'self'" : "'none'"}`,
    "require-trusted-types-for 'script'",
    'trusted-types app',
  ].join('; ');
}

const PERMISSIONS = 'camera=(), geolocation=(), microphone=(), payment=(), usb=()';

function policies(security: PageSecurity | undefined): Readonly<Record<AnswerKind, string>> {
  return {
    page: contentSecurityPolicy('page', security),
    'own-frame': contentSecurityPolicy('own-frame', security),
    picture: contentSecurityPolicy('picture', security),
  };
}

/** On every answer, errors and 404 included. Routes choose their kind by `config.answer`. */
export async function setSecurityHeaders(
  app: FastifyInstance,
  options: { readonly security?: PageSecurity; readonly publicUrl?: string },
): Promise<void> {
  const policy = policies(options.security);
  await app.register(helmet, {
    contentSecurityPolicy: false,
    // Video players are framed; `same-origin` keeps the Origin of form posts, which `no-referrer` would drop.
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'same-origin' },
    strictTransportSecurity: options.publicUrl?.startsWith('https:') ?? false,
    xFrameOptions: false,
  });
  app.addHook('onRequest', async (request, reply) => {
    const kind = request.routeOptions.config.answer ?? 'page';
    reply.header('content-security-policy', policy[kind]);
    reply.header('x-frame-options', kind === 'own-frame' ? 'SAMEORIGIN' : 'DENY');
    reply.header('permissions-policy', PERMISSIONS);
  });
}
