import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { peersArgs, peersPart, readPeersResult } from '../../bench/parts/peer-result.ts';

const page = readFileSync(path.resolve(import.meta.dirname, '../../../docs/compare.md'), 'utf8');

describe('the comparison', () => {
  it('shows the run that is kept, as the bench would write it', () => {
    const [, measured] = /<!-- measured: begin -->\n\n(.*)\n\n<!-- measured: end -->/s.exec(page) ?? [];
    expect(measured).toBe(peersPart(readPeersResult()));
  });

  it('tells how the run was made: its tables are those of its sizes', () => {
    const { sizes, tables } = readPeersResult();
    const titles = tables.map(({ title }) => title).filter((title) => title.startsWith('Speed'));
    expect(titles).toEqual(
      sizes.map((size) => `Speed with ${size.toLocaleString('en')} questions stored at the start`),
    );
    expect(peersArgs({ sizes: [100, 10_000] })).toEqual(['--sizes', '100,10000', '--write']);
  });
});
