import type { FileProblem } from '../../../shared/exchange.ts';
import type { Entry } from '../../../shared/library.ts';
import type { Author } from '../../../shared/question.ts';
import { fold } from '../../../shared/text/fold.ts';
import { freshQuestion, fromDraft } from '../library/question.ts';
import type { Random } from '../ports.ts';
import type { FileQuestion } from './import-read.ts';

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

interface Making {
  author: Author;
  /** Milliseconds since 1970. */
  now: number;
  random: Pick<Random, 'uuid'>;
  /** See `createSpelling`. */
  spell: (tags: readonly string[]) => string[];
}

/** What the questions of a file become. Yields often: a file may have a hundred thousand of them. */
export function* makeIncoming(
  questions: readonly FileQuestion[],
  making: Making,
): Generator<void, Incoming[]> {
  const made: Incoming[] = [];
  for (const question of questions) {
    yield;
    made.push(incomingOf(question, making));
  }
  return made;
}

/** Tags as they are written where they are in use, but for case and accents: in the library, or further up in the file. */
export function createSpelling(inUse: Iterable<string>): Making['spell'] {
  const known = new Map<string, string>();
  const spelt = (tag: string): string => {
    const key = fold(tag);
    const found = known.get(key) ?? tag;
    known.set(key, found);
    return found;
  };
  for (const tag of inUse) spelt(tag);
  return (tags) => [...new Set(tags.map(spelt))];
}

function incomingOf(question: FileQuestion, making: Making): Incoming {
  const { kind, line, content, limits, limitCount } = question;
  const entry = kind === 'entry' ? question.entry : freshEntry(question, making);
  return { kind, entry, line, content, limits, limitCount };
}

/** What a save in the window would make of it: a question, or a draft where it breaks a limit. */
function freshEntry(
  { input, notes, options }: Extract<FileQuestion, { kind: 'typed' }>,
  { author, now, random, spell }: Making,
): Incoming['entry'] {
  const base = {
    id: null,
    key: null,
    origin: 'app',
    version: 1,
    editedAt: now,
    removedAt: null,
    ...(notes && notes.tags.length > 0 ? { tags: spell(notes.tags) } : {}),
    ...(notes?.plannedFor ? { plannedFor: notes.plannedFor } : {}),
  } satisfies Partial<Incoming['entry']>;
  // Its key tells a draft from whatever may have its id after a reset, once it is saved as well.
  if (!options)
    return { ...base, key: random.uuid(), saved: 0, question: null, draft: { input, basedOn: 0 } };
  const saved = fromDraft(input, options, null);
  return { ...base, saved: 1, question: freshQuestion(saved, author, now), draft: null };
}
