import { describe, expect, it } from 'vitest';
import { formatLine } from '../../../../electron/host/library/format/line-file-format.ts';
import { parseLineText } from '../../../../electron/host/library/format/line-parser.ts';
import { createExampleEntry } from '../../../support/store-entries.ts';

const entry = createExampleEntry(3);
const question = entry.question ?? undefined;

describe('a journal line with earlier versions of its question', () => {
  it('includes the versions in its checksum', () => {
    if (!question) throw new Error('no question');
    const line = { seq: 7, entry, past: [{ at: 5, question: { ...question, title: 'There' } }] };
    const text = formatLine(line).toString('utf8').trimEnd();
    expect(parseLineText(text)).toEqual({ line, trust: 'intact' });
    const changed = text.replace('"title":"There"', '"title":"Here"');
    expect(parseLineText(changed)).toMatchObject({ trust: 'changed' });
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
  ])("is read without the earlier versions if they're missing or invalid: %j", (past) => {
    const text = JSON.stringify({ seq: 7, entry, ...(past !== undefined && { past }) });
    expect(parseLineText(text)).toMatchObject({ line: { seq: 7, entry }, trust: 'plain' });
    const read = parseLineText(text);
    expect('line' in read && read.line).not.toHaveProperty('past');
  });
});
