import { describe, expect, it } from 'vitest';
import { listExactRepeats } from '../../../../electron/host/library/search/exact-repeats.ts';
import type { Entry } from '../../../../shared/library/entry.ts';
import { toDraft } from '../../../../shared/library/entry-draft.ts';
import { createExampleEntry } from '../../../support/store-entries.ts';

/** Creates 3 questions with the same text. `changes` apply to the second one. */
function createThree(changes: (entry: Entry) => Partial<Entry> = () => ({})): Entry[] {
  const [first, second, third] = [1, 2, 3].map((id) => ({ ...createExampleEntry(1), id }));
  if (!first || !second || !third) throw new Error('There are 3 entries.');
  return [first, { ...second, ...changes(second) }, third];
}

const posted = ({ question }: Entry) => ({ question: question && { ...question, messageID: '1' } });
const asDraft = ({ question }: Entry) =>
  question ? { question: null, draft: { input: toDraft(question), basedOn: 0 } } : {};

describe('exact repeats', () => {
  it.each<[string, number[], (entry: Entry) => Partial<Entry>]>([
    ['are all except the first', [2, 3], () => ({})],
    ['include drafts with the same text', [2, 3], asDraft],
    ['keep the question with the most tags', [1, 3], () => ({ tags: ['food'] })],
    ['are all others of a planned question', [1, 3], () => ({ plannedFor: '2026-12-01' })],
    ['are all others of a posted question', [1, 3], posted],
    ['exclude the trash', [3], () => ({ removedAt: 5 })],
    [
      'exclude a question with other text',
      [3],
      ({ question }) => ({ question: question && { ...question, footer: 'x' } }),
    ],
    ['exclude an edit that is not applied', [3], (entry) => ({ draft: asDraft(entry).draft ?? null })],
  ])('%s', (_, ids, changes) => {
    expect(listExactRepeats(createThree(changes))).toEqual(ids);
  });

  it('exclude questions without a title', () => {
    const drafts = createThree().map((entry) => {
      const input = { title: ' ', options: '', description: '', footer: '', image: '' };
      return { ...entry, question: null, draft: { input, basedOn: 0 } };
    });
    expect(listExactRepeats(drafts)).toEqual([]);
  });
});
