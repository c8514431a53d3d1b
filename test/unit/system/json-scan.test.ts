import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scanJson } from '../../../electron/host/system/json-scan.ts';
import { anyUnits } from '../shared/arbitraries.ts';

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

const pieces = fc
  .array(
    fc.constantFrom(
      ...['[', ']', '{', '}', ',', ':', '"', '"a"', '""', '"\\u0041"', '"\\x"', '\\', '\n', ' ', '\t', '\r'],
      ...[
        '1',
        '-',
        '-0',
        '01',
        '1.5',
        '1.',
        '1e3',
        '.5',
        'true',
        'null',
        'nul',
        'NaN',
        '\u00a0',
        '\ufeff',
        '\0',
      ],
    ),
    { maxLength: 12 },
  )
  .map((found) => found.join(''));

const written = fc
  .tuple(fc.jsonValue(), fc.constantFrom(undefined, 1, '\t'))
  .map(([value, space]) => JSON.stringify(value, null, space));

/** JSON with an inserted, deleted, or replaced character. */
const nearly = fc
  .tuple(written, fc.nat(), fc.constantFrom('', ',', ']', '}', '"', '\\', '\n', '0', ':'), fc.boolean())
  .map(([text, at, by, keep]) => {
    const index = at % (text.length + 1);
    return text.slice(0, index) + by + text.slice(index + (keep ? 0 : 1));
  });

describe('scanJson', () => {
  it('accepts exactly the text that JSON.parse accepts', () => {
    const any = fc.oneof(pieces, written, nearly, anyUnits);
    fc.assert(
      fc.property(any, (text) => {
        expect(scanJson(text, 'entries').ok).toBe(isJson(text));
      }),
      { numRuns: 5_000 },
    );
  });

  it("returns each element's first line, regardless of the kind of line breaks", () => {
    const breaks = fc
      .array(fc.constantFrom('\n', ' ', '\r\n', '\t'), { maxLength: 3 })
      .map((found) => found.join(''));
    const element = fc.tuple(breaks, fc.jsonValue(), fc.constantFrom(undefined, 2), breaks);
    const wrap = fc.constantFrom(
      (list: string) => list,
      (list: string) => `{"a":[[1],\n{"entries":[4]}],\n"entries":${list},"b":["x"]}`,
      (list: string) => `{"entries":[7],\n"entri\\u0065s"\n:${list}}`,
    );
    fc.assert(
      fc.property(fc.array(element, { maxLength: 5 }), wrap, (elements, wrapped) => {
        const mark = '\u0001';
        const inner = elements.map(
          ([before, value, space, after]) => `${before}${mark}${JSON.stringify(value, null, space)}${after}`,
        );
        const marked = wrapped(`[${inner.join(',')}]`);
        const lines = marked
          .split(mark)
          .slice(0, -1)
          .map(
            (_, index, all) =>
              all
                .slice(0, index + 1)
                .join('')
                .split('\n').length,
          );
        expect(scanJson(marked.replaceAll(mark, ''), 'entries')).toEqual({ ok: true, lines });
      }),
      { numRuns: 1_000 },
    );
  });

  it.each([
    ['[\n1\n2]', 3, /comma/],
    ['[\n1,\n]', 3, /expected a value/],
    ['{\n"a" 1}', 2, /colon/],
    ['{\n"a":1,\n}', 3, /name in double quotes/],
    ["{\n'a':1}", 2, /name in double quotes, or }/],
    ['[\n"a\nb"]', 2, /line break/],
    ['["a\\x"]', 1, /escape/],
    ['[\n\n"a', 3, /no closing double quote/],
    ['[\n[1,\n2', 3, /unexpected end/],
    ['[]\n[]', 2, /after the end/],
    ['\n', 2, /unexpected end/],
  ])('reports where %j becomes invalid', (text, line, wrong) => {
    expect(scanJson(text, 'entries')).toMatchObject({ ok: false, line, wrong: expect.stringMatching(wrong) });
  });

  it('handles any nesting depth and several MB of text', () => {
    expect(scanJson('['.repeat(1_000_000), '').ok).toBe(false);
    expect(scanJson(`["${'ä\\n'.repeat(1_000_000)}"]`, '')).toEqual({ ok: true, lines: [1] });
  });
});
