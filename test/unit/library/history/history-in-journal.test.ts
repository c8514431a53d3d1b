import { describe, expect, it } from 'vitest';
import { formatLine } from '../../../../electron/host/library/format/line-file-format.ts';
import { parseLineText, sumOfLine } from '../../../../electron/host/library/format/line-parser.ts';
import { exampleEntry } from '../../../support/store-entries.ts';

const entry = exampleEntry(3);
const question = entry.question ?? undefined;

describe('a line with versions from another account', () => {
  it('is read as written, with a checksum that includes them', () => {
    if (!question) throw new Error('no question');
    const line = { seq: 7, entry, past: [{ at: 5, question: { ...question, title: 'There' } }] };
    const { bytes, sum } = formatLine(line);
    expect(parseLineText(bytes.toString('utf8').trimEnd())).toEqual({ line, sum, trust: 'intact' });
    expect(sumOfLine(line)).toBe(sum);
  });

  it.each([
    [undefined],
    ['x'],
    [[]],
    [
      [
        { at: 1, question: {} },
        { at: 'x', question: entry.question },
      ],
    ],
  ])("is read as an entry without them if they're %j", (past) => {
    const text = JSON.stringify({ seq: 7, entry, ...(past !== undefined && { past }) });
    expect(parseLineText(text)).toMatchObject({ line: { seq: 7, entry }, trust: 'plain' });
    const read = parseLineText(text);
    expect('line' in read && read.line).not.toHaveProperty('past');
  });
});
