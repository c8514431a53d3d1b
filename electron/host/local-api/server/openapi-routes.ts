import type { FastifyInstance } from 'fastify';
import { type DescribedServer, describeApi } from '../openapi/document.ts';
import { sendJson } from './json-answer.ts';
import { refuseOtherMethods } from './routes.ts';

const DESCRIPTION = '/openapi.json';

const HEADERS = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-cache',
} as const;

/**
 * Adds the OpenAPI description of the API. It needs no token, since it has nothing of the library. `server` is called with
 * each request, since the port is known only once the server listens.
 */
export function addDescription(app: FastifyInstance, server: () => DescribedServer): void {
  app.get(DESCRIPTION, (_request, reply) => sendJson(reply.headers(HEADERS), describeApi(server())));
  refuseOtherMethods(app, DESCRIPTION, ['GET']);
}
