import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { peersPart, readPeersResult } from '../../bench/parts/peer-result.ts';

const page = readFileSync(path.resolve(import.meta.dirname, '../../../docs/compare.md'), 'utf8');

describe('the comparison', () => {
  it('shows the run that is kept, as the bench would write it', () => {
    const [, measured] = /<!-- measured: begin -->\n\n(.*)\n\n<!-- measured: end -->/s.exec(page) ?? [];
    expect(measured).toBe(peersPart(readPeersResult()));
  });
});
