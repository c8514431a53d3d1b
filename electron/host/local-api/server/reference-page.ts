import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Faults } from '../../../../shared/local-api/fault.ts';
import { formatFault } from '../../../../shared/local-api/fault-spec.ts';
import { escapeMarkup } from '../../http/markup.ts';
import type { FaultEngine } from '../faults/faults.ts';
import { refuseOtherMethods } from './routes.ts';

/** The page loads its own script, style, and description, and calls the API. */
const HEADERS = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src data:; connect-src 'self'; " +
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-cache',
} as const;

const FILES = { 'reference.js': 'text/javascript', 'reference.css': 'text/css' } as const;

/** Adds the API reference: a page, and its files, which the build puts into `dir`. */
export function addReferencePage(
  app: FastifyInstance,
  { dir, faults }: { dir: string; faults: Pick<FaultEngine, 'current'> },
): void {
  app.get('/docs', async (_request, reply) =>
    reply.headers(HEADERS).type('text/html; charset=utf-8').send(referencePage(faults.current())),
  );
  for (const [name, type] of Object.entries(FILES)) {
    app.get(`/docs/${name}`, async (_request, reply) => {
      const file = await readFile(path.join(dir, name));
      return reply.headers(HEADERS).type(`${type}; charset=utf-8`).send(file);
    });
  }
  for (const url of ['/docs', ...Object.keys(FILES).map((name) => `/docs/${name}`)])
    refuseOtherMethods(app, url, ['GET']);
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
