import { describe, expect, test } from 'vitest';
import { parseJson, tryParseJson } from '../../../electron/host/system/parse-json.ts';
import { MAX_JSON_DEPTH } from '../../../shared/import-export/file-problem.ts';

const nested = (depth: number, inside = '') => `${'['.repeat(depth)}${inside}${']'.repeat(depth)}`;

describe('parseJson', () => {
  test('accepts the maximum depth and rejects one more level', () => {
    expect(parseJson(nested(MAX_JSON_DEPTH))).toEqual(JSON.parse(nested(MAX_JSON_DEPTH)));
    expect(() => parseJson(nested(MAX_JSON_DEPTH + 1))).toThrow(SyntaxError);
    expect(() => parseJson('{"a":'.repeat(MAX_JSON_DEPTH + 1))).toThrow(/nested more than 500 levels/);
  });

  test('rejects 16 KB of opening brackets', () => {
    expect(() => parseJson('['.repeat(16 * 1024))).toThrow(SyntaxError);
    expect(tryParseJson('['.repeat(16 * 1024))).toBeUndefined();
  });

  test('ignores brackets in strings, regardless of escapes', () => {
    const text = JSON.stringify([`"\\${'['.repeat(MAX_JSON_DEPTH * 2)}`, '\\', '{'.repeat(MAX_JSON_DEPTH)]);
    expect(parseJson(text)).toEqual(JSON.parse(text));
  });

  test("ignores brackets that aren't nested", () => {
    const text = `[${Array(MAX_JSON_DEPTH * 2)
      .fill('[{}]')
      .join(',')}]`;
    expect(parseJson(text)).toEqual(JSON.parse(text));
  });

  test('rejects invalid JSON', () => {
    expect(() => parseJson('[')).toThrow(SyntaxError);
    expect(tryParseJson('nope')).toBeUndefined();
  });
});
