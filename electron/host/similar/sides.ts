import { draftOfEntry } from '../../../shared/draft.ts';
import { AppError } from '../../../shared/errors.ts';
import type { Library } from '../library/library.ts';
import { foldText } from './engine/fold.ts';
import { identityOf } from './identity.ts';
import { keyOf, nameOf } from './keys.ts';
import type { Different, Side } from './similar-format.ts';

/** Questions as what is remembered names them. */
export interface Sides {
  find(key: number): Side | null;
  /** Throws AppError('not-found'). */
  of(key: number): Side;
  /** Whether the question that has its key now is the one that it was about. A removed one still is. */
  isStill(side: Side): boolean;
  /** Whether both have the same title now, but for case and the marks at its end. */
  haveSameTitle(a: Side, b: Side): boolean;
  /** The two in the order in which they are remembered. Throws AppError('not-found'), AppError('bad-input'). */
  pair(a: number, b: number, at: number): Different;
}

export interface SidesPorts {
  library: Pick<Library, 'find'>;
  isOfService: (id: number) => boolean;
}

export function createSides({ library, isOfService }: SidesPorts): Sides {
  const identity = (key: number): string | null => {
    // The service gives no id twice, as far as anybody knows.
    if (key < 0) return isOfService(-key) ? '' : null;
    const entry = library.find(key);
    return entry ? identityOf(entry) : null;
  };
  const find = (key: number): Side | null => {
    const found = identity(key);
    return found === null ? null : { key: nameOf(key), identity: found };
  };
  const of = (key: number): Side => {
    const side = find(key);
    if (side) return side;
    throw new AppError('not-found', `Nothing is known as ${nameOf(key)}.`, { id: key });
  };
  const titleOf = ({ key }: Side): string | null => {
    const entry = library.find(keyOf(key));
    return entry ? foldText(draftOfEntry(entry).title) : null;
  };
  const haveSameTitle = (a: Side, b: Side): boolean => {
    const title = titleOf(a);
    return title !== null && title === titleOf(b);
  };
  return {
    find,
    of,
    haveSameTitle,
    isStill: (side) => identity(keyOf(side.key)) === side.identity,
    pair(a, b, at) {
      if (a === b) throw new AppError('bad-input', `${nameOf(a)} is the same question.`, { id: a });
      const sides = { a: of(Math.min(a, b)), b: of(Math.max(a, b)) };
      return { ...sides, at, sameTitle: haveSameTitle(sides.a, sides.b) };
    },
  };
}
