import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { failureSentence } from '../../../electron/host/failure.ts';
import { nodeRandom } from '../../../electron/host/node-ports.ts';
import { readStartFile } from '../../../electron/host/start-file.ts';
import { createEmojiBook } from '../../../shared/emoji.ts';
import { bundledEmojiNames } from '../../../shared/emoji-names.ts';
import { AppError } from '../../../shared/errors.ts';
import { entrySchema } from '../../../shared/library.ts';
import { localProfile } from '../../../shared/settings.ts';
import { handClock } from '../../support/library.ts';

const book = createEmojiBook(bundledEmojiNames(), []);
const clock = handClock();
const read = (content: string | Buffer) =>
  readStartFile({ bytes: Buffer.from(content), path: '/states/a.json', book, clock, random: nodeRandom });
const readJson = (value: unknown) => read(JSON.stringify(value, null, 2));

/** What is thrown. */
function failureOf(content: string): AppError {
  try {
    read(content);
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
  throw new Error('it was taken');
}
const problemsOf = (value: unknown): unknown => failureOf(JSON.stringify(value)).details.problems;

const tea = { title: 'Tea or coffee?', options: ':tea: - Tea\n☕ - Coffee' };

describe('a file of questions written by hand', () => {
  it('gives the ids 1 to n, as if an administrator had created them through the API', () => {
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
        author: localProfile('administrator').author,
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

  it('may say of a question that it was sent', () => {
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

  it('may be empty, and begin with a byte order mark', () => {
    expect(read('\ufeff []')).toEqual([]);
  });

  it('is refused with everything that is wrong in it', () => {
    expect(
      problemsOf([
        tea,
        { title: 'No', options: 'Tea\n☕ - Coffee', footer: 7 },
        'tea',
        { ...tea, sent: { votes: [1], status: 4, messageID: 'x', extra: true } },
        { ...tea, sent: { votes: [1], messageID: '5' } },
        { ...tea, sent: { messageID: '5' } },
        { ...tea, sent: 3 },
      ]),
    ).toEqual([
      '[1].title: The title has 2 characters; at least 5 are needed.',
      expect.stringMatching(/^\[1\]\.options: Line 1: /),
      '[1].footer: footer must be a string or null, not a number.',
      '[2]: a question is a JSON object.',
      expect.stringMatching(/^\[3\]\.sent\.status: /),
      '[3].sent.messageID: only digits, at most 20.',
      expect.stringMatching(/^\[3\]\.sent: .*extra/),
      '[4].sent.votes: 1 numbers for 2 options.',
      '[5].sent.messageID: [4] has the same.',
      expect.stringMatching(/^\[6\]\.sent: /),
    ]);
  });

  it('is named in the sentence, with every problem on a line of its own', () => {
    const bad = JSON.stringify([
      { ...tea, title: 'T' },
      { ...tea, image: 'x' },
    ]);
    expect(failureSentence(failureOf(bad)).split('\n')).toEqual([
      "The state can't be read: /states/a.json: 2 problems. Nothing was changed.",
      '[0].title: The title has 1 character; at least 5 are needed.',
      '[1].image: The image is neither an absolute URL nor a $$search$$.',
    ]);
    expect(failureSentence(failureOf('[1,'))).toMatch(/^The state can't be read: \/states\/a\.json: .*JSON/);
    expect(failureSentence(failureOf('{"questions":[]}'))).toMatch(/a\.json, line 1: /);
  });

  it('is read or refused, never anything else, whatever it holds', () => {
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
