import type { Checkpoint } from './checkpoint.ts';
import type { Journal } from './journal.ts';

/** When the journal is folded into the line files. */
export interface Folding {
  /** To be called after each group of commits; what comes next must wait for it. */
  afterGroup(): Promise<void>;
  /** Asks for a fold as soon as no group is on its way, however small the journal is; until one has succeeded. */
  demand(): void;
  /** Folds whatever is left. Called once nothing more is committed but by the folding itself. */
  finish(): Promise<void>;
}

/** The journal is folded when its segment has grown to this, bytes, and nobody writes. */
const FOLD_AFTER_BYTES = 4 * 1024 * 1024;
/** While commits keep coming it may grow to so many times as much: folding competes with them for the disk. */
const BUSY_FACTOR = 8;
/** So long without a commit counts as nobody writing. */
const PAUSE_MS = 100;

/** The folding of `journal` by `checkpoint`. A segment only ends while no group is on its way. */
export function createFolding(options: {
  journal: Pick<Journal, 'size' | 'seal'>;
  checkpoint: Pick<Checkpoint, 'running' | 'due' | 'run' | 'idle'>;
  /** The groups of commits. */
  queue: { readonly busy: boolean; idle(): Promise<void> };
  afterBytes?: number | undefined;
}): Folding {
  const { journal, checkpoint, queue, afterBytes = FOLD_AFTER_BYTES } = options;
  let pause: NodeJS.Timeout | undefined;
  let isDemanded = false;
  let isFinishing = false;

  async function start(): Promise<void> {
    if (checkpoint.running) return void checkpoint.idle().then(catchUp);
    const wasDemanded = isDemanded;
    isDemanded = false;
    await journal.seal();
    void checkpoint.run().then((isDone) => {
      if (wasDemanded && !isDone) isDemanded = true;
    });
  }

  /** What was asked for while another fold ran. Where a group is on its way, what comes after it does this. */
  function catchUp(): void {
    if (isDemanded && !queue.busy && !isFinishing) void start();
  }

  function awaitPause(): void {
    // While a group is on its way there is no pause; what comes after it sets the clock anew.
    pause ??= setTimeout(() => void (queue.busy || start()), PAUSE_MS).unref();
    pause.refresh();
  }

  return {
    async afterGroup() {
      if (isDemanded || journal.size >= afterBytes * BUSY_FACTOR) await start();
      else if (journal.size >= afterBytes) awaitPause();
    },
    demand() {
      isDemanded = true;
      catchUp();
    },
    async finish() {
      isFinishing = true;
      clearTimeout(pause);
      await checkpoint.idle();
      // What is taken over from another program while the first one runs comes with the second.
      for (let round = 0; round < 2 && (journal.size > 0 || checkpoint.due); round++) {
        await journal.seal();
        await checkpoint.run();
        await queue.idle();
      }
    },
  };
}
