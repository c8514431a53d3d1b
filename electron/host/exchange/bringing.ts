import { AppError } from '../../../shared/errors.ts';
import type { ImportReport } from '../../../shared/exchange.ts';
import type { ImportLook, ImportSource } from '../../../shared/import-look.ts';
import type { Entry } from '../../../shared/library.ts';
import { type CarryPorts, createCarrying } from './carry.ts';
import type { ReadOptions } from './import-reader.ts';
import { inSlices } from './in-slices.ts';
import { lookOf } from './look.ts';
import type { Choices } from './plan.ts';
import { reportOf } from './report.ts';

/** Imports that somebody looks at before they are done, and can take back. */
export interface Bringing {
  /** What a text holds, question by question, before anything is done. One that is canceled is refused. */
  look(source: TextSource, options?: ReadOptions): Promise<ImportLook>;
  /**
   * Imports what `look` has shown, all of it or nothing, but for what can't be taken and what is not wanted. `undo` names
   * the import, where it added something. One that is canceled before anything is written is refused. Throws
   * AppError('disk'): then nothing has changed.
   */
  bring(
    source: TextSource,
    choices: Choices,
    options?: ReadOptions,
  ): Promise<ImportReport & { undo: number | null }>;
  /**
   * Takes out what such an import added, and nothing else: what was changed since stays, and is counted in `kept`. Throws
   * AppError('not-found') where the import is not remembered any more, AppError('disk').
   */
  undo(id: number): Promise<{ removed: number; kept: number }>;
}

/** Like `ImportSource`, but the text may come in parts. */
type TextSource = Omit<ImportSource, 'text'> & { text: string | readonly string[] };

/** Imports that can be taken back. */
const REMEMBERED = 20;

/** Imports over a library; none is remembered yet. */
export function createBringing(ports: CarryPorts): Bringing {
  const { read, carryOut } = createCarrying(ports);
  /** The version of each entry that an import added, and its id on the service, by its id. */
  const done = new Map<number, ReadonlyMap<number, { version: number; remoteId: number | null }>>();
  let last = 0;

  function remember(added: readonly Entry[]): number | null {
    if (added.length === 0) return null;
    last += 1;
    done.set(
      last,
      new Map(added.map(({ id, version, sync }) => [id, { version, remoteId: sync?.remoteId ?? null }])),
    );
    done.delete(last - REMEMBERED);
    return last;
  }

  return {
    async look({ text, format, table }, options) {
      const { reading, load } = await read(text, { mode: 'loose', format, table }, options);
      return inSlices(lookOf(reading, load));
    },
    async bring({ text, format, table }, choices, options) {
      const { reading, load } = await read(text, { mode: 'loose', format, table }, options, choices);
      if (!load) return { ...reportOf('refused', null, reading), undo: null };
      const plan = await carryOut(load, choices);
      return { ...reportOf('done', plan, reading), undo: remember(plan.added) };
    },
    async undo(id) {
      const added = done.get(id);
      if (!added) throw new AppError('not-found', 'This import can’t be taken back any more.', { id });
      // One that was queued since is wanted, though that is no edit of it.
      const isUntouched = (entry: Entry) => {
        const { queued = null, sending = null, remoteId = null } = entry.sync ?? {};
        const then = added.get(entry.id);
        return then?.version === entry.version && !queued && !sending && remoteId === then.remoteId;
      };
      let removed = 0;
      let kept = 0;
      await ports.snapshots.replace((current) => {
        const entries = [...current.values()];
        const stay = entries.filter((entry) => !isUntouched(entry));
        removed = entries.length - stay.length;
        kept = stay.filter((entry) => added.has(entry.id)).length;
        return stay;
      });
      done.delete(id);
      return { removed, kept };
    },
  };
}
