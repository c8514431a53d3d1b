import type { FileProblem } from '../../../shared/import-export/file-problem.ts';
import type { ImportRow } from '../../../shared/import-export/import-preview-schemas.ts';
import { type ImportReport, MAX_PROBLEMS_SHOWN } from '../../../shared/import-export/import-report.ts';
import type { Entry } from '../../../shared/library/entry.ts';
import type { PrivateFields } from '../../../shared/library/private-fields.ts';
import type { Author } from '../../../shared/question/service-body-schemas.ts';
import { createStoredQuestion } from '../library/commands/build-stored-question.ts';
import { fromDraft } from '../library/commands/draft-commands.ts';
import type { Random } from '../ports.ts';
import type { ContentHashes } from './content-hash.ts';
import type { FileQuestion } from './read-import.ts';

/** An import's effect on a library. */
export interface Plan {
  /** The entries to add, with their IDs. */
  added: Entry[];
  counts: Pick<ImportReport, 'added' | 'skipped' | 'renumbered' | 'invalid'>;
  /** Added entries that come from question inputs. */
  fresh: ReadonlySet<Entry>;
  /** The first problems of added questions, and the total number. */
  problems: FileProblem[];
  problemCount: number;
  /** The default reason for skipping each incoming question, or null for a new question. */
  here: ImportRow['here'][];
}

/** The user's choices in the preview, by question index. */
export interface Choices {
  skip: ReadonlySet<number>;
  /** Questions to import even if they're in the library. */
  importAnyway: ReadonlySet<number>;
  /** Options that replace those in the file. */
  options?: ReadonlyMap<number, string>;
}

interface PlanOptions {
  contents: ContentHashes;
  choices?: Choices | undefined;
  /**
   * Whether to skip questions that are repeated in the file, as in the preview. If false, all repetitions are
   * added.
   */
  skipsRepeats: boolean;
  /** The first version of entries from question inputs. See `Library.replaceAll`. */
  firstVersion?: number;
  /** Returns a new key for an entry whose key is taken. */
  createKey: () => string;
}

const NO_CHOICES: Choices = { skip: new Set(), importAnyway: new Set() };

/**
 * Plans which entries to add. Existing entries don't change.
 *
 * - `same`: skips an entry with the same content, or a question input with the same text.
 *
 * - `older`: skips an entry whose key belongs to an existing entry that's at least as new. A deleted existing
 * entry counts only if the incoming entry is deleted too.
 *
 * - `file`: with `skipsRepeats`, skips a question input that's repeated in the file.
 *
 * - All others are added. They keep their ID and key if those are free. Otherwise, they get new ones.
 *
 * Yields often because the library and the file can have 100,000 entries each.
 */
export function* planImport(
  current: ReadonlyMap<number, Entry>,
  incoming: readonly Incoming[],
  { contents, choices = NO_CHOICES, skipsRepeats, firstVersion = 1, createKey }: PlanOptions,
): Generator<void, Plan> {
  const kinds = new Set(incoming.map(({ kind }) => kind));
  const known = yield* createKnownContent(current.values(), kinds, contents);
  const entryOfKey = new Map<string, Entry>();
  for (const entry of current.values()) {
    yield;
    if (entry.key !== null) entryOfKey.set(entry.key, entry);
  }
  const counts: Plan['counts'] = {
    added: { questions: 0, drafts: 0, deleted: 0 },
    skipped: { same: 0, older: 0 },
    renumbered: 0,
    invalid: 0,
  };
  const problems: FileProblem[] = [];
  let problemCount = 0;
  const fresh = new Set<Entry>();
  const added: Entry[] = [];
  const here: Plan['here'] = [];
  /** The first line of each text. */
  const lines = new Map<string, number | null>();
  let highest = findHighestId(current.keys(), incoming);

  const assignId = (wanted: number | null): number => {
    if (wanted !== null && !current.has(wanted)) return wanted;
    if (wanted !== null) counts.renumbered += 1;
    highest += 1;
    return highest;
  };
  for (const [index, one] of incoming.entries()) {
    yield;
    const { entry } = one;
    const sameKey = entry.key === null ? undefined : entryOfKey.get(entry.key);
    const isOlder = sameKey !== undefined && isAtLeastAsNew(sameKey, entry);
    const same = known.take(one, isOlder ? sameKey.id : null);
    const isRepeated = skipsRepeats && one.kind === 'typed' && lines.has(one.content);
    let found: Plan['here'][number] = null;
    if (same !== null) found = { why: 'same', id: same, line: null };
    else if (isOlder) found = { why: 'older', id: sameKey.id, line: null };
    else if (isRepeated) found = { why: 'file', id: null, line: lines.get(one.content) ?? null };
    here.push(found);
    if (!isRepeated && one.kind === 'typed') lines.set(one.content, one.line);
    if (choices.skip.has(index)) continue;
    if (found && !choices.importAnyway.has(index)) {
      if (found.why !== 'file') counts.skipped[found.why] += 1;
    } else {
      const version = one.kind === 'typed' ? firstVersion : entry.version;
      const made = { ...entry, version, id: assignId(entry.id), key: sameKey ? createKey() : entry.key };
      added.push(made);
      if (one.kind === 'typed') fresh.add(made);
      counts.added[getKind(entry)] += 1;
      if (one.limitCount > 0) counts.invalid += 1;
      problemCount += one.problemCount;
      if (problems.length < MAX_PROBLEMS_SHOWN) for (const problem of one.problems) problems.push(problem);
    }
  }
  return { added, fresh, counts, problems, problemCount, here };
}

