import { describe, expect, it } from 'vitest';
import { readLine } from '../../../../electron/host/library/format/entry-line.ts';
import { parseLineText } from '../../../../electron/host/library/format/line-parser.ts';
import { createExampleEntry } from '../../../support/store-entries.ts';

const getReason = (read: object) => ('reason' in read ? read.reason : undefined);

describe("an unreadable line's message", () => {
  const whole = JSON.stringify({ seq: 3, entry: createExampleEntry(9) });

  it.each([
    [
      'a double quote in a string',
      '{"seq":1,"entry":{"title":"Hand "made" nine"}}',
      'a comma or a closing bracket is missing, at character 34, before “made" nine"}}”; write a double quote in a string as \\"',
    ],
    [
      'a missing comma',
      '{"seq":1 "entry":{}}',
      'a comma or a closing bracket is missing, at character 10, before “"entry":{}}”',
    ],
    ['an extra comma', '{"seq":1,}', 'expected a field name in double quotes, at character 10, before “}”'],
    ['a missing end', whole.slice(0, -9), 'the end of the line is missing'],
    ['a Git conflict marker', '<<<<<<< HEAD', 'a Git conflict marker'],
    ['a Git conflict marker without a name', '=======\r', 'a Git conflict marker'],
    ['unrelated content', 'Tea or coffee?', 'not a question: a question line starts with {'],
  ])('explains the problem and its position: %s', (_, text, reason) => {
    expect(parseLineText(text)).toEqual({ reason });
  });

  it.each([
    [{ status: 7 }, '"question.status" must be one of 0, 1, 2, 3'],
    [{ title: 5 }, '"question.title" must be a string'],
    [{ title: undefined }, '"question.title" is required'],
    [{ options: {} }, '"question.options" must be an array'],
    [{ createdAt: 'Monday' }, '"question.createdAt" isn\'t valid'],
    [
      { options: [{ typed: '☕', emoji: '☕', text: 'Coffee', votes: -1 }] },
      '"question.options[0].votes" must be at least 0',
    ],
  ])('names the field and the expected values: %j', (wrong, reason) => {
    const entry = createExampleEntry(9);
    const read = readLine({ seq: 3, entry: { ...entry, question: { ...entry.question, ...wrong } } });
    expect(getReason(read)).toBe(reason);
  });

  it('reports a missing entry', () => {
    expect(getReason(readLine({ seq: 3 }))).toBe('"entry" is required');
  });
});
