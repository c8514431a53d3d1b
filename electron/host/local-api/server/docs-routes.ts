import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Faults } from '../../../../shared/local-api/fault.ts';
import { formatFault } from '../../../../shared/local-api/fault-spec.ts';
import { escapeMarkup } from '../../system/http/escape-markup.ts';
import { drawPlaceholder, PLACEHOLDER_HEADERS } from '../../system/http/placeholder-image.ts';
import type { FaultEngine } from '../faults/fault-engine.ts';
import { type DescribedServer, describeApi } from '../openapi/openapi-document.ts';
import { notFound, rejectOtherMethods, sendJson } from './http-rules.ts';

/** What is beside the API, outside of its base URL and without a token: its description, and pictures. */

const PLACEHOLDER_PREFIX = '/placeholders/';
const OPENAPI_PATH = '/openapi.json';
const DOCS_PATH = '/docs';
/** Of the page; the build makes them. */
const REFERENCE_FILES = { 'reference.js': 'text/javascript', 'reference.css': 'text/css' } as const;

const BROWSER_PATHS = [
  DOCS_PATH,
  ...Object.keys(REFERENCE_FILES).map((name) => `${DOCS_PATH}/${name}`),
  OPENAPI_PATH,
  '/favicon.ico',
];

/**
 * Whether a call went for a picture or for the page about the API: mostly those of the window itself and of a browser,
 * which would hide the calls of a client. A path that nothing answers is none of them: a client with a wrong base
 * address needs to be seen.
 */
export function isDocsOrImageRequest(target: string): boolean {
  return target.startsWith(PLACEHOLDER_PREFIX) || BROWSER_PATHS.includes(target.split('?', 1)[0] ?? '');
}

const OPENAPI_HEADERS = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-cache',
} as const;

/** The page loads its own script, style, and description, and calls the API. */
const REFERENCE_HEADERS = {
  ...OPENAPI_HEADERS,
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src data:; connect-src 'self'; " +
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
} as const;

/** No page of another site can show a drawing, and so find out that the app runs: also in browsers without `Sec-Fetch-Site`. */
const IMAGE_HEADERS = { ...PLACEHOLDER_HEADERS, 'cross-origin-resource-policy': 'same-site' } as const;

/** Adds the pictures that stand for `$search$` and `$$search$$`. No token: a picture in a page can't carry one. */
export function addPlaceholderRoutes(app: FastifyInstance): void {
  for (const folder of ['emoji', 'image']) {
    const url = `${PLACEHOLDER_PREFIX}${folder}/:name`;
    app.get(url, async (request, reply) => {
      const drawing = drawPlaceholder(request.url);
      if (drawing === null) throw notFound();
      return reply.headers(IMAGE_HEADERS).send(drawing);
    });
    rejectOtherMethods(app, url, ['GET']);
  }
}

/**
 * Adds the OpenAPI description of the API. It needs no token, since it has nothing of the library. `server` is called with
 * each request, since the port is known only once the server listens.
 */
export function addOpenApiRoute(app: FastifyInstance, server: () => DescribedServer): void {
  app.get(OPENAPI_PATH, (_request, reply) => sendJson(reply.headers(OPENAPI_HEADERS), describeApi(server())));
  rejectOtherMethods(app, OPENAPI_PATH, ['GET']);
}

/** Adds the API reference: a page, and its files, which the build puts into `dir`. */
export function addReferenceRoutes(
  app: FastifyInstance,
  { dir, faults }: { dir: string; faults: Pick<FaultEngine, 'current'> },
): void {
  app.get(DOCS_PATH, async (_request, reply) =>
    reply.headers(REFERENCE_HEADERS).type('text/html; charset=utf-8').send(referencePage(faults.current())),
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

const referencePage = (faults: Faults): string => `<!doctype html>
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
${faultBanner(faults)}
<p>To try requests, copy a token in QOTD Studio under <strong>Local API &gt; Tokens</strong>, or from the output of <code>serve</code>.
<button id="fill-token" type="button">Fill in copied token</button> <span id="token-status" role="status"></span></p>
</header>
<div id="reference"></div>
</body>
</html>
`;

/** Without it, a reader would take the faults for the API. */
function faultBanner({ faults, seed }: Faults): string {
  if (faults.length === 0) return '';
  const specs = faults.map((fault) => `<li><code>${escapeMarkup(formatFault(fault))}</code></li>`);
  return `<div class="faults" role="note"><p><strong>Faults are on.</strong> This server fails on purpose (seed ${seed}):</p><ul>${specs.join('')}</ul></div>`;
}
