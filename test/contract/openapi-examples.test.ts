import { describe, expect, it } from 'vitest';
import { describeApi } from '../../electron/host/local-api/openapi/openapi-document.ts';
import {
  BODY_EXAMPLES,
  createExampleResponses,
  PATH_EXAMPLES,
} from '../../electron/host/local-api/operations/openapi-example-bodies.ts';
import {
  createSchemaCheck,
  getResponse,
  listMembers,
  listOperations,
  parseJson,
  readDescription,
} from '../support/described-api.ts';
import { ADMIN, MEMBER, startApi } from '../support/test-api.ts';

const ORIGIN = 'http://127.0.0.1:4747';
const description = readDescription(describeApi({ url: `${ORIGIN}/api/v1`, version: '1.2.3' }));
const checkClosed = createSchemaCheck(description, { closed: true });

describe('the OpenAPI examples', () => {
  it('match their schemas', () => {
    for (const { operation } of listOperations(description)) {
      const contents = Object.keys(operation.responses).map((status) =>
        getResponse(description, operation, Number(status)),
      );
      for (const content of [operation.requestBody, ...contents]) {
        const { schema, examples } = content ? parseJson(content) : { schema: null, examples: {} };
        for (const { value } of Object.values(examples))
          expect(schema && checkClosed(schema, value)).toEqual([]);
      }
    }
  });

  it('match the schemas of single fields', () => {
    const withExamples = listMembers(description).filter(([, { examples }]) => examples !== undefined);
    expect(withExamples.length).toBeGreaterThan(10);
    for (const [name, { examples = [], ...schema }] of withExamples) {
      const check = createSchemaCheck(
        { components: { ...description.components, schemas: { It: schema } } },
        { closed: true },
      );
      for (const example of examples) {
        expect([name, ...check({ $ref: '#/components/schemas/It' }, example)]).toEqual([name]);
      }
    }
  });

  it("match the server's responses, apart from times and message IDs", async () => {
    const day = await startApi();
    const expected = createExampleResponses(day.origin);
    const lived: Record<string, Record<string, unknown>> = { create: {}, edit: {}, fetch: {} };
    const ask = async (method: string, path: string, sent: unknown, token: string) => {
      const answer = await day.call(method, path, { ...(sent !== undefined && { body: sent }), token });
      expect(answer.status).toBe(200);
      return answer.json;
    };
    lived.create = {
      byMember: await ask('POST', '/questions', BODY_EXAMPLES.create.byMember.value, MEMBER),
      byAdministrator: await ask('POST', '/questions', BODY_EXAMPLES.create.byAdministrator.value, ADMIN),
    };
    lived.edit = {
      clear: await ask(
        'PUT',
        `/questions/${PATH_EXAMPLES.byId.value}`,
        BODY_EXAMPLES.edit.clear.value,
        MEMBER,
      ),
    };
    const byId = await ask('GET', `/questions/${PATH_EXAMPLES.byId.value}`, undefined, MEMBER);
    const messageID = (await day.library.markSent(2, [5, 3])).question?.messageID;
    const exampleID = PATH_EXAMPLES.byMessageID.value.slice(1);
    const byMessageID = await ask('GET', `/questions/_${messageID}`, undefined, MEMBER);
    lived.fetch = { byId, byMessageID };
    await day.close();

    const toPlain = (value: unknown): unknown =>
      JSON.parse(
        JSON.stringify(value)
          .replaceAll(messageID ?? '', exampleID)
          .replace(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{3}Z)?/g, (_, offset) =>
            offset ? 'offset' : 'no offset',
          ),
      );
    const values = Object.entries(expected).map(([operation, examples]) => [
      operation,
      Object.fromEntries(Object.entries(examples).map(([name, { value }]) => [name, value])),
    ]);
    expect(toPlain(lived)).toEqual(toPlain(Object.fromEntries(values)));
  });

  it('are assigned to the right requests and responses', () => {
    const expected = createExampleResponses(ORIGIN);
    const described = new Map(
      listOperations(description).map(({ operation }) => [operation.operationId, operation] as const),
    );
    const [create, edit, fetch] = ['createQuestion', 'editQuestion', 'fetchQuestion'].map((id) =>
      described.get(id),
    );
    expect([create, edit, fetch].map((one) => one && parseJson(one.responses[200]).examples)).toEqual([
      expected.create,
      expected.edit,
      expected.fetch,
    ]);
    expect([create, edit].map((one) => one?.requestBody && parseJson(one.requestBody).examples)).toEqual([
      BODY_EXAMPLES.create,
      BODY_EXAMPLES.edit,
    ]);
    expect(description.paths['/questions/{id}']?.parameters?.[0]?.examples).toEqual(PATH_EXAMPLES);
  });
});

describe('the OpenAPI schemas', () => {
  it('reject undocumented fields', () => {
    const fetch = listOperations(description).find(
      ({ operation }) => operation.operationId === 'fetchQuestion',
    );
    const example = createExampleResponses(ORIGIN).fetch.byId.value;
    const schema = fetch && parseJson(fetch.operation.responses[200]).schema;
    for (const wrong of [
      { ...example, extra: 1 },
      { ...example, options: [{ ...example.options[0], extra: 1 }, example.options[1]] },
      { ...example, options: example.options.slice(1) },
      { ...example, id: 0 },
      { ...example, status: 4 },
      { ...example, sentAt: '2026-11-09T09:00:00Z' },
      { ...example, createdAt: '2026-11-09' },
      { ...example, author: example.author.id },
      { ...example, messageLink: undefined },
    ]) {
      expect(schema && checkClosed(schema, JSON.parse(JSON.stringify(wrong)))).not.toEqual([]);
    }
  });
});
