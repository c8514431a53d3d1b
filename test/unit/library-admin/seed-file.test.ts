import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSeedFile } from '../../../electron/host/library-admin/seed-file.ts';
import { createEmojiResolver } from '../../../shared/emoji/emoji-resolver.ts';
import { loadEmojiNames } from '../../../shared/emoji/emoji-shortcodes.ts';
import { AppError } from '../../../shared/errors.ts';
import { entrySchema } from '../../../shared/library/entry.ts';
import { formatFullError } from '../../../shared/messages/error-message.ts';
import { translateForTerminal } from '../../../shared/messages/translate.ts';
import { createLocalProfile } from '../../../shared/settings.ts';
import { createManualClock } from '../../support/test-library.ts';

const emojiResolver = createEmojiResolver(loadEmojiNames(), []);
const clock = createManualClock();
const read = (content: string | Buffer) =>
  readSeedFile({
    bytes: Buffer.from(content),
    path: '/states/a.json',
    emojiResolver,
    clock,
  });
const readJson = (value: unknown) => read(JSON.stringify(value, null, 2));

function catchFailure(content: string): AppError {
  try {
    read(content);
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
  throw new Error('it was taken');
}
const listProblems = (value: unknown): unknown => catchFailure(JSON.stringify(value)).details.problems;

const tea = { title: 'Tea or coffee?', options: ':tea: - Tea\n☕ - Coffee' };

describe('a seed file', () => {
  it('results in distinct message IDs even if a question has one that would be generated', () => {
    const made = readSeedFile({
      bytes: Buffer.from(JSON.stringify([{ ...tea, sent: {} }])),
      path: '/states/a.json',
      emojiResolver,
      clock,
    })[0]?.question?.messageID;
    const file = [
      { ...tea, sent: {} },
      { ...tea, sent: { votes: [1, 2] } },
      { ...tea, sent: { messageID: made } },
    ];
    const bytes = Buffer.from(JSON.stringify(file));
    const entries = readSeedFile({ bytes, path: '/states/a.json', emojiResolver, clock });
    const messages = entries.map(({ question }) => question?.messageID);
    expect(messages[2]).toBe(made);
    expect(new Set(messages).size).toBe(3);
  });

  it('results in questions with the IDs 1 to n, created by an administrator', () => {
    const entries = readJson([tea, { ...tea, title: 'Coffee or tea?', description: '', footer: 'F' }]);
    expect(entries.map(({ id }) => id)).toEqual([1, 2]);
    for (const entry of entries) expect(entrySchema.parse(entry)).toEqual(entry);
    expect(entries[0]).toMatchObject({
      key: null,
      origin: 'api',
      version: 1,
      saved: 1,
      draft: null,
      question: {
        title: 'Tea or coffee?',
        description: null,
        author: createLocalProfile('administrator').author,
        createdAt: new Date(clock.now()).toISOString(),
        options: [
          { typed: ':tea:', emoji: '🍵', text: 'Tea', votes: 0 },
          { typed: '☕', emoji: '☕', text: 'Coffee', votes: 0 },
        ],
        status: 2,
        sentAt: null,
        messageID: null,
        messageLink: null,
      },
    });
    expect(entries[1]?.question).toMatchObject({ description: '', footer: 'F', image: null });
  });

  it('can mark a question as posted', () => {
    const link = 'https://chat.example/1';
    const entries = readJson([
      { ...tea, sent: {} },
      { ...tea, sent: { votes: [3, 5], messageID: '123', messageLink: link, status: 1 } },
      { ...tea, sent: null },
    ]);
    expect(entries[0]?.question).toMatchObject({ status: 3, messageID: expect.stringMatching(/^\d{17,}$/) });
    expect(entries[1]?.question).toMatchObject({ status: 1, messageID: '123', messageLink: link });
    expect(entries[1]?.question?.options.map(({ votes }) => votes)).toEqual([3, 5]);
    expect(entries[2]?.question).toMatchObject({ status: 2, sentAt: null });
  });

  it('uses the ID at the end of a link as the message ID', () => {
    const link = 'https://chat.example/channels/1/2/1420000000000000009';
    const sent = (more: object) => ({ ...tea, sent: { messageLink: link, ...more } });
    expect(readJson([sent({})])[0]?.question).toMatchObject({ messageID: '1420000000000000009' });
    expect(readJson([sent({ messageID: '5' })])[0]?.question).toMatchObject({
      messageID: '5',
      messageLink: link,
    });
    expect(listProblems([sent({}), sent({})])).toEqual([
      'Line 1, question 2, sent.messageID: question 1 has the same ID. Use another one.',
    ]);
  });

  it("can set a question's creation time, author, and posting time", () => {
    const author = { id: '7', globalName: 'Ada' };
    const [entry, other] = readJson([
      {
        ...tea,
        createdAt: '2026-11-01T10:00:00+01:00',
        author,
        sent: { sentAt: '2026-11-02T12:00:00Z', messageID: '5' },
      },
      { ...tea, createdAt: null, author: null, sent: null },
    ]);
    const local = createLocalProfile('administrator').author;
    expect(entry?.question).toMatchObject({
      createdAt: '2026-11-01T09:00:00.000Z',
      author: { ...local, ...author },
      sentAt: '2026-11-02T12:00:00.000Z',
      status: 3,
    });
    expect(other?.question).toMatchObject({ author: local, sentAt: null });
    expect(entrySchema.parse(entry)).toEqual(entry);
    expect(listProblems([{ ...tea, createdAt: 'today', author: { id: 7 } }])).toEqual([
      'Line 1, question 1, createdAt: must be a time such as "2026-11-09T09:00:00Z".',
      'Line 1, question 1, author.id: must be a string.',
    ]);
  });

  it('is rejected with the line and a suggestion for each unknown field', () => {
    const text = JSON.stringify(
      [tea, { ...tea, tittle: 'Tea', sent: { vote: [1, 2] }, author: { name: 'Ada' }, extra: 1 }],
      null,
      2,
    );
    expect(catchFailure(text).details.problems).toEqual([
      'Line 6, question 2, tittle: unknown field. Did you mean title?',
      expect.stringMatching(/^Line 6, question 2, extra: unknown field\. Use title, options, .+, or sent\.$/),
      expect.stringMatching(/^Line 6, question 2, author\.name: unknown field\. Use id, username, /),
      'Line 6, question 2, sent.vote: unknown field. Did you mean votes?',
    ]);
  });

  it('can be an empty array after a byte order mark', () => {
    expect(read('\ufeff []')).toEqual([]);
  });

  it('is rejected with a list of all its problems', () => {
    expect(
      listProblems([
        tea,
        { title: 'No', options: 'Tea\n☕ - Coffee', footer: 7 },
        'tea',
        { ...tea, sent: { votes: [1], status: 4, messageID: 'x', extra: true } },
        { ...tea, sent: { votes: [1], messageID: '5' } },
        { ...tea, sent: { messageID: '5' } },
        { ...tea, sent: 3 },
        { ...tea, sent: { votes: [1, -2, 'x'], messageLink: 'chat' } },
        [tea],
      ]),
    ).toEqual([
      'Line 1, question 2, title: The title has 2 characters; it needs at least 5.',
      expect.stringMatching(/^Line 1, question 2, options: Line 1: /),
      'Line 1, question 2, footer: footer must be a string or null, not a number.',
      'Line 1, question 3: must be a JSON object.',
      'Line 1, question 4, sent.extra: unknown field. Use votes, status, sentAt, messageID, or messageLink.',
      'Line 1, question 4, sent.status: must be 0, 1, 2, or 3.',
      'Line 1, question 4, sent.messageID: must be a string of 1 to 20 digits.',
      'Line 1, question 5, sent.votes: has 1 number for 2 options. Use one number for each option.',
      'Line 1, question 6, sent.messageID: question 5 has the same ID. Use another one.',
      'Line 1, question 7, sent: must be a JSON object.',
      'Line 1, question 8, sent.votes: must be an array of whole numbers, one for each option.',
      'Line 1, question 8, sent.messageLink: must be an http: or https: URL.',
      'Line 1, question 9: must be a JSON object.',
    ]);
  });

  it('is named in an error with one line per problem', () => {
    const bad = JSON.stringify([
      { ...tea, title: 'T' },
      { ...tea, image: 'x' },
    ]);
    expect(formatFullError(catchFailure(bad), translateForTerminal).split('\n')).toEqual([
      "Couldn't read /states/a.json: 2 problems. Check the file, or use another one. Nothing was changed.",
      'Line 1, question 1, title: The title has 1 character; it needs at least 5.',
      "Line 1, question 2, image: This isn't a valid image URL. Use an https:// URL or $$search words$$.",
    ]);
    expect(formatFullError(catchFailure('[1,'), translateForTerminal)).toMatch(
      /a\.json: the file isn't valid JSON, line 1: /,
    );
    expect(formatFullError(catchFailure('{"questions":[]}'), translateForTerminal)).toMatch(
      /a\.json: the file is neither a JSON array/,
    );
  });

  it('never causes an unexpected error, whatever it contains', () => {
    const member = fc.constantFrom(
      'title',
      'options',
      'description',
      'sent',
      'votes',
      'messageID',
      '__proto__',
    );
    const value = fc.letrec((tie) => ({
      any: fc.oneof(
        { depthSize: 'small' },
        fc.jsonValue(),
        fc.constantFrom(...Object.values(tea), null, 3),
        fc.array(tie('any'), { maxLength: 3 }),
        fc.dictionary(member, tie('any'), { maxKeys: 4 }),
        fc.record({ title: fc.constant(tea.title), options: fc.constant(tea.options), sent: tie('any') }),
      ),
    })).any;
    fc.assert(
      fc.property(fc.array(value, { maxLength: 4 }), (input) => {
        try {
          for (const entry of readJson(input)) entrySchema.parse(entry);
        } catch (error) {
          expect(error).toMatchObject({ code: 'snapshot-unreadable' });
        }
      }),
      { numRuns: 500 },
    );
  });
});
