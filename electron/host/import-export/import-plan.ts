import {
  type FileProblem,
  type ImportReport,
  MAX_PROBLEMS_SHOWN,
} from '../../../shared/import-export/exchange-format.ts';
import type { ImportRow } from '../../../shared/import-export/import-preview.ts';
import type { Entry } from '../../../shared/library/entry.ts';
import type { PrivateFields } from '../../../shared/library/private-fields.ts';
import type { Author } from '../../../shared/question/question-schema.ts';
import { freshQuestion, fromDraft } from '../library/entry-writer.ts';
import type { Random } from '../ports.ts';
import type { ContentHashes } from './content-hash.ts';
import type { FileQuestion } from './parse-import.ts';

/** What an import makes of a library. */
export interface Plan {
  /** What it adds, ids and all. */
  added: Entry[];
  counts: Pick<ImportReport, 'added' | 'skipped' | 'renumbered' | 'breaking'>;
  /** What of it the file did not have as an entry: made now. */
  fresh: ReadonlySet<Entry>;
  /** Limits that what it adds breaks: the first ones, and how many there are. */
  limits: FileProblem[];
  limitCount: number;
  /** Why each that comes is left out unless somebody wants it; null for what is new. */
  here: ImportRow['here'][];
}

/** What somebody chose who saw what would come, by its place among all that comes. */
export interface Choices {
  leaveOut: ReadonlySet<number>;
  /** These are taken though they are here. */
  take: ReadonlySet<number>;
}

interface PlanOptions {
  contents: ContentHashes;
  choices?: Choices | undefined;
  /** Leaves out what a file has on an earlier line, as the window does; else two of the same stay two. */
  skipsRepeats: boolean;
  /** What entries without a version of their own begin with: see `Library.replaceAll`. */
  firstVersion?: number;
}

const NO_CHOICES: Choices = { leaveOut: new Set(), take: new Set() };

/**
 * What to add to a library so that it holds everything that comes. Nothing of the library is changed.
 * - What the library holds already is left out (`same`): an entry with the same content, a written question with the
 *   same words.
 * - So is what the library has in a state at least as new (`older`): an entry with the same key, not removed meanwhile.
 * - So is, with `skipsRepeats`, a written question that stands further up in the file (`file`).
 * - Everything else is added as it is, under its own id where that is free, else under a new one, and without its key
 *   where that is taken. Into an empty library it comes as it was.
 * Yields often: both may have a hundred thousand entries.
 */
export function* planImport(
  current: ReadonlyMap<number, Entry>,
  incoming: readonly Incoming[],
  { contents, choices = NO_CHOICES, skipsRepeats, firstVersion = 1 }: PlanOptions,
): Generator<void, Plan> {
  const kinds = new Set(incoming.map(({ kind }) => kind));
  const known = yield* createKnownContent(current.values(), kinds, contents);
  const entryOfKey = new Map<string, Entry>();
  for (const entry of current.values()) {
    yield;
    if (entry.key !== null) entryOfKey.set(entry.key, entry);
  }
  const counts: Plan['counts'] = {
    added: { questions: 0, drafts: 0, removed: 0 },
    skipped: { same: 0, older: 0 },
    renumbered: 0,
    breaking: 0,
  };
  const limits: FileProblem[] = [];
  let limitCount = 0;
  const fresh = new Set<Entry>();
  const added: Entry[] = [];
  const here: Plan['here'] = [];
  /** The line on which the same words stand first. */
  const lines = new Map<string, number | null>();
  let highest = highestId(current.keys(), incoming);

  const idFor = (wanted: number | null): number => {
    if (wanted !== null && !current.has(wanted)) return wanted;
    if (wanted !== null) counts.renumbered += 1;
    highest += 1;
    return highest;
  };
  for (const [index, one] of incoming.entries()) {
    yield;
    const { entry } = one;
    const sameKey = entry.key === null ? undefined : entryOfKey.get(entry.key);
    const same = known.take(one);
    const isOlder = sameKey !== undefined && isAtLeastAsNew(sameKey, entry);
    const isRepeated = skipsRepeats && one.kind === 'typed' && lines.has(one.content);
    let found: Plan['here'][number] = null;
    if (same !== null) found = { why: 'same', id: same, line: null };
    else if (isOlder) found = { why: 'older', id: sameKey.id, line: null };
    else if (isRepeated) found = { why: 'file', id: null, line: lines.get(one.content) ?? null };
    here.push(found);
    if (!isRepeated && one.kind === 'typed') lines.set(one.content, one.line);
    if (choices.leaveOut.has(index)) continue;
    if (found && !choices.take.has(index)) {
      if (found.why !== 'file') counts.skipped[found.why] += 1;
    } else {
      const version = one.kind === 'typed' ? firstVersion : entry.version;
      const made = { ...entry, version, id: idFor(entry.id), key: sameKey ? null : entry.key };
      added.push(made);
      if (one.kind === 'typed') fresh.add(made);
      counts.added[kindOf(entry)] += 1;
      if (one.limitCount > 0) counts.breaking += 1;
      limitCount += one.limitCount;
      if (limits.length < MAX_PROBLEMS_SHOWN) limits.push(...one.limits);
    }
  }
  return { added, fresh, counts, limits, limitCount, here };
}

