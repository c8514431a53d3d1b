import { setImmediate } from 'node:timers/promises';
import type { EmojiResolver } from '../../../../shared/emoji/emoji-resolver.ts';
import { readEmoji } from '../../../../shared/emoji/emoji-syntax.ts';
import { AppError } from '../../../../shared/errors.ts';
import {
  type BulkEdit,
  type BulkEditRow,
  type FieldSetting,
  findNewProblems,
  type Replacement,
  type TagSetting,
} from '../../../../shared/library/bulk-edit.ts';
import {
  type Draft,
  type Entry,
  isPurged,
  isSent,
  type StoredQuestion,
} from '../../../../shared/library/entry.ts';
import { getDraft, isSameDraft } from '../../../../shared/library/entry-draft.ts';
import { hasSamePrivateFields, PRIVATE_FIELDS } from '../../../../shared/library/private-fields.ts';
import { MAX_TAGS } from '../../../../shared/library/tags.ts';
import { resolveOptions } from '../../../../shared/question/check-question.ts';
import { formatRow, readRow } from '../../../../shared/question/option-line.ts';
import { joinLines, splitLines } from '../../../../shared/question/options-source.ts';
import { createRecord, OPTIONAL_FIELDS } from '../../../../shared/question/question-fields.ts';
import type { Store } from '../store/entry-store.ts';
import { updateStoredQuestion } from './build-stored-question.ts';
import { fromDraft } from './draft-commands.ts';
import type { EntryWriter } from './entry-writer.ts';

/** Commands that edit the text and tags of many questions, or of none if they fail. */
export interface BulkEditCommands {
  /** Previews an edit's changes. `rows` contains the first `limit` questions that would change. */
  previewEdit(
    ids: readonly number[],
    edit: BulkEdit,
    limit: number,
  ): Promise<{ rows: BulkEditRow[]; total: number; changeable: number; count: number }>;
  /**
   * Edits and saves each question, but leaves unsaved changes unsaved. Skips questions that can't be edited.
   * To undo the edit, pass `undo` to `undoEdit`. Rejects with AppError('disk').
   */
  editAll(ids: readonly number[], edit: BulkEdit): Promise<{ ids: number[]; undo: number }>;
  /**
   * Undoes an edit, except in questions that have been changed, posted, or permanently deleted since. `kept`
   * is the number of those questions. Rejects with AppError('undo-expired') or AppError('disk').
   */
  undoEdit(undo: number): Promise<{ ids: number[]; kept: number }>;
}

const MAX_UNDOABLE_EDITS = 20;
/**
 * The number of questions to process before yielding to the event loop. Processing this many takes a few
 * milliseconds.
 */
const QUESTIONS_PER_TURN = 200;

