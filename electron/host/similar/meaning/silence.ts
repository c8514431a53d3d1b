import type { Timers } from '../../ports.ts';

/** Notices that somebody who owes an answer says nothing any more. */
export interface Silence {
  /** Something is owed from now on, for so many milliseconds at most. */
  begin(milliseconds: number): void;
  /** Nothing is owed. */
  end(): void;
}

/** Milliseconds from one look to the next: a computer that slept for hours must not take these for silence. */
const LOOK = 2_000;

export function createSilence({ timers, onSilent }: { timers: Timers; onSilent: () => void }): Silence {
  let looks = 0;
  let callOff: (() => void) | null = null;
  const look = (): void => {
    looks -= 1;
    callOff = looks > 0 ? timers.after(LOOK, look) : null;
    if (looks <= 0) onSilent();
  };
  return {
    begin(milliseconds) {
      looks = Math.ceil(milliseconds / LOOK);
      callOff ??= timers.after(LOOK, look);
    },
    end() {
      callOff?.();
      callOff = null;
    },
  };
}