/** Of ids that exist or come. What gets a new one must not take it from an entry that comes later. */
function highestId(existing: Iterable<number>, incoming: readonly Incoming[]): number {
  let highest = 0;
  for (const id of existing) highest = Math.max(highest, id);
  for (const { entry } of incoming) highest = Math.max(highest, entry.id ?? 0);
  return highest;
}

const isAtLeastAsNew = (there: Entry, incoming: Incoming['entry']): boolean =>
  there.editedAt >= incoming.editedAt && (there.removedAt === null || incoming.removedAt !== null);

function kindOf({ question, removedAt }: Incoming['entry']): keyof ImportReport['added'] {
  if (removedAt !== null) return 'removed';
  return question ? 'questions' : 'drafts';
}

/** What a library holds already, by what it says. */
interface KnownContent {
  /**
   * The id of an entry that says the same as what comes; null where there is none. Each entry of the library answers for
   * one that comes, so that two of the same stay two; but one that is removed in the file needs none for itself.
   */
  take(incoming: Incoming): number | null;
}

/** What the entries of a library say, as far as these kinds of what comes need it. Yields often. */
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
    take({ kind, entry, content }) {
      if (kind === 'typed') return shownInput.take(content);
      if (entry.removedAt === null) return shown.take(content);
      return removed.take(content) ?? shown.find(content);
    },
  };
}

function createTally() {
  const left = new Map<string, number[]>();
  const first = new Map<string, number>();
  return {
    add(text: string, id: number): void {
      const ids = left.get(text);
      if (ids) ids.push(id);
      else {
        left.set(text, [id]);
        first.set(text, id);
      }
    },
    /** One that is there; it is not there for the next who asks. */
    take: (text: string): number | null => left.get(text)?.shift() ?? null,
    /** One that is or was there. */
    find: (text: string): number | null => first.get(text) ?? null,
  };
}

/** Something to be taken into the library. */
export interface Incoming {
  /** `typed`: the file had no more than a question input, so that another one with the same words is the same. */
  kind: 'typed' | 'entry';
  /** Without an id where the file has none. */
  entry: Omit<Entry, 'id'> & { id: number | null };
  /** See `FileQuestion`. */
  line: number | null;
  content: string;
  limits: FileProblem[];
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

/** What the questions of a file become. Yields often: a file may have a hundred thousand of them. */
export function* makeIncoming(
  questions: readonly FileQuestion[],
  making: EntryContext,
): Generator<void, Incoming[]> {
  const made: Incoming[] = [];
  for (const question of questions) {
    yield;
    made.push(incomingOf(question, making));
  }
  return made;
}

function incomingOf(question: FileQuestion, making: EntryContext): Incoming {
  const { kind, line, content, limits, limitCount } = question;
  const entry = kind === 'entry' ? question.entry : freshEntry(question, making);
  return { kind, entry, line, content, limits, limitCount };
}

/** What a save in the window would make of it: a question, or a draft where it breaks a limit. */
function freshEntry(
  { input, privateFields, options }: Extract<FileQuestion, { kind: 'typed' }>,
  { author, now, random, adaptPrivateFields }: EntryContext,
): Incoming['entry'] {
  const base = {
    id: null,
    key: null,
    origin: 'app',
    version: 1,
    editedAt: now,
    removedAt: null,
    ...adaptPrivateFields(privateFields),
  } satisfies Partial<Incoming['entry']>;
  // Its key tells a draft from whatever may have its id after a reset, once it is saved as well.
  if (!options)
    return { ...base, key: random.uuid(), saved: 0, question: null, draft: { input, basedOn: 0 } };
  const saved = fromDraft(input, options, null);
  return { ...base, saved: 1, question: freshQuestion(saved, author, now), draft: null };
}
