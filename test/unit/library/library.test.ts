import { describe, expect, it } from 'vitest';
import { emptyDraft } from '../../../shared/library.ts';
import { openLibrary } from '../../support/library.ts';
import { temporaryFolder } from '../../support/temporary.ts';

const dinner = {
  title: 'If you could have dinner with anyone, who would it be?',
  options: ':tada: - A friend\n🎸 - A musician',
  description: '',
  footer: '',
  image: '',
};
const member = {
  origin: 'api' as const,
  author: { id: '1', username: 'm', globalName: 'M', avatarURL: '', displayAvatarURL: '' },
};
const fromApi = (title: string) => ({
  title,
  options: [
    { typed: '🍕', emoji: '🍕', text: 'Pizza', votes: 0 },
    { typed: ':tada:', emoji: '🎉', text: 'Cake', votes: 0 },
  ],
  description: '',
  footer: null,
  image: null,
});

describe('library', () => {
  it('keeps a draft that breaks limits, also after it is opened anew', async () => {
    await using folder = await temporaryFolder();
    const first = await openLibrary(folder.dir);
    const { id } = await first.library.saveDraft(null, { ...emptyDraft(), title: 'Hm' });
    await first.library.saveDraft(id, { ...emptyDraft(), title: 'Hmm' });
    await first.close();
    const second = await openLibrary(folder.dir);
    expect(second.library.entry(id).draft?.input.title).toBe('Hmm');
    expect(second.library.question(id)).toBeUndefined();
    expect(second.library.counts).toMatchObject({ draft: 1, ready: 0, all: 1 });
    await second.close();
  });

  it('makes a question of a draft that keeps every limit, emoji resolved and typed form kept', async () => {
    await using folder = await temporaryFolder();
    const { library, close } = await openLibrary(folder.dir);
    const draft = await library.saveDraft(null, dinner);
    const saved = await library.saveQuestion(draft.id, dinner);
    expect(saved).toMatchObject({
      id: draft.id,
      saved: 1,
      draft: null,
      question: { status: 2, sentAt: null },
    });
    expect(saved.question?.options[0]).toEqual({ typed: ':tada:', emoji: '🎉', text: 'A friend', votes: 0 });
    expect(saved.question?.description).toBeNull();
    expect(library.counts).toMatchObject({ draft: 0, ready: 1, all: 1 });
    await close();
  });

  it('keeps a save that breaks a limit as draft and the question as it was', async () => {
    await using folder = await temporaryFolder();
    const { library, close } = await openLibrary(folder.dir);
    const { id } = await library.saveQuestion(null, dinner);
    const after = await library.saveQuestion(id, { ...dinner, title: 'No' });
    expect(after.question?.title).toBe(dinner.title);
    expect(after.draft).toEqual({ input: { ...dinner, title: 'No' }, basedOn: 1 });
    expect((await library.discardDraft(id)).draft).toBeNull();
    await close();
  });

  it('has no pending edit once the text is again what the question says', async () => {
    await using folder = await temporaryFolder();
    const { library, close } = await openLibrary(folder.dir);
    const { id } = await library.saveQuestion(null, dinner);
    expect((await library.saveDraft(id, { ...dinner, footer: 'f' })).draft).not.toBeNull();
    expect((await library.saveDraft(id, dinner)).draft).toBeNull();
    await close();
  });

  it('leaves a pending edit alone when the question changes through the API', async () => {
    await using folder = await temporaryFolder();
    const { library, close } = await openLibrary(folder.dir);
    const { id } = await library.saveQuestion(null, dinner);
    await library.saveDraft(id, { ...dinner, footer: 'mine' });
    await library.editQuestion(id, () => fromApi('Changed through the API'));
    const entry = library.entry(id);
    expect(entry.question?.title).toBe('Changed through the API');
    expect(entry).toMatchObject({ saved: 2, draft: { basedOn: 1, input: { footer: 'mine' } } });
    await close();
  });

  it('keeps votes of options whose emoji and text stay', async () => {
    await using folder = await temporaryFolder();
    const { library, close } = await openLibrary(folder.dir);
    const { id } = await library.createQuestion(fromApi('Pizza or cake?'), member);
    await library.markSent(id, [3, 5]);
    const { question } = await library.editQuestion(id, () => ({
      ...fromApi('Cake or pizza?'),
      options: [...fromApi('').options]
        .reverse()
        .map((o) => (o.text === 'Pizza' ? { ...o, text: 'Pasta' } : o)),
    }));
    expect(question.options.map(({ text, votes }) => [text, votes])).toEqual([
      ['Cake', 5],
      ['Pasta', 0],
    ]);
    await close();
  });

  it('edits follow each other though they are asked for at once', async () => {
    await using folder = await temporaryFolder();
    const { library, close } = await openLibrary(folder.dir);
    const { id } = await library.createQuestion(fromApi('0'), member);
    const bump = () =>
      library.editQuestion(id, (current) => ({ ...fromApi(''), title: String(Number(current.title) + 1) }));
    await Promise.all(Array.from({ length: 20 }, bump));
    expect(library.question(id)?.question.title).toBe('20');
    await close();
  });

  it('stores an empty description as it came, and keeps it through a save in the window', async () => {
    await using folder = await temporaryFolder();
    const { library, close } = await openLibrary(folder.dir);
    const { id } = await library.createQuestion(fromApi('Pizza or cake?'), member);
    expect(library.question(id)?.question.description).toBe('');
    const { question } = await library.saveQuestion(id, {
      ...dinner,
      options: '🍕 - Pizza\n:tada: - Cake',
    });
    expect(question).toMatchObject({ description: '', footer: null });
    await close();
  });

  it('marks as sent with a message id by which it is found, and only once', async () => {
    await using folder = await temporaryFolder();
    const { library, clock, close } = await openLibrary(folder.dir);
    const { id } = await library.saveQuestion(null, dinner);
    const sent = await library.markSent(id, [1]);
    const messageID = sent.question?.messageID ?? '';
    expect(messageID).toMatch(/^\d{17,20}$/);
    expect(sent.question?.messageLink).toContain(messageID);
    expect(library.questionByMessage(messageID)?.id).toBe(id);
    expect(library.counts).toMatchObject({ ready: 0, sent: 1 });
    clock.forward(60_000);
    const again = await library.markSent(id, [1, 4]);
    expect(again.question).toMatchObject({ messageID, sentAt: sent.question?.sentAt });
    expect(again.question?.options.map((option) => option.votes)).toEqual([1, 4]);
    await close();
  });

  it('refuses to mark what is only a draft', async () => {
    await using folder = await temporaryFolder();
    const { library, close } = await openLibrary(folder.dir);
    const { id } = await library.saveDraft(null, dinner);
    await expect(library.markSent(id, [])).rejects.toMatchObject({ code: 'not-found' });
    await close();
  });

  it('takes out and brings back', async () => {
    await using folder = await temporaryFolder();
    const { library, close } = await openLibrary(folder.dir);
    const { id } = await library.saveQuestion(null, dinner);
    await library.remove(id);
    expect(library.question(id)).toBeUndefined();
    expect(library.similar(dinner.title, { limit: 5 })).toEqual([]);
    expect(library.counts.all).toBe(0);
    await library.restore(id);
    expect(library.question(id)?.question.title).toBe(dinner.title);
    expect(library.counts.all).toBe(1);
    await close();
  });

  it('finds a question like the one asked about, without itself', async () => {
    await using folder = await temporaryFolder();
    const { library, close } = await openLibrary(folder.dir);
    const { id } = await library.saveQuestion(null, dinner);
    const other = await library.createQuestion(fromApi('Who would you have dinner with in Paris?'), member);
    await library.createQuestion(fromApi('Is a hot dog a sandwich?'), member);
    const hits = library.similar(dinner.title, { limit: 5, exceptId: id });
    expect(hits.map((hit) => hit.id)).toEqual([other.id]);
    expect(hits[0]?.score).toBeGreaterThan(0);
    expect(hits[0]?.score).toBeLessThan(1);
    await close();
  });

  it('tells what changed once it can be read', async () => {
    await using folder = await temporaryFolder();
    const { library, changed, close } = await openLibrary(folder.dir);
    const { id } = await library.saveQuestion(null, dinner);
    expect(changed.flat()).toEqual([id]);
    await close();
  });

  it('has no entry for an id that was never given', async () => {
    await using folder = await temporaryFolder();
    const { library, close } = await openLibrary(folder.dir);
    expect(() => library.entry(7)).toThrow(expect.objectContaining({ code: 'not-found' }));
    await expect(library.saveDraft(7, dinner)).rejects.toMatchObject({ code: 'not-found' });
    await close();
  });
});
