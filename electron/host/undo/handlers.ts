import type { Handlers } from '../../../shared/bridge.ts';
import type { Library } from '../library/library.ts';
import type { Trails } from './trails.ts';

/** The bridge methods that keep undo and redo of a question beyond this run. */
export const createUndoHandlers = (
  library: Pick<Library, 'entry'>,
  trails: Trails,
): Pick<Handlers, 'undo.get' | 'undo.set'> => ({
  async 'undo.get'({ id }) {
    return { trail: await trails.get(library.entry(id)) };
  },
  async 'undo.set'({ id, trail }) {
    await trails.set(library.entry(id), trail);
    return {};
  },
});
