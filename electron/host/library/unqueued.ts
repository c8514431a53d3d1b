import type { Entry } from '../../../shared/library.ts';

/**
 * The entry, of which nothing waits to be sent any more. What is on its way stays so, as does what is known of the
 * service; where nothing is left, it has nothing to do with the service.
 */
export function unqueued(entry: Entry): Entry {
  const { sync, ...rest } = entry;
  if (!sync?.queued) return entry;
  const isNothing = sync.remoteId === null && !sync.sending && !sync.hold;
  return isNothing ? rest : { ...rest, sync: { ...sync, queued: null } };
}
