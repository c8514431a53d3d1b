import { describe, expect, it } from 'vitest';
import { createDraftVersions } from '../../../../renderer/drafts/draft-versions.ts';
import type { Draft, Entry } from '../../../../shared/library/entry.ts';
import { asQuestion } from './fake-host.ts';
import { QUESTION } from './open-drafts-fixture.ts';

const titled = (title: string): Draft => ({ ...QUESTION, title });

/** An entry whose pending edit, if any, differs from its question. */
const entry = (version: number, saved: number, question: Draft, edit: Draft | null = null): Entry => ({
  id: 7,
  key: null,
  origin: 'app',
  version,
  editedAt: 0,
  saved,
  question: asQuestion(question),
  draft: edit && { input: edit, basedOn: saved },
  removedAt: null,
});

/** The versions of a question after it was opened. */
function opened() {
  const sides = createDraftVersions();
  sides.merge(entry(1, 1, QUESTION), null, false);
  return sides;
}

describe('the versions of a draft', () => {
  it('use the first fetched entry, and no older one afterwards', () => {
    const sides = createDraftVersions();
    expect(sides.merge(entry(3, 1, QUESTION), null, false)).toEqual(QUESTION);
    expect(sides.merge(entry(2, 1, titled('Older?')), QUESTION, false)).toBeNull();
    expect(sides.entry?.version).toBe(3);
  });

  it('ignore a late response', () => {
    const sides = opened();
    const [first, second] = [titled('First?'), titled('Second?')];
    sides.addPending(first);
    sides.addPending(second);
    sides.merge(entry(3, 1, QUESTION, second), second, true);
    expect(sides.confirm({ input: first, basedOn: 1 }, entry(2, 1, QUESTION, first))).toBe(false);
    expect(sides.needsWrite(second)).toBe(false);
  });

  it("forget a rejected text, because it isn't on disk", () => {
    const sides = opened();
    const text = titled('Refused?');
    sides.addPending(text);
    expect(sides.newest).toBe(text);
    expect(sides.needsWrite(QUESTION)).toBe(true);
    sides.removePending(text);
    expect(sides.newest).toEqual(QUESTION);
    expect(sides.needsWrite(QUESTION)).toBe(false);
  });

  it("recognize a sent text when it's fetched, and after a later response", () => {
    const sides = opened();
    const [first, second] = [titled('First?'), titled('Second?')];
    sides.addPending(first);
    sides.merge(entry(2, 1, QUESTION, first), first, false);
    expect(sides.needsWrite(first)).toBe(false);
    expect(sides.conflict(first)).toBeNull();
    const theirs = titled('Theirs, since?');
    expect(sides.merge(entry(3, 1, QUESTION, theirs), first, false)).toEqual(theirs);
    expect(sides.needsWrite(theirs)).toBe(false);
    const lost = titled('Lost?');
    sides.addPending(lost);
    sides.addPending(second);
    sides.confirm({ input: second, basedOn: 1 }, entry(4, 1, QUESTION, second));
    expect(sides.needsWrite(second)).toBe(false);
  });

  it("use the base of another client's edit once that edit is accepted", () => {
    const sides = opened();
    const mine = titled('Mine?');
    const theirs = titled('Theirs?');
    expect(sides.merge(entry(3, 2, titled('Saved since?'), theirs), mine, false)).toEqual(mine);
    expect(sides.conflict(mine)).toBe('edited');
    expect(sides.acceptOther(mine)).toEqual(theirs);
    expect(sides.base).toBe(2);
    expect(sides.conflict(theirs)).toBeNull();
    expect(sides.acceptOther(theirs)).toBeNull();
  });

  it('have no conflict once the local edit is kept or discarded', () => {
    const mine = titled('Mine?');
    const saved = entry(2, 2, titled('Saved by another?'));
    const kept = opened();
    kept.merge(saved, mine, false);
    expect(kept.conflict(mine)).toBe('saved');
    kept.keepOwnEdit();
    expect(kept.conflict(mine)).toBeNull();

    const givenUp = opened();
    givenUp.merge(saved, mine, false);
    expect(givenUp.discardEdit(saved)).toEqual(titled('Saved by another?'));
    expect(givenUp.status(titled('Saved by another?'))).toBe('saved');
  });
});
