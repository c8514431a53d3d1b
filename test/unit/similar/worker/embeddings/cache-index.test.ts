import { describe, expect, it } from 'vitest';
import {
  createKeptRows,
  formatRecord,
  RECORD,
} from '../../../../../electron/host/similar/worker/embeddings/embedding-cache.ts';
import { rowOf } from '../../../../support/similar/letter-model.ts';

const pieceOf = (...titles: string[]): Buffer =>
  Buffer.concat(titles.map((title) => formatRecord(title, rowOf(title))));

function open(...pieces: Buffer[]) {
  const kept = createKeptRows();
  for (const piece of pieces) kept.add(piece);
  return kept;
}

describe('rows of the file', () => {
  it('are there until they are taken, and then still known as written', () => {
    const kept = open(pieceOf('Tea', 'Milk'), pieceOf('Coffee'));
    expect([kept.size, kept.find('Coffee'), kept.find('Wine')]).toEqual([3, rowOf('Coffee'), null]);
    expect([kept.take('Coffee'), kept.take('Coffee'), kept.take('Wine')]).toEqual([true, true, false]);
    expect([kept.size, kept.find('Coffee'), kept.find('Milk')]).toEqual([2, null, rowOf('Milk')]);
  });

  it('leave the memory piece by piece, as soon as nothing of one is needed', () => {
    const kept = open(pieceOf('Tea', 'Milk'), pieceOf('Coffee'));
    expect(kept.bytes).toBe(3 * RECORD);
    kept.take('Tea');
    expect(kept.bytes).toBe(3 * RECORD);
    kept.take('Milk');
    expect(kept.bytes).toBe(RECORD);
    kept.take('Coffee');
    expect(kept.bytes).toBe(0);
  });

  it('count once where the file has a title twice', () => {
    const kept = open(pieceOf('Tea', 'Tea'), pieceOf('Tea'));
    expect([kept.size, kept.bytes, kept.find('Tea')]).toEqual([1, RECORD, rowOf('Tea')]);
  });

  it('are all gone at once when they are let go', () => {
    const kept = open(pieceOf('Tea', 'Milk'));
    kept.clear();
    expect([kept.size, kept.bytes, kept.find('Tea'), kept.take('Tea')]).toEqual([0, 0, null, false]);
  });
});
