import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatJson } from '../../../../../renderer/ui/format/pretty-json.ts';

const formatText = (text: string) =>
  formatJson(text)
    ?.map((piece) => piece.text)
    .join('');

describe('the JSON formatter', () => {
  it('formats JSON with indentation', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const text = JSON.stringify(value);
        expect(formatText(text)).toBe(JSON.stringify(value, null, 2));
      }),
    );
  });

  it('keeps numbers, fields, and escapes as written', () => {
    const text = '{"n":12345678901234567890.10,"n":1E400, "s" : "\\u0041\\"{,:}" }';
    expect(formatText(text)).toBe(
      '{\n  "n": 12345678901234567890.10,\n  "n": 1E400,\n  "s": "\\u0041\\"{,:}"\n}',
    );
  });

  it('distinguishes keys from strings', () => {
    const kinds = formatJson('{"a":["b",1]}')?.filter(({ kind }) => kind !== 'plain');
    expect(kinds).toEqual([
      { kind: 'key', text: '"a"' },
      { kind: 'string', text: '"b"' },
    ]);
  });

  it.each(['', '{"a":', 'hello', "{'a':1}"])('returns null for %j', (text) => {
    expect(formatJson(text)).toBeNull();
  });

  it('limits the indentation of deeply nested JSON', () => {
    const deep = 20_000;
    const text = '['.repeat(deep) + ']'.repeat(deep);
    expect(formatText(text)?.length).toBeLessThan(deep * 120);
  });

  it('returns null for very long JSON', () => {
    expect(formatJson(JSON.stringify('x'.repeat(70_000)))).toBeNull();
  });
});