export function createBulkEditCommands({
  store,
  writer,
  emojiResolver,
  beforeChanging,
}: {
  store: Store;
  writer: EntryWriter;
  emojiResolver: () => EmojiResolver;
  beforeChanging: (count: number) => void;
}): BulkEditCommands {
  /** The questions before and after each edit, by undo number. */
  const done = new Map<number, { before: Entry; after: Entry }[]>();
  let last = 0;
  store.onReplaced(() => done.clear());

  const planFor = (edit: BulkEdit) => {
    const change =
      edit.kind === 'replace' ? createTextReplacer(edit) : (draft: Draft) => setFields(draft, edit);
    const resolver = emojiResolver();
    return (entry: Entry | undefined): BulkEditRow | null => {
      if (!entry || entry.removedAt !== null || isPurged(entry)) return null;
      const before = getDraft(entry);
      const { after, count } = change(before);
      const isTextSame = isSameDraft(before, after);
      const tags = edit.kind === 'set' ? changeTags(entry.tags, edit.tags) : null;
      if (isTextSame && !tags) return null;
      const findObstacle = (): BulkEditRow['obstacle'] => {
        if (!isTextSame && isSent(entry)) return 'sent';
        if (!isTextSame && findNewProblems(before, after, resolver).length > 0) return 'invalid';
        return tags && tags.after.length > MAX_TAGS ? 'tags' : null;
      };
      return {
        id: entry.id,
        before,
        after,
        tags,
        count: count + Number(tags !== null),
        obstacle: findObstacle(),
      };
    };
  };
  /** Returns a function that commits the new text, or null if the text doesn't change. */
  const prepareText = (
    { id, draft, question }: Entry,
    { before, after }: BulkEditRow,
    resolver: EmojiResolver,
  ): (() => Promise<Entry>) | null => {
    if (isSameDraft(before, after)) return null;
    if (draft || !question) {
      const basedOn = draft?.basedOn ?? 0;
      return () => writer.update(id, () => ({ draft: { input: after, basedOn } }));
    }
    const fields = fromDraft(after, resolveOptions(after.options, resolver), question);
    const edited = updateStoredQuestion(question, fields);
    return () => writer.save(id, 'app', () => ({ question: edited }));
  };
  const prepareEdit = (entry: Entry, row: BulkEditRow, resolver: EmojiResolver): (() => Promise<Entry>) => {
    const commitText = prepareText(entry, row, resolver);
    const tagged = row.tags && withTags(entry, row.tags.after);
    return async () => {
      const [, edited] = await Promise.all([tagged && writer.commit(tagged), commitText?.()]);
      return edited ?? tagged ?? entry;
    };
  };
  return {
    async previewEdit(ids, edit, limit) {
      const plan = planFor(edit);
      const preview = { rows: [] as BulkEditRow[], total: 0, changeable: 0, count: 0 };
      for (const [at, id] of ids.entries()) {
        if (at % QUESTIONS_PER_TURN === QUESTIONS_PER_TURN - 1) await setImmediate();
        const row = plan(store.latest(id));
        if (!row) continue;
        preview.total += 1;
        if (preview.rows.length < limit) preview.rows.push(row);
        if (row.obstacle) continue;
        preview.changeable += 1;
        preview.count += row.count;
      }
      return preview;
    },
    async editAll(ids, edit) {
      const plan = planFor(edit);
      const resolver = emojiResolver();
      const prepare = (id: number) => {
        const entry = store.latest(id);
        const row = plan(entry);
        return {
          id,
          entry,
          commit: entry && row?.obstacle === null ? prepareEdit(entry, row, resolver) : null,
        };
      };
      const prepared: ReturnType<typeof prepare>[] = [];
      for (const [at, id] of [...new Set(ids)].entries()) {
        if (at % QUESTIONS_PER_TURN === QUESTIONS_PER_TURN - 1) await setImmediate();
        prepared.push(prepare(id));
      }
      // All commits are made in the same turn, because the store then writes them as one group.
      const edits = prepared.flatMap((before) => {
        const isCurrent = store.latest(before.id) === before.entry;
        const { entry, commit } = isCurrent ? before : prepare(before.id);
        return entry && commit ? { entry, commit } : [];
      });
      beforeChanging(edits.length);
      const changes = await Promise.all(
        edits.map(async ({ entry, commit }) => ({ before: entry, after: await commit() })),
      );
      last += 1;
      done.set(last, changes);
      done.delete(last - MAX_UNDOABLE_EDITS);
      return { ids: changes.map(({ after }) => after.id), undo: last };
    },
    async undoEdit(undo) {
      const changes = done.get(undo);
      if (!changes) throw new AppError('undo-expired', 'You can no longer undo this edit.');
      done.delete(undo);
      const restored = changes.flatMap(({ before, after }) => {
        const now = store.latest(after.id);
        if (!now || isPurged(now)) return [];
        const isTextChanged = before.version !== after.version;
        const areTagsChanged = !hasSamePrivateFields(before, after, 'tags');
        if (isTextChanged && (now.version !== after.version || isSent(now) !== isSent(after))) return [];
        if (areTagsChanged && !hasSamePrivateFields(now, after, 'tags')) return [];
        return [{ id: now.id, now, before, isTextChanged, areTagsChanged }];
      });
      beforeChanging(restored.length);
      await Promise.all(
        restored.flatMap(({ now, before, isTextChanged, areTagsChanged }) => [
          areTagsChanged && writer.commit(withTags(now, before.tags)),
          isTextChanged && restore(writer, before),
        ]),
      );
      return { ids: restored.map(({ id }) => id), kept: changes.length - restored.length };
    },
  };
}

