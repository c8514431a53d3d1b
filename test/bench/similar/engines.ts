import { bm25 } from './bm25.ts';
import type { EngineKind } from './engine.ts';
import { fuse } from './fuse.ts';
import { miniSearch, miniSearchFuzzy } from './minisearch.ts';
import { ablations, studio, studioUnread, studioWithBodies } from './studio.ts';
import { trigram } from './trigram.ts';

/** All that are measured, the slowest first. */
export const ENGINES: readonly EngineKind[] = [fuse, miniSearch, miniSearchFuzzy, trigram, bm25, studio];

/** All whose time and memory are measured. */
export const TIMED: readonly EngineKind[] = [...ENGINES, studioUnread, studioWithBodies];

/** Each with one part of the project's engine left out, and the whole of it. */
export const ABLATIONS: readonly EngineKind[] = [studio, ...ablations];

/** The engines of these names, in the order of `ENGINES`; throws for a name that none has. */
export function enginesOf(names: readonly string[]): EngineKind[] {
  const all = [...TIMED, ...ablations];
  const unknown = names.find((name) => !all.some((kind) => kind.name === name));
  if (unknown !== undefined) {
    throw new Error(`No engine ${unknown}. There are: ${all.map(({ name }) => name).join(', ')}.`);
  }
  return all.filter(({ name }) => names.includes(name));
}
