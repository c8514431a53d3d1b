import { setImmediate } from 'node:timers/promises';
import type { CustomEmoji, EmojiResolver } from '../../../shared/emoji/emoji-resolver.ts';
import type { Entry } from '../../../shared/library/entry.ts';
import { createPrivateImport } from '../../../shared/library/private-fields.ts';
import type { Author } from '../../../shared/question/service-body-schemas.ts';
import type { Library } from '../library/commands/editable-library.ts';
import type { RestorePoints } from '../library/restore-points/restore-points.ts';
import type { Clock, Random } from '../ports.ts';
import { type ContentHashes, createContentHashes } from './content-hash.ts';
import { type Choices, type Incoming, makeIncoming, type Plan, planImport } from './import-plan.ts';
import {
  createRejectedFile,
  type FileReading,
  type ImportReader,
  type ReadOptions,
} from './import-worker-client.ts';
import { addPackEmoji } from './pack-file.ts';
import { type FileQuestion, type ImportRequest, replaceOptions } from './read-import.ts';

/** The time to work before yielding to the event loop. */
const SLICE_MS = 4;

/**
 * Runs a generator to its end in slices and returns its result. Rejects with the generator's error, or with
 * the abort reason from `signal`.
 */
export async function runInSlices<T>(steps: Generator<void, T>, signal?: AbortSignal): Promise<T> {
  let end = performance.now() + SLICE_MS;
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    if (performance.now() < end) continue;
    await setImmediate();
    signal?.throwIfAborted();
    end = performance.now() + SLICE_MS;
  }
}

/** Runs a generator to its end without a pause. */
function runAtOnce<T>(steps: Generator<void, T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

export type ChangeCustomEmoji = (
  change: (current: readonly CustomEmoji[]) => CustomEmoji[],
) => Promise<unknown>;

export interface ImportParts {
  library: Pick<Library, 'entries'>;
  restorePoints: Pick<RestorePoints, 'replace'>;
  reader: Pick<ImportReader, 'read'>;
  clock: Clock;
  random: Pick<Random, 'uuid'>;
  emojiResolver: () => EmojiResolver;
  /** Replaces the custom emoji in the settings. Rejects with AppError('disk'). */
  changeCustomEmoji: ChangeCustomEmoji;
  /** Returns the author of questions that have none. */
  author: () => Author;
}

export interface PreparedImport {
  incoming: readonly Incoming[];
  contents: ContentHashes;
  skipsRepeats: boolean;
  /** The library at the time of planning. */
  current: ReadonlyMap<number, Entry>;
  plan: Plan;
}

/** If `signal` is aborted, `prepare` and `planInSlices` reject with its reason. */
interface PrepareOptions {
  choices?: Choices | undefined;
  signal?: AbortSignal | undefined;
}

/**
 * The maximum number of times that an import is planned in slices because the library keeps changing. After
 * that, it's planned without a pause.
 */
const MAX_PLANS = 3;

/** Means that the library has changed since the import was planned. */
class LibraryChanged extends Error {}

/**
 * Creates functions that read a file and add either all of its selected questions to the library, or none.
 */
export function createImportRunner({
  library,
  restorePoints,
  reader,
  clock,
  random,
  emojiResolver,
  author,
}: ImportParts) {
  const createKey = () => random.uuid();
  const copyLibrary = () => new Map([...library.entries()].map((entry) => [entry.id, entry]));

  async function planInSlices(
    load: Pick<PreparedImport, 'incoming' | 'contents' | 'skipsRepeats'>,
    options: PrepareOptions,
  ): Promise<PreparedImport> {
    const { incoming, contents, skipsRepeats } = load;
    const plannedLibrary = copyLibrary();
    const { choices, signal } = options;
    const plan = planImport(plannedLibrary, incoming, { contents, choices, skipsRepeats, createKey });
    return { ...load, current: plannedLibrary, plan: await runInSlices(plan, signal) };
  }

  /**
   * Applies the plan. If the library has changed, plans again without a pause if `mayPlan` is true, and
   * otherwise rejects with LibraryChanged.
   */
  async function applyPlan(
    load: PreparedImport,
    choices: Choices | undefined,
    mayPlan: boolean,
    fileName: string | undefined,
  ): Promise<Plan> {
    const { current: plannedLibrary, incoming, contents, skipsRepeats } = load;
    let { plan } = load;
    await restorePoints.replace((current, firstVersion) => {
      if (isSame(current, plannedLibrary)) plan = withFirstVersion(plan, firstVersion);
      else if (!mayPlan) throw new LibraryChanged();
      else {
        const options = { contents, choices, skipsRepeats, firstVersion, createKey };
        plan = runAtOnce(planImport(current, incoming, options));
      }
      return [...current.values(), ...plan.added];
    }, fileName);
    return plan;
  }

  async function prepare(
    questions: readonly FileQuestion[],
    skipsRepeats: boolean,
    options: PrepareOptions,
  ): Promise<PreparedImport> {
    const adaptPrivateFields = createPrivateImport([...library.entries()]);
    const making = { author: author(), now: clock.now(), random, adaptPrivateFields };
    const incoming = await runInSlices(makeIncoming(questions, making), options.signal);
    return planInSlices({ incoming, contents: createContentHashes(), skipsRepeats }, options);
  }

  return {
    /** Reads a file and plans its import. `load` is null if the file is rejected. */
    async read(
      text: string | readonly string[],
      how: ImportRequest['how'],
      options: ReadOptions = {},
      choices?: Choices,
    ): Promise<{ reading: FileReading; load: PreparedImport | null }> {
      const { signal } = options;
      const resolver = emojiResolver();
      const reading = await reader.read(text, { how, emojiResolver: resolver }, options);
      if (reading.isRefused) return { reading, load: null };
      const known = reading.pack ? addPackEmoji(resolver, reading.pack) : resolver;
      const questions = reading.questions.map((question, index) => {
        const changed = choices?.options?.get(index);
        return changed === undefined ? question : replaceOptions(question, changed, known);
      });
      try {
        const load = await prepare(questions, how.mode === 'loose', { choices, signal });
        return { reading, load };
      } catch (error) {
        if (!signal?.aborted) throw error;
        return { reading: createRejectedFile('canceled'), load: null };
      }
    },
    /**
     * Makes an automatic restore point that names the file, and applies the plan. Does nothing if the plan
     * adds nothing. Rejects with AppError('disk').
     */
    async apply(prepared: PreparedImport, fileName?: string, choices?: Choices): Promise<Plan> {
      let load = prepared;
      for (let plans = 1; load.plan.added.length > 0; plans += 1) {
        try {
          return await applyPlan(load, choices, plans >= MAX_PLANS, fileName);
        } catch (error) {
          if (!(error instanceof LibraryChanged)) throw error;
          load = await planInSlices(load, { choices });
        }
      }
      return load.plan;
    },
  };
}

function isSame(one: ReadonlyMap<number, Entry>, other: ReadonlyMap<number, Entry>): boolean {
  if (one.size !== other.size) return false;
  for (const [id, entry] of one) if (other.get(id) !== entry) return false;
  return true;
}

function withFirstVersion(plan: Plan, version: number): Plan {
  if (version === 1) return plan;
  const added = plan.added.map((entry) => (plan.fresh.has(entry) ? { ...entry, version } : entry));
  return { ...plan, added };
}
