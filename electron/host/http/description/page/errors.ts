import { type ApiDescription, nameOf, type ResponseObject } from '../openapi-model.ts';
import { type Html, html } from './html.ts';
import { operationsOf } from './operations.ts';
import { type Column, folded, json, localChoice, parted, saying, table } from './parts.ts';
import { schemaLink } from './schemas.ts';

const COLUMNS = [
  { title: 'Status', name: 'status' },
  { title: 'When', name: 'when' },
  { title: 'Example', name: 'example' },
] as const satisfies Column[];

/** The answers of failure by status. What they all have in common is said once. */
export function errorSection(description: ApiDescription): Html {
  const { responses } = description.components;
  const choices = new Set(Object.values(responses).map((response) => parted(response).choice));
  const [common = null] = choices.size === 1 ? choices : [];
  const rows = statusesOf(description).flatMap(([status, name]) => {
    const response = responses[name];
    return response
      ? [[html`<span id="status-${status}">${status}</span>`, when(response, common), example(response)]]
      : [];
  });
  return html`<section id="errors" aria-labelledby="errors-title">
<h2 id="errors-title">Errors</h2>
<p>Every error is a ${schemaLink('Problem')} as <code>application/json</code>.</p>
${localChoice(common)}
${table('Errors', COLUMNS, rows)}
</section>`;
}

/** Every status of failure, and the name of what describes it. */
function statusesOf(description: ApiDescription): [status: string, name: string][] {
  const names = operationsOf(description).flatMap(({ operation }) =>
    Object.entries(operation.responses).flatMap(([status, response]) =>
      '$ref' in response ? [[status, nameOf(response)] as const] : [],
    ),
  );
  return Object.entries(Object.fromEntries(names));
}

const when = (response: ResponseObject, common: string | null) => {
  const { text, choice } = parted(response);
  const headers = Object.entries(response.headers ?? {}).map(
    ([name, header]) => html`<p>Header <code>${name}</code>: ${header.description}</p>`,
  );
  return [choice === common ? saying({ description: text }) : saying(response), headers];
};

const example = ({ content }: ResponseObject) =>
  Object.values(content['application/json'].examples).map(({ summary, value }) =>
    folded(summary, json(value)),
  );
