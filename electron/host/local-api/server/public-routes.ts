import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { formatFault } from '../../../../shared/local-api/fault-spec.ts';
import type { Faults } from '../../../../shared/local-api/injected-fault.ts';
import { escapeMarkup } from '../../system/http/escape-markup.ts';
import { drawPlaceholder, PLACEHOLDER_HEADERS } from '../../system/http/placeholder-image.ts';
import type { FaultEngine } from '../faults/fault-engine.ts';
import type { DescribedServer } from '../openapi/create-api-document.ts';
import { describeApi } from '../openapi/openapi-document.ts';
import { CALENDAR_PATH } from './calendar-route.ts';
import { createNotFoundError, rejectOtherMethods, sendJson } from './http-rules.ts';

const PLACEHOLDER_PREFIX = '/placeholders/';
const OPENAPI_PATH = '/openapi.json';
const DOCS_PATH = '/docs';
const REFERENCE_FILES = { 'reference.js': 'text/javascript', 'reference.css': 'text/css' } as const;

const BROWSER_PATHS = [
  DOCS_PATH,
  ...Object.keys(REFERENCE_FILES).map((name) => `${DOCS_PATH}/${name}`),
  OPENAPI_PATH,
  '/favicon.ico',
  CALENDAR_PATH,
];

/**
 * Returns whether a request is for an image or the API reference. The log hides these requests by default
 * because they would obscure clients' requests. Returns false for unknown paths, because the log must show a
 * client with a wrong base URL.
 */
export function isPublicRequest(target: string): boolean {
  return target.startsWith(PLACEHOLDER_PREFIX) || BROWSER_PATHS.includes(target.split('?', 1)[0] ?? '');
}

const OPENAPI_HEADERS = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-cache',
} as const;

/** Allows the page to load its own script, style, and description, and to call the API. */
const REFERENCE_HEADERS = {
  ...OPENAPI_HEADERS,
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src data:; connect-src 'self'; " +
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
} as const;

/**
 * Prevents pages from other sites from showing an image. They then can't detect the app, even if they send no
 * `Sec-Fetch-Site`.
 */
const IMAGE_HEADERS = { ...PLACEHOLDER_HEADERS, 'cross-origin-resource-policy': 'same-site' } as const;

/**
 * Adds placeholder images for `$search$` and `$$search$$`. The images need no token, because a page can't
 * send one.
 */
export function addPlaceholderRoutes(app: FastifyInstance): void {
  for (const folder of ['emoji', 'image']) {
    const url = `${PLACEHOLDER_PREFIX}${folder}/:name`;
    app.get(url, async (request, reply) => {
      const drawing = drawPlaceholder(request.url);
      if (drawing === null) throw createNotFoundError();
      return reply.headers(IMAGE_HEADERS).send(drawing);
    });
    rejectOtherMethods(app, url, ['GET']);
  }
}

/**
 * Adds the OpenAPI document. It needs no token because it contains no library data. `server` returns the
 * server's description with the URL that the client used.
 */
export function addOpenApiRoute(
  app: FastifyInstance,
  server: (request: FastifyRequest) => DescribedServer,
): void {
  app.get(OPENAPI_PATH, (request, reply) =>
    sendJson(reply.headers(OPENAPI_HEADERS), describeApi(server(request))),
  );
  rejectOtherMethods(app, OPENAPI_PATH, ['GET']);
}

/** Adds the API reference: a page and its built files in `dir`. */
export function addReferenceRoutes(
  app: FastifyInstance,
  { dir, faults }: { dir: string; faults: Pick<FaultEngine, 'current'> },
): void {
  app.get(DOCS_PATH, async (_request, reply) =>
    reply
      .headers(REFERENCE_HEADERS)
      .type('text/html; charset=utf-8')
      .send(renderReferencePage(faults.current())),
  );
  rejectOtherMethods(app, DOCS_PATH, ['GET']);
  for (const [name, type] of Object.entries(REFERENCE_FILES)) {
    const url = `${DOCS_PATH}/${name}`;
    app.get(url, async (_request, reply) => {
      const file = await readFile(path.join(dir, name));
      return reply.headers(REFERENCE_HEADERS).type(`${type}; charset=utf-8`).send(file);
    });
    rejectOtherMethods(app, url, ['GET']);
  }
}

const renderReferencePage = (faults: Faults): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>QOTD Studio local API</title>
<link rel="stylesheet" href="/docs/reference.css">
<script type="module" src="/docs/reference.js"></script>
</head>
<body>
<header class="notice">
${renderFaultBanner(faults)}
<p>To try requests, copy a token from QOTD Studio under <strong>Local API &gt; Tokens</strong>, or from the output of <code>serve</code>.
<button id="fill-token" type="button">Fill in copied token</button> <span id="token-status" role="status"></span></p>
</header>
<div id="reference"></div>
</body>
</html>
`;

function renderFaultBanner({ faults, seed }: Faults): string {
  if (faults.length === 0) return '';
  const specs = faults.map((fault) => `<li><code>${escapeMarkup(formatFault(fault))}</code></li>`);
  return `<div class="faults" role="note"><p><strong>Faults are on.</strong> This server injects these faults (seed ${seed}):</p><ul>${specs.join('')}</ul></div>`;
}
