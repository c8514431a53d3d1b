import { describe, expect, it } from 'vitest';
import { createDraftSaveState } from '../../../../renderer/drafts/draft-save-state.ts';
import type { Draft, Entry } from '../../../../shared/library/entry.ts';
import { asQuestion } from './fake-host.ts';
import { QUESTION } from './open-drafts-fixture.ts';

const titled = (title: string): Draft => ({ ...QUESTION, title });

/** Creates an entry. Its pending edit, if any, differs from its question. */
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

/** Returns the save state of a question that was just opened. */
function opened() {
  const versions = createDraftSaveState();
  versions.merge(entry(1, 1, QUESTION), null, false);
  return versions;
}

describe("a draft's save state", () => {
  it('uses the first fetched entry and no older one afterward', () => {
    const versions = createDraftSaveState();
    expect(versions.merge(entry(3, 1, QUESTION), null, false)).toEqual(QUESTION);
    expect(versions.merge(entry(2, 1, titled('Older?')), QUESTION, false)).toBeNull();
    expect(versions.entry?.version).toBe(3);
  });

  it('ignores a late response', () => {
    const versions = opened();
    const [first, second] = [titled('First?'), titled('Second?')];
    versions.addPending(first);
    versions.addPending(second);
    versions.merge(entry(3, 1, QUESTION, second), second, true);
    expect(versions.confirm({ input: first, basedOn: 1 }, entry(2, 1, QUESTION, first))).toBe(false);
    expect(versions.needsWrite(second)).toBe(false);
  });

  it("forgets rejected text, because it isn't on disk", () => {
    const versions = opened();
    const text = titled('Refused?');
    versions.addPending(text);
    expect(versions.newest).toBe(text);
    expect(versions.needsWrite(QUESTION)).toBe(true);
    versions.removePending(text);
    expect(versions.newest).toEqual(QUESTION);
    expect(versions.needsWrite(QUESTION)).toBe(false);
  });

  it("recognizes sent text when it's fetched and after a later response", () => {
    const versions = opened();
    const [first, second] = [titled('First?'), titled('Second?')];
    versions.addPending(first);
    versions.merge(entry(2, 1, QUESTION, first), first, false);
    expect(versions.needsWrite(first)).toBe(false);
    expect(versions.conflict(first)).toBeNull();
    const theirs = titled('Theirs, since?');
    expect(versions.merge(entry(3, 1, QUESTION, theirs), first, false)).toEqual(theirs);
    expect(versions.needsWrite(theirs)).toBe(false);
    const lost = titled('Lost?');
    versions.addPending(lost);
    versions.addPending(second);
    versions.confirm({ input: second, basedOn: 1 }, entry(4, 1, QUESTION, second));
    expect(versions.needsWrite(second)).toBe(false);
  });

  it("is based on another client's edit after that edit is accepted", () => {
    const versions = opened();
    const mine = titled('Mine?');
    const theirs = titled('Theirs?');
    const both = titled('Mine? Theirs?');
    expect(versions.merge(entry(3, 2, titled('Saved since?'), theirs), mine, false)).toEqual(both);
    expect(versions.conflict(both)).toBe('edited');
    expect(versions.acceptOther(both)).toEqual(theirs);
    expect(versions.base).toBe(2);
    expect(versions.conflict(theirs)).toBeNull();
    expect(versions.acceptOther(theirs)).toBeNull();
  });

  it('has no conflict after the local edit is kept or discarded', () => {
    const mine = titled('Mine?');
    const saved = entry(2, 2, titled('Saved by another?'));
    const kept = opened();
    kept.merge(saved, mine, false);
    expect(kept.conflict(mine)).toBe('saved');
    expect(kept.keepOwnEdit(mine)).toEqual(mine);
    expect(kept.conflict(mine)).toBeNull();

    const givenUp = opened();
    givenUp.merge(saved, mine, false);
    expect(givenUp.discardEdit(saved)).toEqual(titled('Saved by another?'));
    expect(givenUp.status(titled('Saved by another?'))).toBe('saved');
  });
});
