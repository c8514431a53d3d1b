import { setImmediate } from 'node:timers/promises';
import { resolveOptions } from '../../../shared/checks/check.ts';
import type { EmojiBook } from '../../../shared/emoji/emoji.ts';
import type { FileProblem } from '../../../shared/exchange.ts';
import type { Entry } from '../../../shared/library.ts';
import type { Author } from '../../../shared/question.ts';
import { fold } from '../../../shared/text/fold.ts';
import { freshQuestion, fromDraft } from '../library/question.ts';
import type { Random } from '../ports.ts';
import { checkItem } from './check-item.ts';
import { frugalBook } from './frugal-book.ts';
import type { InputItem, Item } from './item.ts';

/** Something to be taken into the library. */
export interface Incoming {
  /** `typed`: the file had no more than a question input, so that another one with the same words is the same. */
  kind: 'typed' | 'entry';
  /** Without an id where the file has none. */
  entry: Omit<Entry, 'id'> & { id: number | null };
  /** Limits that it breaks. */
  limits: FileProblem[];
}

export interface MakingPorts {
  book: EmojiBook;
  author: Author;
  /** Milliseconds since 1970. */
  now: number;
  random: Pick<Random, 'uuid'>;
  /** What the library has. A tag that is one of them, but for case and accents, becomes that one. */
  tagsInUse: Iterable<string>;
}

/** Items that are checked before others get their turn: some milliseconds. */
const SLICE = 100;

/** What the items become. Others get their turn in between: a file may hold a hundred thousand of them. */
export async function makeIncoming(items: readonly Item[], ports: MakingPorts): Promise<Incoming[]> {
  // Nobody is told of misspelt names here, which break no limit.
  const frugal = { ...ports, book: frugalBook(ports.book, 0), spell: createSpelling(ports.tagsInUse) };
  const made: Incoming[] = [];
  for (const [index, item] of items.entries()) {
    if (index % SLICE === SLICE - 1) await setImmediate();
    made.push(incomingOf(item, frugal));
  }
  return made;
}

type OneMaking = Omit<MakingPorts, 'tagsInUse'> & { spell: (tags: readonly string[]) => string[] };

/** Tags as they are written where they are in use: in the library, or further up in the file. */
function createSpelling(inUse: Iterable<string>): OneMaking['spell'] {
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

function incomingOf(item: Item, ports: OneMaking): Incoming {
  const limits = checkItem(item, ports.book).filter(({ level }) => level === 'limit');
  if (item.kind === 'entry') return { kind: 'entry', entry: item.entry, limits };
  return { kind: 'typed', entry: freshEntry(item, limits.length === 0, ports), limits };
}

/** What a save in the window would make of it: a question, or a draft where it breaks a limit. */
function freshEntry(
  { input, notes }: InputItem,
  keepsLimits: boolean,
  { book, author, now, random, spell }: OneMaking,
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
  if (!keepsLimits)
    return { ...base, key: random.uuid(), saved: 0, question: null, draft: { input, basedOn: 0 } };
  const saved = fromDraft(input, resolveOptions(input.options, book), null);
  return { ...base, saved: 1, question: freshQuestion(saved, author, now), draft: null };
}
