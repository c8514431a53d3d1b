import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  parseErrorMessage,
  parseRejectedField,
} from '../../../../electron/host/sync/transport/error-body-parser.ts';
import { parseRemoteQuestion, toSeen } from '../../../../electron/host/sync/transport/remote-response.ts';
import { createEmptyDraft } from '../../../../shared/question/question-fields.ts';
import { seenSchema } from '../../../../shared/sync/entry-sync-schema.ts';

const full = {
  id: 17,
  createdAt: '2026-11-09T09:00:00+01:00',
  question: 'Tea?',
  description: null,
  footer: 'bye',
  author: '99',
  options: [
    { emoji: '👍', text: 'Yes' },
    { emoji: '$[cat](https://x.example/cat.png)$', text: 'No - never' },
  ],
  status: 2,
  sentAt: null,
  image: '',
  messageID: null,
};
const read = (body: unknown) => parseRemoteQuestion(JSON.stringify(body));

describe("the service's response", () => {
  it('is parsed as content with empty fields for null', () => {
    expect(read(full)?.content).toEqual({
      ...createEmptyDraft(),
      title: 'Tea?',
      options: '👍 - Yes\n$[cat](https://x.example/cat.png)$ - No - never',
      footer: 'bye',
    });
  });

  it('may have an author as a string or an object', () => {
    expect(read(full)?.author).toEqual({ id: '99', name: null });
    const author = { id: '99', username: 'ada', globalName: 'Ada', avatarURL: 'a', displayAvatarURL: 'b' };
    expect(read({ ...full, author })).toMatchObject({
      author: { id: '99', name: 'Ada' },
      authorProfile: author,
    });
  });

  it('may omit optional fields', () => {
    const { id, question, options } = full;
    const parsed = read({ id, question, options });
    expect(parsed).toMatchObject({ id: 17, content: { title: 'Tea?', description: '' } });
    for (const name of ['author', 'status', 'sentAt', 'messageID', 'messageLink', 'votes']) {
      expect(parsed).not.toHaveProperty(name);
    }
  });

  it('keeps a timestamp without an offset and an unknown status', () => {
    expect(read({ ...full, sentAt: '2026-11-09T09:00:00', status: 7 })).toMatchObject({
      sentAt: '2026-11-09T09:00:00',
      status: 7,
    });
  });

  it('keeps unknown fields', () => {
    expect(read({ ...full, mood: { of: 'service' } })?.unknownFields).toEqual({ mood: { of: 'service' } });
  });

  it("is rejected if it has no ID or isn't an object", () => {
    for (const body of [
      { ...full, id: undefined },
      { ...full, id: 'x' },
      { ...full, id: 1.5 },
      [full],
      'x',
      null,
      3,
    ]) {
      expect(read(body)).toBeNull();
    }
    expect(parseRemoteQuestion('<html>')).toBeNull();
    expect(parseRemoteQuestion('')).toBeNull();
  });

  it('never causes an error and can always be stored', () => {
    const unusualValue = fc.oneof(
      fc.jsonValue({ maxDepth: 3 }),
      fc.constantFrom(full.options, full.author, '17', 17),
    );
    const body = fc.record(
      Object.fromEntries(
        [...Object.keys(full), 'messageLink', 'similarQuestions', '__proto__'].map((name) => [
          name,
          unusualValue,
        ]),
      ),
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(body, fc.boolean(), (value, isWhole) => {
        const parsed = read(isWhole ? { ...full, ...value, id: 17 } : value);
        if (!parsed?.content) return;
        const seen = toSeen(parsed, parsed.content, null, 5);
        expect(seenSchema.safeParse(seen).success).toBe(true);
        expect(seenSchema.parse(JSON.parse(JSON.stringify(seen)))).toEqual(JSON.parse(JSON.stringify(seen)));
        // The same content again isn't a change.
        expect(toSeen(parsed, parsed.content, seen, 9)).toBe(seen);
      }),
      { numRuns: 100 },
    );
  });

  it("doesn't erase the last value of an omitted field", () => {
    const first = read({
      ...full,
      messageLink: 'https://chat.example/1',
      author: { id: '99', globalName: 'Ada' },
    });
    const second = read(full);
    if (!first?.content || !second?.content) throw new Error('unreadable');
    const seen = toSeen(second, second.content, toSeen(first, first.content, null, 1), 2);
    expect(seen).toMatchObject({ messageLink: 'https://chat.example/1', author: { name: 'Ada' } });
  });
});

describe("an error's message", () => {
  it.each([
    ['{"detail":"title: too short"}', 'title: too short'],
    ['{"message":"Nope","errors":[{"path":"title","message":"too short"}]}', 'Nope. too short.'],
    ['{"errors":{"title":["too short","odd"]}}', 'title: too short. title: odd.'],
    ['{"error":{"message":"Nope"}}', 'Nope'],
    ['["a","b"]', 'a. b.'],
    ['Plain  text', 'Plain text'],
    ['<html><style>p{}</style><body><h1>Bad\nGateway</h1></body></html>', 'Bad Gateway'],
    ['', ''],
    ['{}', ''],
  ])('is extracted from %s', (body, message) => {
    expect(parseErrorMessage(body)).toBe(message);
  });

  it.each([
    ['{"errors":[{"path":"title","message":"too short"}]}', 'title'],
    ['{"errors":[{"loc":["body","options"],"msg":"two at least"}]}', 'options'],
    ['{"errors":{"footer":["too long"]}}', 'footer'],
    ['{"errors":[{"source":{"pointer":"/image"}}]}', 'image'],
    ['{"detail":"The description is too long."}', 'description'],
    ['{"detail":"Bad question"}', 'title'],
    ['{"detail":"No."}', null],
    ['{"errors":[{"path":"title"},{"path":"footer"}]}', null],
  ])('identifies at most one rejected field: %s', (body, field) => {
    expect(parseRejectedField(body)).toBe(field);
  });

  it('has a limited length for any body', () => {
    fc.assert(
      fc.property(fc.oneof(fc.json(), fc.string()), (body) => {
        expect(parseErrorMessage(body).length).toBeLessThan(700);
        parseRejectedField(body);
      }),
      { numRuns: 100 },
    );
  });
});
