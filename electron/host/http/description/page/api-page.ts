import type { Faults } from '../../../../../shared/local-api/fault.ts';
import { formatFault } from '../../../../../shared/local-api/fault-spec.ts';
import type { ApiDescription } from '../openapi-model.ts';
import { errorSection } from './errors.ts';
import { type Html, html, paragraphs } from './html.ts';
import { operationSections, operationsOf } from './operations.ts';
import { code, saying } from './parts.ts';
import { schemaSections } from './schemas.ts';

interface PageLinks {
  /** Where the style sheet is. */
  style: string;
  /** Where the description itself is. */
  description: string;
}

interface PageOptions {
  links: PageLinks;
  /** What the server does wrong on purpose as the page is shown. */
  faults: Faults;
}

/** The description as a page for people: HTML without script, everything in it escaped. */
export function renderApiPage(description: ApiDescription, { links, faults }: PageOptions): string {
  const { info, servers, components } = description;
  const { token } = components.securitySchemes;
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${info.title}</title>
<link rel="stylesheet" href="${links.style}">
</head>
<body>
${contents(description)}
<main>
${faultBanner(faults)}
<header>
<h1>${info.title}</h1>
<p class="facts">Version ${info.version} · OpenAPI ${description.openapi} · <a href="${links.description}">${links.description.slice(1)}</a></p>
<p class="lead">${info.summary}</p>
${paragraphs(info.description)}
</header>
<section id="use" aria-labelledby="use-title">
<h2 id="use-title">Address and token</h2>
${servers.map(({ url }) => code(url))}
${token ? saying(token) : null}
<p>The commands below take a token from <code>$QOTD_TOKEN</code>. The app shows every profile's token, and copies it:
<strong>Local API</strong>, then <strong>Tokens</strong>. Without the app, <code>serve</code> prints those that it makes.</p>
${code('export QOTD_TOKEN=…')}
<p>A request carries it in a header:</p>
${code('Authorization: Bearer $QOTD_TOKEN')}
</section>
<section id="operations" aria-labelledby="operations-title">
<h2 id="operations-title">Operations</h2>
${operationSections(description)}
</section>
${errorSection(description)}
<section id="objects" aria-labelledby="objects-title">
<h2 id="objects-title">Objects</h2>
${schemaSections(components.schemas)}
</section>
</main>
</body>
</html>
`;
  return page.text;
}

/** Whoever reads the page while a fault is on would take the faults for the API. */
function faultBanner({ faults, seed }: Faults): Html | null {
  if (faults.length === 0) return null;
  const specs = faults.map((fault) => html`<li><code>${formatFault(fault)}</code></li>`);
  return html`<div class="faults" role="note">
<p><strong>Faults are on.</strong> This server fails on purpose (seed ${seed}):</p>
<ul>${specs}</ul>
</div>`;
}

function contents(description: ApiDescription): Html {
  const operations = operationsOf(description).map(
    ({ method, operation }) =>
      html`<li><a href="#${operation.operationId}">${operation.summary} <span class="method">${method.toUpperCase()}</span></a></li>`,
  );
  const schemas = Object.keys(description.components.schemas).map(
    (name) => html`<li><a href="#schema-${name}">${name}</a></li>`,
  );
  return html`<nav aria-label="Contents">
<ul>
<li><a href="#use">Address and token</a></li>
<li><a href="#operations">Operations</a><ul>${operations}</ul></li>
<li><a href="#errors">Errors</a></li>
<li><a href="#objects">Objects</a><ul>${schemas}</ul></li>
</ul>
</nav>`;
}
