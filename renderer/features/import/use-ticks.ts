import { useCallback, useState } from 'react';
import type { ImportLook, ImportRow } from '../../../shared/import-look.ts';
import type { Ticks } from './selected-rows.ts';

/** What was ticked or unticked of the rows of a look. Another look begins as proposed. */
export function useTicks(look: ImportLook | null): {
  ticks: Ticks;
  tick: (rows: readonly ImportRow[], value: boolean) => void;
} {
  const [none] = useState<Ticks>(() => new Map());
  const [ticked, setTicked] = useState<{ of: unknown; ticks: Ticks }>({ of: null, ticks: none });
  const tick = useCallback(
    (rows: readonly ImportRow[], value: boolean) =>
      setTicked((before) => {
        const next = new Map(before.of === look ? before.ticks : []);
        for (const { index } of rows) if (index !== null) next.set(index, value);
        return { of: look, ticks: next };
      }),
    [look],
  );
  return { ticks: ticked.of === look ? ticked.ticks : none, tick };
}
