import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type GeneratedClient, generateClient } from '../support/generated-client.ts';
import { ADMIN, MEMBER, startApi, type TestApi } from '../support/test-api.ts';

/** Uses the client as a bot developer would: each response is typed by its status. */
const PROGRAM = `
import { createQuestion, defaults, editQuestion, fetchQuestion, type Status } from './client.ts';

const { QOTD_ADMIN_TOKEN: administrator = '', QOTD_MEMBER_TOKEN: member = '' } = process.env;
const as = (token: string) => ({ headers: { Authorization: \`Bearer \${token}\` } });

const created = await createQuestion({ title: 'Which bird wakes you?', options: '🐓 - Rooster\\n:owl: - Owl' }, as(member));
if (created.status !== 200) throw new Error(created.data.detail);
const nobody: number | null = created.data.similarQuestions?.length ?? null;
const owl: string | undefined = created.data.options[1]?.emoji;
const status: Status = created.data.status;

const again = await createQuestion({ title: 'Which bird wakes you?', options: '🦜 - Parrot\\n🦆 - Duck' }, as(administrator));
if (again.status !== 200) throw new Error(again.data.detail);
const score: number | undefined = again.data.similarQuestions?.[0]?.search_score;

const edit = { title: 'Which bird sings best?', options: '🐦 - Robin\\n🦉 - Owl', description: null };
const edited = await editQuestion(String(created.data.id), edit, as(member));
if (edited.status !== 200) throw new Error(edited.data.detail);
const author: string = edited.data.author;

const fetched = await fetchQuestion(String(created.data.id), as(member));
if (fetched.status !== 200) throw new Error(fetched.data.detail);
const name: string = fetched.data.author.globalName;
const votes: number[] = fetched.data.options.map((option) => option.votes);

const refused = await createQuestion({ title: 'no', options: '🐓 - One' }, as(member));
if (refused.status !== 422) throw new Error(String(refused.status));
const codes = refused.data.errors?.map(({ path, code }) => [path, code]);
const tooShort: boolean | undefined = refused.data.errors?.some((error) => error.code === 'too-short');

const unknown = await fetchQuestion('_1', as(member));
const missing: string | null = unknown.status === 404 ? unknown.data.title : null;
const stranger = await fetchQuestion('1', as('nobody'));

console.log(JSON.stringify({
  base: defaults.baseUrl, nobody, owl, status, score, question: fetched.data.question, author, name, votes, codes,
  tooShort, missing, stranger: stranger.status,
}));
`;

/** Each has one mistake. */
const WRONG = {
  'a number as title': 'await createQuestion({ ...body, title: 5 });',
  'no options': "await createQuestion({ title: 'Which?' });",
  'options as an array': "await createQuestion({ ...body, options: ['🐓 - One'] });",
  'an unknown member': 'await createQuestion({ ...body, titel: body.title });',
  'a number as id': 'await editQuestion(1, body);',
  'an edit without a body': "await editQuestion('1');",
  'an answer read before its status': 'made.data.id;',
  'similar questions of a fetch': 'if (found.status === 200) found.data.similarQuestions;',
  'votes of a create': 'if (made.status === 200) made.data.options[0]?.votes;',
  'the author of a fetch as an id': 'if (found.status === 200) found.data.author.length;',
  'null taken for a text': 'if (made.status === 200) made.data.footer.length;',
  'a status that does not exist': 'if (made.status === 200) made.data.status === 4;',
  'an answer that a fetch never gives': 'found.status === 422;',
  'a code that does not exist': "if (made.status === 422) made.data.errors?.some((e) => e.code === 'bad');",
};
const RIGHT = `import { createQuestion, editQuestion, fetchQuestion } from './client.ts';
const body = { title: 'Which?', options: '🐓 - One' };
const made = await createQuestion({ ...body, footer: null });
const found = await fetchQuestion('1');
await editQuestion('1', body);
if (found.status === 200) found.data.options[0]?.votes;
`;

const TOKENS = { QOTD_ADMIN_TOKEN: ADMIN, QOTD_MEMBER_TOKEN: MEMBER };

// Starts programs or makes hundreds of requests, which takes long on a busy computer.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let api: TestApi;
let client: GeneratedClient;
beforeAll(async () => {
  api = await startApi();
  client = await generateClient(`${api.origin}/openapi.json`);
});
afterAll(async () => {
  await client?.[Symbol.asyncDispose]();
  await api.close();
});

describe('a client generated from the description', () => {
  it('type-checks in strict mode, and creates, edits, fetches, and reads errors', async () => {
    expect(await client.typeCheck(PROGRAM)).toEqual([]);
    expect(await client.run(PROGRAM, TOKENS)).toEqual({
      base: api.url,
      nobody: null,
      owl: '🦉',
      status: 2,
      score: 1,
      question: 'Which bird sings best?',
      author: '100000000000000003',
      name: 'Local member',
      votes: [0, 0],
      codes: [
        ['title', 'too-short'],
        ['options', 'too-few-options'],
      ],
      tooShort: true,
      missing: 'Not Found',
      stranger: 401,
    });
  });

  it('works as docs/bots/local-api.md describes', async () => {
    const page = await readFile(path.resolve(import.meta.dirname, '../../docs/bots/local-api.md'), 'utf8');
    const program = /```ts\n(.*?)```/s.exec(page)?.[1] ?? '';
    expect(program).toContain('createQuestion');
    expect(await client.typeCheck(program)).toEqual([]);
    const id = await client.run(program, TOKENS);
    expect(api.library.question(Number(id))).toMatchObject({ question: { title: 'Tea or coffee?' } });
  });

  it("doesn't type-check if it is used incorrectly", async () => {
    expect(await client.typeCheck(RIGHT)).toEqual([]);
    const errors = await client.typeCheck(RIGHT + Object.values(WRONG).join('\n'));
    const first = RIGHT.split('\n').length;
    const lines = errors.flatMap((error) => /^\w+\.ts\((\d+),/.exec(error)?.[1] ?? []);
    expect([...new Set(lines.map((line) => Object.keys(WRONG)[Number(line) - first]))]).toEqual(
      Object.keys(WRONG),
    );
  });
});
