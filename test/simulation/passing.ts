import { settle } from './settle.ts';
import type { VirtualTime } from './time.ts';

/** Lets so many milliseconds pass, with all that is due in them. Ends early where `isOver` says so. */
export async function pass(time: VirtualTime, milliseconds: number, isOver = () => false): Promise<void> {
  const end = time.now() + milliseconds;
  await settle();
  while (time.next() <= end && !isOver()) {
    time.step();
    await settle();
  }
  if (!isOver()) time.goTo(end);
}

/** Lets the next events happen, however far off they are within a minute. */
export async function passEvents(time: VirtualTime, count: number): Promise<void> {
  const end = time.now() + 60_000;
  for (let at = 0; at < count && time.next() <= end; at++) {
    time.step();
    await settle();
  }
}
