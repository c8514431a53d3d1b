import type { FastifyInstance } from 'fastify';
import type { FaultEngine } from '../faults/faults.ts';
import { sendJson } from '../server/json-answer.ts';
import { refuseOtherMethods } from '../server/routes.ts';
import { type DescribedServer, describeApi } from './openapi.ts';
import { renderApiPage } from './page/api-page.ts';
import { API_PAGE_STYLE } from './page/style.ts';

const DESCRIPTION = '/openapi.json';
const PAGE = '/docs';
const STYLE = '/docs/style.css';
const LINKS = { style: STYLE, description: DESCRIPTION };

/** The page runs nothing, and loads its style sheet alone. */
const HEADERS = {
  'content-security-policy':
    "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-cache',
} as const;

/**
 * Adds the description of the API for programs and for people. No token is asked for: there is nothing of the library
 * in it. `server` is asked with each request, since the port is known only once the server listens. The page says which
 * faults are on.
 */
export function addDescription(
  app: FastifyInstance,
  server: () => DescribedServer,
  faults: Pick<FaultEngine, 'current'>,
): void {
  app.get(DESCRIPTION, (_request, reply) => sendJson(reply.headers(HEADERS), describeApi(server())));
  app.get(PAGE, async (_request, reply) =>
    reply
      .headers(HEADERS)
      .type('text/html; charset=utf-8')
      .send(renderApiPage(describeApi(server()), { links: LINKS, faults: faults.current() })),
  );
  app.get(STYLE, async (_request, reply) =>
    reply.headers(HEADERS).type('text/css; charset=utf-8').send(API_PAGE_STYLE),
  );
  for (const path of [DESCRIPTION, PAGE, STYLE]) refuseOtherMethods(app, path, ['GET']);
}
