import { describe, expect, it } from 'vitest';
import {
  createCacheIndex,
  formatRecord,
  RECORD_BYTES,
} from '../../../../../electron/host/similar/worker/embeddings/embedding-cache.ts';
import { rowOf } from '../../../../support/similar/letter-model.ts';

const pieceOf = (...titles: string[]): Buffer =>
  Buffer.concat(titles.map((title) => formatRecord(title, rowOf(title))));

function open(...pieces: Buffer[]) {
  const kept = createCacheIndex();
  for (const piece of pieces) kept.add(piece);
  return kept;
}

describe('the rows of the cache file', () => {
  it('are available until taken, and then still known as written', () => {
    const kept = open(pieceOf('Tea', 'Milk'), pieceOf('Coffee'));
    expect([kept.size, kept.find('Coffee'), kept.find('Wine')]).toEqual([3, rowOf('Coffee'), null]);
    expect([kept.markUsed('Coffee'), kept.markUsed('Coffee'), kept.markUsed('Wine')]).toEqual([
      true,
      true,
      false,
    ]);
    expect([kept.size, kept.find('Coffee'), kept.find('Milk')]).toEqual([2, null, rowOf('Milk')]);
  });

  it('are released block by block, once no row of a block is needed', () => {
    const kept = open(pieceOf('Tea', 'Milk'), pieceOf('Coffee'));
    expect(kept.bytes).toBe(3 * RECORD_BYTES);
    kept.markUsed('Tea');
    expect(kept.bytes).toBe(3 * RECORD_BYTES);
    kept.markUsed('Milk');
    expect(kept.bytes).toBe(RECORD_BYTES);
    kept.markUsed('Coffee');
    expect(kept.bytes).toBe(0);
  });

  it('count a duplicate title once', () => {
    const kept = open(pieceOf('Tea', 'Tea'), pieceOf('Tea'));
    expect([kept.size, kept.bytes, kept.find('Tea')]).toEqual([1, RECORD_BYTES, rowOf('Tea')]);
  });

  it('are all released at once', () => {
    const kept = open(pieceOf('Tea', 'Milk'));
    kept.clear();
    expect([kept.size, kept.bytes, kept.find('Tea'), kept.markUsed('Tea')]).toEqual([0, 0, null, false]);
  });
});
