import { describe, expect, it } from 'vitest';
import {
  createCacheIndex,
  formatRecord,
  RECORD_BYTES,
} from '../../../../../electron/host/similar/worker/embeddings/embedding-cache.ts';
import { createRow } from '../../../../support/similar/letter-model.ts';

const createPiece = (...titles: string[]): Buffer =>
  Buffer.concat(titles.map((title) => formatRecord(title, createRow(title))));

function open(...pieces: Buffer[]) {
  const index = createCacheIndex();
  for (const piece of pieces) index.add(piece);
  return index;
}

describe("the cache file's rows", () => {
  it("are returned until they're used and then only reported as stored", () => {
    const index = open(createPiece('Tea', 'Milk'), createPiece('Coffee'));
    expect([index.size, index.find('Coffee'), index.find('Wine')]).toEqual([3, createRow('Coffee'), null]);
    expect([index.markUsed('Coffee'), index.markUsed('Coffee'), index.markUsed('Wine')]).toEqual([
      true,
      true,
      false,
    ]);
    expect([index.size, index.find('Coffee'), index.find('Milk')]).toEqual([2, null, createRow('Milk')]);
  });

  it('are released one block at a time', () => {
    const index = open(createPiece('Tea', 'Milk'), createPiece('Coffee'));
    expect(index.bytes).toBe(3 * RECORD_BYTES);
    index.markUsed('Tea');
    expect(index.bytes).toBe(3 * RECORD_BYTES);
    index.markUsed('Milk');
    expect(index.bytes).toBe(RECORD_BYTES);
    index.markUsed('Coffee');
    expect(index.bytes).toBe(0);
  });

  it('include a duplicate title only once', () => {
    const index = open(createPiece('Tea', 'Tea'), createPiece('Tea'));
    expect([index.size, index.bytes, index.find('Tea')]).toEqual([1, RECORD_BYTES, createRow('Tea')]);
  });

  it('can all be released at once', () => {
    const index = open(createPiece('Tea', 'Milk'));
    index.clear();
    expect([index.size, index.bytes, index.find('Tea'), index.markUsed('Tea')]).toEqual([0, 0, null, false]);
  });
});
