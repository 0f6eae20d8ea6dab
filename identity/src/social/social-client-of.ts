import { ProblemError } from '@meikan/platform';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { IdentityParts } from '../parts.ts';
import type { SocialClient } from './social-client.ts';

const route = z.object({ provider: z.string() });

/** The provider that the path names. @throws ProblemError 404 for one that is not configured */
export function clientOf(parts: IdentityParts, request: FastifyRequest): SocialClient {
  return clientById(parts, route.parse(request.params).provider);
}

/** @throws ProblemError 404 for one that is not configured */
export function clientById({ social }: IdentityParts, provider: string): SocialClient {
  const client = social.clients.find(({ id }) => id === provider);
  if (client === undefined) throw new ProblemError({ code: 'not-found' });
  return client;
}
