import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { DATA, makeLexicon, readSources } from '../../../../support/similar/lexicon/make-lexicon.ts';

const read = (name: string): string => readFileSync(path.join(DATA, name), 'utf8');
/** The table that isn't generated. */
const OURS = 'everyday.txt';
const sources = readSources(process.env.LEXICON_SOURCES ?? 'sources');

describe('lexicon data', () => {
  it('is smaller than 1.5 MB, and 500 kB if compressed', () => {
    const all = readdirSync(DATA).map(read).join('');
    expect(all.length).toBeLessThan(1_500_000);
    expect(gzipSync(all).length).toBeLessThan(500_000);
  });

  it('contains lines of words in plain ASCII', () => {
    for (const name of readdirSync(DATA)) expect(read(name), name).toMatch(/^(?:[a-z0-9 ]*\n)+$/);
  });

  it.skipIf(sources === null)(
    'can be built from its sources, byte for byte (requires LEXICON_SOURCES)',
    () => {
      if (sources === null) return;
      const made = makeLexicon(sources);
      expect([...made.keys(), OURS].sort()).toEqual(readdirSync(DATA).sort());
      for (const [name, text] of made) expect(text === read(name), name).toBe(true);
    },
    600_000,
  );
});