/** Returns the changed draft and the number of changed fields. */
function setFields(draft: Draft, { values, onlyEmpty }: FieldSetting): { after: Draft; count: number } {
  const after = { ...draft };
  let count = 0;
  for (const field of OPTIONAL_FIELDS) {
    const value = values[field];
    if (value === undefined || value === draft[field]) continue;
    if (onlyEmpty && value !== '' && draft[field].trim() !== '') continue;
    after[field] = value;
    count += 1;
  }
  return { after, count };
}

/** Returns the tags before and after the change, or null if they're the same. */
function changeTags(before: readonly string[] = [], setting: TagSetting | undefined): BulkEditRow['tags'] {
  if (!setting) return null;
  const { change, tags } = setting;
  const after = {
    add: [...before, ...tags.filter((tag) => !before.includes(tag))],
    remove: before.filter((tag) => !tags.includes(tag)),
    replace: tags,
  }[change];
  return hasSamePrivateFields({ tags: [...before] }, { tags: after }, 'tags')
    ? null
    : { before: [...before], after };
}

function withTags(entry: Entry, tags: string[] = []): Entry {
  const rest = { ...entry };
  delete rest.tags;
  return { ...rest, ...PRIVATE_FIELDS.tags.pick({ tags }) };
}

/** Restores the text and the time of the last edit, but keeps later changes by sync. */
function restore(writer: EntryWriter, { id, draft, question, editedAt }: Entry): Promise<Entry> {
  if (draft || !question) return writer.update(id, () => ({ draft, editedAt }));
  return writer.save(id, 'app', (now) => ({
    editedAt,
    question: now.question && updateStoredQuestion(now.question, pickText(question)),
  }));
}

const pickText = (question: StoredQuestion) => ({
  title: question.title,
  options: question.options,
  ...createRecord(OPTIONAL_FIELDS, (field) => question[field]),
});

const WORD = '[\\p{L}\\p{N}\\p{M}_]';
const STARTS_WITH_WORD = new RegExp(`^${WORD}`, 'u');
const ENDS_WITH_WORD = new RegExp(`${WORD}$`, 'u');

/**
 * Creates a pattern that matches the text, but never part of a grapheme, such as a letter before a combining
 * accent.
 */
function createPattern({ find, matchesCase, wholeWords }: Replacement): RegExp {
  const start = wholeWords && STARTS_WITH_WORD.test(find) ? `(?<!${WORD})` : '';
  const end = wholeWords && ENDS_WITH_WORD.test(find) ? `(?!${WORD})` : '';
  const escaped = find.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
  const text = `${start}(?<!\\u200d)${escaped}(?![\\p{M}\\p{Emoji_Modifier}\\u200d])${end}`;
  return new RegExp(text, matchesCase ? 'gu' : 'giu');
}

/**
 * Returns a function that replaces text in a draft's fields and counts the replacements. In options, it
 * searches the text and replaces emoji only if the whole emoji matches. Option lines without a match aren't
 * reformatted.
 */
export function createTextReplacer(edit: Replacement): (draft: Draft) => { after: Draft; count: number } {
  const pattern = createPattern(edit);
  const reading = readEmoji(edit.find);
  const isEmoji = reading.ok && reading.typed === edit.find;
  return (draft) => {
    let count = 0;
    const replaceText = () => {
      count += 1;
      return edit.replacement;
    };
    const replaceIn = (text: string) => text.replace(pattern, replaceText);
    const replaceInOption = (line: string): string => {
      const row = readRow(line);
      const before = count;
      const emoji = isEmoji && row.emoji === edit.find ? replaceText() : row.emoji;
      const text = replaceIn(row.text);
      return count === before ? line : formatRow({ emoji, text });
    };
    const after = { ...draft };
    for (const field of edit.fields) {
      const found = count;
      const text =
        field === 'options'
          ? joinLines(splitLines(draft.options).map(replaceInOption))
          : replaceIn(draft[field]);
      if (count > found) after[field] = text;
    }
    return { after, count };
  };
}
