import { setImmediate } from 'node:timers/promises';
import type { ControlTarget, InitialState } from './define-control-operation.ts';

export function captureInitialState(target: Omit<ControlTarget, 'start'>): InitialState {
  const { library, admin, apiTokens, faults, setFaults, clock, requests } = target;
  const entries = [...library.entries()];
  const firstFaults = faults.current();
  const time = clock.setting();
  const absentFields = target.absentFields();
  const snapshots = new Set<string>();
  return {
    addSnapshot: (name) => snapshots.add(name),
    async restore() {
      requests.recorder.cutPending();
      // Yields because a request whose last byte was just received starts processing in this turn.
      await setImmediate();
      setFaults(firstFaults.faults, firstFaults.seed);
      clock.set(time);
      await apiTokens.restoreOpened();
      if (target.absentFields() !== absentFields) await target.setAbsentFields(absentFields);
      const removed = await admin.restoreEntries(entries);
      for (const { name } of await admin.restorePoints.list()) {
        if (snapshots.delete(name)) await admin.restorePoints.remove(name);
      }
      snapshots.clear();
      requests.clear();
      return removed;
    },
  };
}
