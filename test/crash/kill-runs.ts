import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createLibraryRunner, type Fault } from './library-runner.ts';

export interface Result {
  kills: number;
  acknowledged: number;
  lost: number;
  unreadable: number;
  faults: readonly Fault[];
}

/** The number of libraries in parallel. While one backend starts, the other backend uses the processor. */
const LANES = 2;
const MAX_FAULTS = 20;

/**
 * Runs this many kills over libraries in `dir` and returns the failures. `untilFault` stops at the first
 * failure.
 */
export async function runKills(options: {
  dir: string;
  file: string;
  seed: number;
  kills: number;
  untilFault?: boolean;
  reportProgress: (text: string) => void;
}): Promise<Result> {
  const { dir, file, seed, reportProgress, untilFault = false } = options;
  const faults: Fault[] = [];
  let acknowledged = 0;
  let kills = 0;
  let begun = 0;
  const start = performance.now();
  const isEnough = () => begun >= options.kills || faults.length >= (untilFault ? 1 : MAX_FAULTS);

  async function runLane(lane: number): Promise<void> {
    const folder = join(dir, `library-${lane}`);
    await mkdir(folder);
    const one = createLibraryRunner({
      dir: folder,
      file,
      seed,
      lane,
      onAcknowledged: () => {
        acknowledged += 1;
      },
      onFault: (fault) => {
        faults.push(fault);
        reportProgress(`${fault.kind}, library ${lane}, run ${fault.run}: ${fault.what}`);
      },
    });
    while (!isEnough()) {
      begun += 1;
      await one.runOnce();
      kills += 1;
      if (kills % 50 === 0)
        reportProgress(
          `${kills} kills, ${((kills / (performance.now() - start)) * 1000).toFixed(1)} per second`,
        );
    }
    await one.close();
  }

  await Promise.all(Array.from({ length: LANES }, (_, lane) => runLane(lane)));
  const countItems = (kind: Fault['kind']) => faults.filter((fault) => fault.kind === kind).length;
  return { kills, acknowledged, lost: countItems('lost'), unreadable: countItems('unreadable'), faults };
}
