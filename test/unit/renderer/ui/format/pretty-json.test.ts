import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { prettyJson } from '../../../../../renderer/ui/format/pretty-json.ts';

const laidOut = (text: string) =>
  prettyJson(text)
    ?.map((piece) => piece.text)
    .join('');

describe('JSON laid out', () => {
  it('is what it was, over lines', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const text = JSON.stringify(value);
        expect(laidOut(text)).toBe(JSON.stringify(value, null, 2));
      }),
    );
  });

  it('keeps numbers, members and escapes as they were written', () => {
    const text = '{"n":12345678901234567890.10,"n":1E400, "s" : "\\u0041\\"{,:}" }';
    expect(laidOut(text)).toBe(
      '{\n  "n": 12345678901234567890.10,\n  "n": 1E400,\n  "s": "\\u0041\\"{,:}"\n}',
    );
  });

  it('tells keys from strings', () => {
    const kinds = prettyJson('{"a":["b",1]}')?.filter(({ kind }) => kind !== 'plain');
    expect(kinds).toEqual([
      { kind: 'key', text: '"a"' },
      { kind: 'string', text: '"b"' },
    ]);
  });

  it.each(['', '{"a":', 'hello', "{'a':1}"])('is none for %j', (text) => {
    expect(prettyJson(text)).toBeNull();
  });

  it('stays small however deep it goes', () => {
    const deep = 20_000;
    const text = '['.repeat(deep) + ']'.repeat(deep);
    expect(laidOut(text)?.length).toBeLessThan(deep * 120);
  });

  it('leaves what is very long as it is', () => {
    expect(prettyJson(JSON.stringify('x'.repeat(70_000)))).toBeNull();
  });
});
