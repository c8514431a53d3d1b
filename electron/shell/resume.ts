import type { PowerMonitor } from 'electron';

/** Calls `again` when the computer is back: after sleep, and when somebody unlocks it. What waited for a time is looked at anew. */
export function onResume(power: Pick<PowerMonitor, 'on'>, again: () => void): void {
  power.on('resume', again);
  power.on('unlock-screen', again);
}