/**
 * Returns the highest existing or incoming ID. New IDs start after it because later entries must be able to
 * keep theirs.
 */
function findHighestId(existing: Iterable<number>, incoming: readonly Incoming[]): number {
  let highest = 0;
  for (const id of existing) highest = Math.max(highest, id);
  for (const { entry } of incoming) highest = Math.max(highest, entry.id ?? 0);
  return highest;
}

const isAtLeastAsNew = (there: Entry, incoming: Incoming['entry']): boolean =>
  there.editedAt >= incoming.editedAt && (there.removedAt === null || incoming.removedAt !== null);

function getKind({ question, removedAt }: Incoming['entry']): keyof ImportReport['added'] {
  if (removedAt !== null) return 'deleted';
  return question ? 'questions' : 'drafts';
}

/** An index of a library's content that finds equal entries. */
interface KnownContent {
  /**
   * Returns the ID of an entry with the same content, or null. Each entry matches only one incoming entry, so
   * duplicates stay duplicates. An entry outside the trash can also match several deleted incoming entries.
   * If `only` isn't null, no other entry may match.
   */
  take(incoming: Incoming, only: number | null): number | null;
}

/** Indexes the entries that incoming entries of these kinds can match. Yields often. */
function* createKnownContent(
  entries: Iterable<Entry>,
  kinds: ReadonlySet<Incoming['kind']>,
  { whole, typed }: ContentHashes,
): Generator<void, KnownContent> {
  const shown = createTally();
  const shownInput = createTally();
  const removed = createTally();
  for (const entry of entries) {
    yield;
    const { id, removedAt } = entry;
    if (kinds.has('entry')) (removedAt === null ? shown : removed).add(whole(entry), id);
    if (kinds.has('typed') && removedAt === null) shownInput.add(typed(entry), id);
  }
  return {
    take({ kind, entry, content }, only) {
      if (kind === 'typed') return shownInput.take(content, only);
      if (entry.removedAt === null) return shown.take(content, only);
      return removed.take(content, only) ?? shown.find(content, only);
    },
  };
}

function createTally() {
  /** `next` is the index of the first ID that may be left. Removing IDs would take quadratic time. */
  const added = new Map<string, { ids: number[]; next: number }>();
  const left = new Map<number, string>();
  return {
    add(text: string, id: number): void {
      left.set(id, text);
      const same = added.get(text);
      if (same) same.ids.push(id);
      else added.set(text, { ids: [id], next: 0 });
    },
    /** Removes and returns an ID. If `only` isn't null, no other ID may match. */
    take(text: string, only: number | null): number | null {
      if (only !== null) return left.get(only) === text && left.delete(only) ? only : null;
      const same = added.get(text);
      if (!same) return null;
      for (; same.next < same.ids.length; same.next += 1) {
        const id = same.ids[same.next];
        if (id !== undefined && left.delete(id)) return id;
      }
      return null;
    },
    /** Returns the first ID without removing it. If `only` isn't null, no other ID may match. */
    find(text: string, only: number | null): number | null {
      const id = added.get(text)?.ids[0] ?? null;
      return only === null || only === id ? id : null;
    },
  };
}

export interface Incoming {
  /** Question inputs are `typed` and are compared only by their text. */
  kind: 'typed' | 'entry';
  /** The ID is null for question inputs. */
  entry: Omit<Entry, 'id'> & { id: number | null };
  /** See `FileQuestion`. */
  line: number | null;
  content: string;
  problems: FileProblem[];
  problemCount: number;
  limitCount: number;
}

interface EntryContext {
  author: Author;
  /** Milliseconds since 1970. */
  now: number;
  random: Pick<Random, 'uuid'>;
  /** See `createPrivateImport`. */
  adaptPrivateFields: (fields: PrivateFields) => PrivateFields;
}

/** Converts a file's questions to entries. Yields often because there can be 100,000 questions. */
export function* makeIncoming(
  questions: readonly FileQuestion[],
  making: EntryContext,
): Generator<void, Incoming[]> {
  const made: Incoming[] = [];
  for (const question of questions) {
    yield;
    made.push(toIncoming(question, making));
  }
  return made;
}

function toIncoming(question: FileQuestion, making: EntryContext): Incoming {
  const { kind, line, content, problems, problemCount, limitCount } = question;
  const entry = kind === 'entry' ? question.entry : createFreshEntry(question, making);
  return { kind, entry, line, content, problems, problemCount, limitCount };
}

/** Creates a question, or a draft if the input exceeds a limit. */
function createFreshEntry(
  { input, privateFields, options }: Extract<FileQuestion, { kind: 'typed' }>,
  { author, now, random, adaptPrivateFields }: EntryContext,
): Incoming['entry'] {
  const base = {
    id: null,
    // The key identifies the entry in calendars, and a draft even after it's saved and reset.
    key: random.uuid(),
    origin: 'app',
    version: 1,
    editedAt: now,
    removedAt: null,
    ...adaptPrivateFields(privateFields),
  } satisfies Partial<Incoming['entry']>;
  if (!options) return { ...base, saved: 0, question: null, draft: { input, basedOn: 0 } };
  const saved = fromDraft(input, options, null);
  return { ...base, saved: 1, question: createStoredQuestion(saved, author, now), draft: null };
}
