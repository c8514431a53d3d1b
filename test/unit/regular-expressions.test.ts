import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { findGrowth } from '../regular-expressions/growth.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const SCRIPT = 'test/regular-expressions/run.ts';

describe('every regular expression in the product', () => {
  it('takes linear time', async () => {
    // The script runs in a separate process, because it records how modules build their patterns during their
    // import.
    const run = promisify(execFile)(process.execPath, [SCRIPT], { cwd: ROOT });
    const { stdout } = await run.catch((failure: { stdout: string }) => failure);
    const rows = stdout.trimEnd().split('\n');
    expect(rows.length).toBeGreaterThan(400);
    expect(rows.filter((row) => !row.endsWith('\tlinear'))).toEqual([]);
  });
});

describe('findGrowth', () => {
  it.each([
    /^\s+$/,
    /\s+/g,
    /(?<!\s)\s+$/,
    /\d+(?:\.\d+)?/g,
    /<title[^<>]*>/i,
    /"(?:[^"\\]|\\.)*"?/g,
    /^(?:a|ab)+$/,
    /(?<=x)y*z/,
    /^[ \t]+x/gm,
    /\s+$/y,
    /:[\s\S]*$/,
    /x{0,20}y/g,
    /(a)b*\1/,
    /^\p{RGI_Emoji_ZWJ_Sequence}$/v,
    /[[\p{C}\ufffd]--\u200d]+/gv,
  ])('returns linear for %s', (pattern) => {
    expect(findGrowth(pattern)).toEqual({ kind: 'linear' });
  });

  it.each([
    /\s+$/,
    /<title[^>]*>/i,
    /\d+(?=x)/,
    /^\d*\d*x/,
    /^(\d+)(?:,\1)*;|^\d+\.?\d*$/,
    /<(b|i)>[\s\S]*?<\/\1>/,
    // A search for all matches restarts after each short match.
    /a.*b|a/g,
    /"(?:[^"\\]|\\.)*"|./g,
    /x(?=.*y)/g,
  ])('returns polynomial for %s', (pattern) => {
    expect(findGrowth(pattern)).toMatchObject({ kind: 'polynomial' });
  });

  it.each([/^(a+)+$/, /^(a|aa)+$/, /^(?:a*)*b/, /(?:\w+\s?)+!/, /^(?:[a-z]|\p{L})*1/u])(
    'returns exponential for %s',
    (pattern) => {
      expect(findGrowth(pattern)).toMatchObject({ kind: 'exponential' });
    },
  );

  it('returns polynomial for an unlimited lookbehind', () => {
    expect(findGrowth(/(?<=^[^,]*),/)).toEqual({ kind: 'polynomial', pump: null });
  });

  it('returns text that slows down a pattern', () => {
    expect(findGrowth(/<title[^>]*>/)).toEqual({ kind: 'polynomial', pump: '<title!' });
    expect(findGrowth(/^(a+)+$/)).toEqual({ kind: 'exponential', pump: 'aa' });
  });
});
