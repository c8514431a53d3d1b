import type { HandlersOf } from '../../../shared/bridge/method-types.ts';
import type { questionMethods } from '../../../shared/bridge/question-methods.ts';
import type { Library } from '../library/commands/editable-library.ts';
import { listExactRepeats } from '../library/search/exact-repeats.ts';

export const createQuestionHandlers = (library: Library): HandlersOf<typeof questionMethods> => ({
  'question.get': async ({ id }) => library.entry(id),
  'draft.save': (change) => library.saveDraft(change),
  'draft.discard': ({ id }) => library.discardDraft(id),
  'question.save': (change) => library.saveQuestion(change),
  'question.duplicate': ({ id }) => library.duplicate(id),
  'question.remove': ({ id }) => library.remove(id),
  'question.restore': ({ id }) => library.restore(id),
  'questions.remove': async ({ ids }) => ({ ids: await library.removeAll(ids) }),
  'questions.restore': async ({ ids }) => ({ ids: await library.restoreAll(ids) }),
  'questions.purge': async ({ ids }) => ({ ids: await library.purgeAll(ids) }),
  'questions.setPrivateField': async ({ name, values }) => ({
    before: await library.setPrivateField(name, values),
  }),
  'questions.restorePrivateField': async ({ name, values }) => ({
    before: await library.setPrivateField(name, values),
  }),
  'questions.tag': ({ ids, add, remove }) => library.tagAll(ids, { add, remove }),
  'questions.exactRepeats': async () => ({ ids: listExactRepeats(library.entries()) }),
  'drafts.withoutEmoji': async ({ ids }) => ({ drafts: library.listDraftsWithoutEmoji(ids) }),
  'drafts.setOptions': async ({ drafts }) => ({ before: await library.setDraftOptions(drafts) }),
  'questions.markReady': ({ ids }) => library.markReady(ids),
  'questions.undoMarkReady': ({ undo }) => library.undoMarkReady(undo),
  'questions.previewEdit': ({ ids, edit, limit }) => library.previewEdit(ids, edit, limit),
  'questions.edit': ({ ids, edit }) => library.editAll(ids, edit),
  'questions.undoEdit': ({ undo }) => library.undoEdit(undo),
  'question.merge': (refs) => library.merge(refs),
  'question.undoMerge': (ids) => library.undoMerge(ids),
  'question.markSent': ({ id, votes, status, messageLink }) =>
    library.markSent(id, votes, status, messageLink),
  'question.undoMarkSent': ({ id }) => library.undoMarkSent(id),
  'questions.markPosted': async ({ ids, ...posting }) => ({ ids: await library.markPosted(ids, posting) }),
  'questions.votes': async ({ ids }) => library.listVotes(ids),
  'questions.setVotes': async ({ questions }) => ({ before: await library.setVotes(questions) }),
  'questions.undoMarkPosted': async ({ ids }) => ({ ids: await library.undoMarkPosted(ids) }),
});
