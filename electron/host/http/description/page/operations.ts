import { curlCommand } from '../../../../../shared/local-api/curl.ts';
import {
  type ApiDescription,
  type JsonContent,
  METHODS,
  type Method,
  nameOf,
  type OperationObject,
  type ParameterObject,
} from '../openapi-model.ts';
import { type Html, html, inline, type Part } from './html.ts';
import { code, folded, json, saying } from './parts.ts';
import { parameterTable, schemaLink } from './schemas.ts';

interface Operation {
  method: Method;
  path: string;
  parameters: readonly ParameterObject[];
  operation: OperationObject;
}

/** Every operation with where it is. */
export const operationsOf = ({ paths }: ApiDescription): Operation[] =>
  METHODS.flatMap((method) =>
    Object.entries(paths).flatMap(([path, item]) => {
      const operation = item[method];
      return operation ? [{ method, path, parameters: item.parameters ?? [], operation }] : [];
    }),
  );

/** Every operation with what it takes, how to call it, and what it answers. */
export const operationSections = (description: ApiDescription): Html[] =>
  operationsOf(description).map((one) => operationSection(one, description.servers[0]?.url ?? ''));

function operationSection({ method, path, parameters, operation }: Operation, baseUrl: string): Html {
  const { operationId: id, summary, requestBody, responses } = operation;
  const { 200: success, ...failures } = responses;
  const codes = Object.keys(failures).map((status) => html`<a href="#status-${status}">${status}</a> `);
  return html`<section class="operation" id="${id}" aria-labelledby="${id}-title">
<h3 id="${id}-title">${summary}</h3>
<p class="route"><span class="method">${method.toUpperCase()}</span> <code>${path}</code></p>
${saying(operation)}
${parameters.map(({ name, schema, ...told }) => [html`<h4>Path</h4>`, parameterTable(name, schema, saying(told))])}
${requestBody ? html`<h4>Body</h4><p>${contentLink(requestBody.content)}</p>` : null}
<h4>Call</h4>
${calls({ method, path, parameters, operation }, baseUrl)}
<h4>Answers</h4>
<p><strong>200</strong> ${contentLink(success.content)} ${inline(success.description)}</p>
${examples(success.content)}
<p class="facts"><a href="#errors">Errors</a>: <span class="codes">${codes}</span></p>
</section>`;
}

const contentLink = ({ 'application/json': { schema } }: JsonContent): Html =>
  html`${schemaLink(nameOf(schema))} as <code>application/json</code>.`;

const examples = ({ 'application/json': content }: JsonContent): Part =>
  Object.values(content.examples).map(({ summary, value }) => folded(summary, json(value)));

/** A command for each example: of the body where there is one, else of what stands in the path. */
function calls({ method, path, parameters, operation }: Operation, baseUrl: string): Part {
  const { origin, pathname } = new URL(baseUrl);
  const bodies = Object.values(operation.requestBody?.content['application/json'].examples ?? {});
  const addresses = parameters.flatMap((parameter) => Object.values(parameter.examples));
  const command = (address: unknown, body: unknown) =>
    curlCommand({
      origin,
      method: method.toUpperCase(),
      target: pathname + path.replace('{id}', String(address)),
      headers: [
        ['Authorization', 'Bearer'],
        ...(body === undefined ? [] : [['Content-Type', 'application/json'] as const]),
      ],
      body: body === undefined ? null : JSON.stringify(body, null, 2),
      token: null,
    });
  const given =
    bodies.length > 0
      ? bodies.map(({ summary, value }) => ({ summary, command: command(addresses[0]?.value, value) }))
      : addresses.map(({ summary, value }) => ({ summary, command: command(value, undefined) }));
  return given.map(({ summary, command }) => [
    html`<p class="caption">${inline(summary)}</p>`,
    code(command ?? ''),
  ]);
}
