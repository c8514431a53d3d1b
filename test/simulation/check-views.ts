import type { SyncRow, SyncStatus } from '../../shared/sync/sync-views.ts';
import type { Violate } from './invariants/violation.ts';
import { describeReason } from './simulated-client.ts';
import type { Person } from './simulated-world.ts';
import { settle } from './virtual-time.ts';

/** The views that a client shows its author. */
export interface Shown {
  status: SyncStatus;
  rows: readonly SyncRow[];
}

/** Checks every client's views against the invariants. A client's result is null if it isn't running. */
export async function checkViews(options: {
  people: readonly Person[];
  violate: Violate;
}): Promise<(Shown | null)[]> {
  const all: (Shown | null)[] = options.people.map(() => null);
  for (const [at, { client }] of options.people.entries()) {
    const { running, checker: watcher } = client;
    if (!running) continue;
    const { sync, library } = running;
    Promise.all([sync.status(), sync.activity({ offset: 0, limit: 200 })]).then(
      ([standing, { rows }]) => {
        if (client.running !== running) return;
        watcher.checkViews(standing, rows, library.find, client.isWriting);
        all[at] = { status: standing, rows };
      },
      (error: unknown) => options.violate('failed', `what is shown: ${describeReason(error)}`),
    );
  }
  await settle();
  return all;
}
