import type { EmojiBook } from '../../../shared/emoji/emoji.ts';
import type { Author } from '../../../shared/question.ts';
import type { Library } from '../library/library.ts';
import type { Snapshots } from '../library/snapshots/snapshots.ts';
import type { Clock, Random } from '../ports.ts';
import { type Contents, createContents } from './contents.ts';
import { type Incoming, makeIncoming } from './incoming.ts';
import type { Item } from './item.ts';
import { type Choices, type Plan, planImport } from './plan.ts';

export interface CarryPorts {
  library: Pick<Library, 'entries'>;
  snapshots: Pick<Snapshots, 'replace'>;
  clock: Clock;
  random: Pick<Random, 'uuid'>;
  book: () => EmojiBook;
  /** Whose questions those are that come without an author. */
  author: () => Author;
}

/** What is ready to be taken into the library. */
export interface Load {
  coming: readonly Incoming[];
  contents: Contents;
  /** What it would make of the library as that was then. */
  plan: Plan;
}

/** Takes items of a file into the library, all that are wanted or none. */
export function createCarrying({ library, snapshots, clock, random, book, author }: CarryPorts) {
  return {
    /** What would be. Others get their turn in between. */
    async prepare(items: readonly Item[], choices?: Choices): Promise<Load> {
      const there = new Map([...library.entries()].map((entry) => [entry.id, entry]));
      const tagsInUse = new Set([...there.values()].flatMap(({ tags = [] }) => tags));
      const making = { book: book(), author: author(), now: clock.now(), random, tagsInUse };
      const coming = await makeIncoming(items, making);
      const contents = createContents();
      // What follows is done at once, and must not take long.
      await contents.prepare(there.values());
      await contents.prepare(coming.map(({ entry }) => entry));
      return { coming, contents, plan: planImport(there, coming, { contents, choices }) };
    },
    /** Does it. What was there before is the automatic snapshot then, if anything is added. Throws AppError('disk'). */
    async carryOut({ coming, contents, plan: expected }: Load, choices?: Choices): Promise<Plan> {
      if (expected.added.length === 0) return expected;
      let plan = expected;
      await snapshots.replace((current, firstVersion) => {
        // Planned anew: the library may have changed meanwhile.
        plan = planImport(current, coming, { contents, choices, firstVersion });
        return [...current.values(), ...plan.added];
      });
      return plan;
    },
  };
}
