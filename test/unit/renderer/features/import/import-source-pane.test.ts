import { describe, expect, it } from 'vitest';
import { countLines, rangeOfLine } from '../../../../../renderer/features/import/import-source-pane.tsx';

/** Returns a text field's value for this text, because HTML normalizes line breaks to LF. */
const inField = (text: string): string => text.replace(/\r\n?/g, '\n');

const lineOf = (value: string, line: number): string => {
  const { start, end } = rangeOfLine(value, line);
  return value.slice(start, end);
};

describe('a line range', () => {
  it.each([
    ['LF', 'one\ntwo\n\nfour'],
    ['CR LF', 'one\r\ntwo\r\n\r\nfour'],
    ['CR', 'one\rtwo\r\rfour'],
  ])('excludes the line break if the text has %s', (_, text) => {
    const value = inField(text);
    expect([1, 2, 3, 4].map((line) => lineOf(value, line))).toEqual(['one', 'two', '', 'four']);
    expect(rangeOfLine(value, 1)).toEqual({ start: 0, end: 3 });
    expect(rangeOfLine(value, 2)).toEqual({ start: 4, end: 7 });
    expect(rangeOfLine(value, 4)).toEqual({ start: 9, end: 13 });
    expect(countLines(value)).toBe(4);
  });

  it('is empty for the line after the last line break', () => {
    expect(rangeOfLine('one\n', 2)).toEqual({ start: 4, end: 4 });
    expect(countLines('one\n')).toBe(2);
  });

  it('is the end of the text for a missing line', () => {
    expect(rangeOfLine('one\ntwo', 3)).toEqual({ start: 7, end: 7 });
    expect(rangeOfLine('one\ntwo', 9)).toEqual({ start: 7, end: 7 });
    expect(rangeOfLine('', 1)).toEqual({ start: 0, end: 0 });
    expect(rangeOfLine('', 5)).toEqual({ start: 0, end: 0 });
  });
});
