import { afterAll, describe, expect, it } from 'vitest';
import { createOutputSchema } from '../../shared/question/service-body-schemas.ts';
import { getProblem, startApi } from '../support/test-api.ts';
import { ASTRAL, createBody } from './question-bodies.ts';

const api = await startApi();
afterAll(() => api.close());

const createBytes = (...parts: (string | number[])[]) =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : Buffer.from(part))));
const TITLE = 'Which season do you like best?';
const JSON_TEXT = JSON.stringify(createBody());
/** Returns the JSON text with more fields at its end. */
const withMembers = (members: string) => `${JSON_TEXT.slice(0, -1)},${members}}`;
const withTitle = (title: string) => JSON_TEXT.replace(JSON.stringify(TITLE), title);
const post = (raw: string | Uint8Array) => api.call('POST', '/questions', { raw });
const getTitle = async (raw: string | Uint8Array) =>
  createOutputSchema.parse((await post(raw)).json).question;

describe('accepted JSON [choice json]', () => {
  it.each([
    ['spaces and line breaks around it', `\t\r\n ${JSON_TEXT}\n\n`, TITLE],
    ['a byte order mark before it', createBytes([0xef, 0xbb, 0xbf], JSON_TEXT), TITLE],
    ['a field name with an escape', JSON_TEXT.replace('title', 'titl\\u0065'), TITLE],
    ['every kind of escape', withTitle('"\\"\\\\\\/\\b\\f\\n\\r\\t\\u00e9"'), '"\\/\b\f\n\r\té'],
    ['a surrogate pair in escapes', withTitle('"\\ud83d\\ude00 smile"'), `${ASTRAL} smile`],
    ['a surrogate pair as UTF-8', withTitle(`"${ASTRAL} smile"`), `${ASTRAL} smile`],
    ['an unescaped U+2028', withTitle('"one\u2028two"'), 'one\u2028two'],
    ['an unescaped U+007F', withTitle('"one\u007ftwo"'), 'one\u007ftwo'],
    ['the noncharacter U+FFFF', withTitle('"one two\\uffff"'), 'one two\uffff'],
  ])('can have %s', async (_, raw, title) => {
    expect(await getTitle(raw)).toBe(title);
  });

  it.each([
    ['a different encoding', createBytes([0xff, 0xfe], Buffer.from(JSON_TEXT, 'utf16le').toString('latin1'))],
    ['2 byte order marks', createBytes([0xef, 0xbb, 0xbf, 0xef, 0xbb, 0xbf], JSON_TEXT)],
    ['a surrogate in UTF-8', createBytes('{"title":"abcde', [0xed, 0xa0, 0xbd], '","options":"x"}')],
    ['a surrogate pair in UTF-8', createBytes('{"title":"abcde', [0xed, 0xa0, 0xbd, 0xed, 0xb8, 0x80], '"}')],
    ['a character beyond U+10FFFF', createBytes('{"title":"abcde', [0xf4, 0x90, 0x80, 0x80], '"}')],
    ['a truncated character', createBytes('{"title":"abcde', [0xf0, 0x9f, 0x98], '"}')],
    ['an unescaped NUL', withTitle('"one\0two"')],
    ['an unescaped line break', withTitle('"one\ntwo"')],
    ['an invalid escape', withTitle('"one\\x41"')],
    ['a vertical tab before it', `\v${JSON_TEXT}`],
    ['a no-break space before it', `\u00a0${JSON_TEXT}`],
    ['a comment', `/* note */${JSON_TEXT}`],
    ['single quotes', "{'title':'Which season?'}"],
    ['NaN', withMembers('"x":NaN')],
    ['a number with a leading zero', withMembers('"x":01')],
  ])("can't have %s [choice error-400]", async (_, raw) => {
    const answer = await post(raw);
    expect(answer.status).toBe(400);
    getProblem(answer);
  });

  it.each([
    ['deeply nested arrays', `"x":${'['.repeat(100_000)}${']'.repeat(100_000)}`],
    ['deeply nested objects', `"x":${'{"x":'.repeat(30_000)}1${'}'.repeat(30_000)}`],
    ['a number that is too large', '"x":1e400,"y":-1e400'],
    ['a number with 1,000 digits', `"x":${'9'.repeat(1_000)}`],
    ['many fields', Array.from({ length: 20_000 }, (_, at) => `"m${at}":0`).join(',')],
    ['a field with an empty name', '"":1'],
    [
      'fields from the response',
      '"id":99,"status":3,"author":"1","createdAt":"2000-01-01T00:00:00Z","votes":[9]',
    ],
    ['__proto__', '"__proto__":{"title":"polluted","description":"polluted"}'],
    ['constructor and prototype', '"constructor":{"prototype":{"polluted":true}},"toString":"x","valueOf":1'],
  ])('can contain unknown fields: %s [choice unknown-members]', async (_, members) => {
    const created = createOutputSchema.parse((await post(withMembers(members))).json);
    expect(created).toMatchObject({ question: TITLE, description: null, status: 2 });
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
    expect(Reflect.get({}, 'title')).toBeUndefined();
  });

  it.each([
    ['the last value counts', withMembers('"title":"The second title"'), 'The second title'],
    ['the first value can have any type', `{"title":5,${JSON_TEXT.slice(1)}`, TITLE],
    [
      'an escaped name counts as the same field',
      withMembers('"\\u0074itle":"The second title"'),
      'The second title',
    ],
  ])('can contain repeated fields: %s [choice repeated-members]', async (_, raw, title) => {
    expect(await getTitle(raw)).toBe(title);
  });

  it.each([
    ['1e400', withTitle('1e400')],
    ['a number', withTitle('12345')],
    ['true', withTitle('true')],
    ['an array with a string', withTitle('["Which season?"]')],
    ['an object', withTitle('{"text":"Which season?"}')],
    ['deeply nested arrays', withTitle(`${'['.repeat(100_000)}${']'.repeat(100_000)}`)],
  ])("can't have %s as a title, because values aren't converted [choice no-coercion]", async (_, raw) => {
    const answer = await post(raw);
    expect(answer.status).toBe(422);
    expect(getProblem(answer).errors).toMatchObject([{ path: 'title', code: 'wrong-type' }]);
  });

  it.each([
    ['U+0000', '"\\u0000 is here"'],
    ['a lone high surrogate', '"\\ud83d is here"'],
    ['a lone low surrogate', '"\\ude00 is here"'],
    ['2 surrogates in the wrong order', '"\\ude00\\ud83d is here"'],
  ])("can't contain an escape for %s [choice characters]", async (_, title) => {
    const answer = await post(withTitle(title));
    expect(answer.status).toBe(422);
    expect(getProblem(answer).errors).toMatchObject([{ path: 'title', code: 'bad-character' }]);
  });
});
