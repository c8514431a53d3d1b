import { describe, expect, it } from 'vitest';
import { createDraftVersions } from '../../../../renderer/drafts/draft-versions.ts';
import type { Draft, Entry } from '../../../../shared/library/entry.ts';
import { asQuestion } from './fake-host.ts';
import { QUESTION } from './open-drafts-fixture.ts';

const titled = (title: string): Draft => ({ ...QUESTION, title });

/** An entry whose question says one thing, and whose pending edit, if there is one, says another. */
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

/** The sides of a question that was just opened. */
function opened() {
  const sides = createDraftVersions();
  sides.merge(entry(1, 1, QUESTION), null, false);
  return sides;
}

describe('the versions of a draft', () => {
  it('show what was fetched first, and nothing older afterwards', () => {
    const sides = createDraftVersions();
    expect(sides.merge(entry(3, 1, QUESTION), null, false)).toEqual(QUESTION);
    expect(sides.merge(entry(2, 1, titled('Older?')), QUESTION, false)).toBeNull();
    expect(sides.entry?.version).toBe(3);
  });

  it('do not take an answer that comes late for what is on the disk', () => {
    const sides = opened();
    const [first, second] = [titled('First?'), titled('Second?')];
    sides.addPending(first);
    sides.addPending(second);
    sides.merge(entry(3, 1, QUESTION, second), second, true);
    expect(sides.confirm({ input: first, basedOn: 1 }, entry(2, 1, QUESTION, first))).toBe(false);
    expect(sides.needsWrite(second)).toBe(false);
  });

  it('forget a text that was refused: it is not on the disk', () => {
    const sides = opened();
    const text = titled('Refused?');
    sides.addPending(text);
    expect(sides.newest).toBe(text);
    expect(sides.needsWrite(QUESTION)).toBe(true);
    sides.removePending(text);
    expect(sides.newest).toEqual(QUESTION);
    expect(sides.needsWrite(QUESTION)).toBe(false);
  });

  it('take what was sent for one’s own once it is found there, and once something later was answered', () => {
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

  it('know of the question that another edit was made from, once that edit is taken', () => {
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

  it('have nothing more to decide once the edit shown is kept, or given up', () => {
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
