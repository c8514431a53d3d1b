import { describe, expect, it } from 'vitest';
import { countLines, findLineRange } from '../../../../../renderer/features/import/import-source-pane.tsx';

/** Returns the value of a text field with this text. HTML normalizes line breaks to LF. */
const toFieldText = (text: string): string => text.replace(/\r\n?/g, '\n');

const getLine = (value: string, line: number): string => {
  const { start, end } = findLineRange(value, line);
  return value.slice(start, end);
};

describe('a line range', () => {
  it.each([
    ['LF', 'one\ntwo\n\nfour'],
    ['CR LF', 'one\r\ntwo\r\n\r\nfour'],
    ['CR', 'one\rtwo\r\rfour'],
  ])('excludes the line break if the text has %s', (_, text) => {
    const value = toFieldText(text);
    expect([1, 2, 3, 4].map((line) => getLine(value, line))).toEqual(['one', 'two', '', 'four']);
    expect(findLineRange(value, 1)).toEqual({ start: 0, end: 3 });
    expect(findLineRange(value, 2)).toEqual({ start: 4, end: 7 });
    expect(findLineRange(value, 4)).toEqual({ start: 9, end: 13 });
    expect(countLines(value)).toBe(4);
  });

  it('is empty for the line after the last line break', () => {
    expect(findLineRange('one\n', 2)).toEqual({ start: 4, end: 4 });
    expect(countLines('one\n')).toBe(2);
  });

  it('is the end of the text for a missing line', () => {
    expect(findLineRange('one\ntwo', 3)).toEqual({ start: 7, end: 7 });
    expect(findLineRange('one\ntwo', 9)).toEqual({ start: 7, end: 7 });
    expect(findLineRange('', 1)).toEqual({ start: 0, end: 0 });
    expect(findLineRange('', 5)).toEqual({ start: 0, end: 0 });
  });
});
