import { crc32 } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import {
  createGroupFormat,
  type EntryLine,
  formatLine,
} from '../../../../electron/host/library/format/line-file-format.ts';
import { createExampleEntry } from '../../../support/store-entries.ts';

/** Builds the line's text according to the format's documentation. */
function expectedText(line: EntryLine): string {
  const json = JSON.stringify(line);
  const [seq = ''] = json.split(',', 1);
  const sum = crc32(json).toString(16).padStart(8, '0');
  return `${seq},"sum":"${sum}"${json.slice(seq.length)}\n`;
}

const linesFrom = (seq: number, count: number): EntryLine[] =>
  Array.from({ length: count }, (_, at) => ({ seq: seq + at, entry: createExampleEntry(at + 1) }));

describe('a formatted line', () => {
  it.each([1, 99, 1_000_000, 2 ** 50])('starts with seq and its checksum: from seq %i', (seq) => {
    for (const line of linesFrom(seq, 300)) expect(formatLine(line).toString()).toBe(expectedText(line));
  });
});

describe('a formatted group', () => {
  // A group of more than 64 KiB doesn't fit into the reused buffer.
  it.each([1, 10, 1_000])('has one line per entry, even after a group of %i lines', (count) => {
    const formatGroup = createGroupFormat();
    for (const lines of [linesFrom(5, count), linesFrom(70_000, 3)]) {
      const bytes = formatGroup(lines.map((line) => JSON.stringify(line)));
      expect(Buffer.from(bytes).toString()).toBe(lines.map(expectedText).join(''));
    }
  });
});
