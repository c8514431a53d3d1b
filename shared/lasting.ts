import type { Method } from './bridge.ts';

/**
 * Methods that take the longer, the more there is in a file or in the library, or as long as another server does. Who gives
 * such a call up can't know whether it is done all the same.
 */
export const LASTING: ReadonlySet<Method> = new Set<Method>([
  'library.export',
  'import.look',
  'library.import',
  'import.undo',
  'library.seed',
  'library.reset',
  'library.undoReset',
  'snapshot.save',
  'snapshot.restore',
  'backup.make',
  'backup.restore',
  'requests.export',
  'report.make',
  'sync.round',
  'sync.refresh',
  'sync.adopt',
  'sync.confirmAccount',
  'sync.test',
]);
