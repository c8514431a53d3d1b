import { describe, expect, it } from 'vitest';
import { createDraftSaveState } from '../../../../renderer/drafts/draft-save-state.ts';
import type { Draft, Entry } from '../../../../shared/library/entry.ts';
import { asQuestion } from './fake-host.ts';
import { QUESTION } from './open-drafts-fixture.ts';

const createQuestion = (title: string): Draft => ({ ...QUESTION, title });

/** Creates an entry with a saved question and an optional pending edit. */
const createEntry = (version: number, saved: number, question: Draft, edit: Draft | null = null): Entry => ({
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
function openDraft() {
  const versions = createDraftSaveState();
  versions.merge(createEntry(1, 1, QUESTION), null, false);
  return versions;
}

describe("a draft's save state", () => {
  it('uses the first fetched entry and ignores older ones', () => {
    const versions = createDraftSaveState();
    expect(versions.merge(createEntry(3, 1, QUESTION), null, false)).toEqual(QUESTION);
    expect(versions.merge(createEntry(2, 1, createQuestion('Older?')), QUESTION, false)).toBeNull();
    expect(versions.entry?.version).toBe(3);
  });

  it('ignores a response that arrives late', () => {
    const versions = openDraft();
    const [first, second] = [createQuestion('First?'), createQuestion('Second?')];
    versions.addPending(first);
    versions.addPending(second);
    versions.merge(createEntry(3, 1, QUESTION, second), second, true);
    expect(versions.confirm({ input: first, basedOn: 1 }, createEntry(2, 1, QUESTION, first))).toBe(false);
    expect(versions.mustWrite(second)).toBe(false);
  });

  it("discards rejected text because it isn't on disk", () => {
    const versions = openDraft();
    const text = createQuestion('Refused?');
    versions.addPending(text);
    expect(versions.newest).toBe(text);
    expect(versions.mustWrite(QUESTION)).toBe(true);
    versions.removePending(text);
    expect(versions.newest).toEqual(QUESTION);
    expect(versions.mustWrite(QUESTION)).toBe(false);
  });

  it('recognizes sent text in a fetched entry and after a later response', () => {
    const versions = openDraft();
    const [first, second] = [createQuestion('First?'), createQuestion('Second?')];
    versions.addPending(first);
    versions.merge(createEntry(2, 1, QUESTION, first), first, false);
    expect(versions.mustWrite(first)).toBe(false);
    expect(versions.conflict(first)).toBeNull();
    const theirs = createQuestion('Theirs, since?');
    expect(versions.merge(createEntry(3, 1, QUESTION, theirs), first, false)).toEqual(theirs);
    expect(versions.mustWrite(theirs)).toBe(false);
    const lost = createQuestion('Lost?');
    versions.addPending(lost);
    versions.addPending(second);
    versions.confirm({ input: second, basedOn: 1 }, createEntry(4, 1, QUESTION, second));
    expect(versions.mustWrite(second)).toBe(false);
  });

  it("is based on another client's edit after that edit is accepted", () => {
    const versions = openDraft();
    const mine = createQuestion('Mine?');
    const theirs = createQuestion('Theirs?');
    const both = createQuestion('Mine? Theirs?');
    expect(versions.merge(createEntry(3, 2, createQuestion('Saved since?'), theirs), mine, false)).toEqual(
      both,
    );
    expect(versions.conflict(both)).toBe('edited');
    expect(versions.acceptOther(both)).toEqual(theirs);
    expect(versions.base).toBe(2);
    expect(versions.conflict(theirs)).toBeNull();
    expect(versions.acceptOther(theirs)).toBeNull();
  });

  it('has no conflict after the local edit is kept or discarded', () => {
    const mine = createQuestion('Mine?');
    const saved = createEntry(2, 2, createQuestion('Saved by another?'));
    const kept = openDraft();
    kept.merge(saved, mine, false);
    expect(kept.conflict(mine)).toBe('saved');
    expect(kept.keepOwnEdit(mine)).toEqual(mine);
    expect(kept.conflict(mine)).toBeNull();

    const givenUp = openDraft();
    givenUp.merge(saved, mine, false);
    expect(givenUp.discardEdit(saved)).toEqual(createQuestion('Saved by another?'));
    expect(givenUp.getStatus(createQuestion('Saved by another?'))).toBe('saved');
  });
});
