import type { SimilarQuestion } from '../../../shared/question.ts';
import { type Apart, createApart, withoutPair, withPair } from './apart.ts';
import { keyOf } from './keys.ts';
import { namedFor, withNamed } from './service-questions.ts';
import { createSides, type SidesPorts } from './sides.ts';
import { openRemembered, type RememberedPorts } from './similar-file.ts';
import type { FromService, Remembered } from './similar-format.ts';

/** What is known beside the library: which questions are no duplicates, and what the service answered. */
export interface Known {
  /** Resolves when it was read from the disk: until then nothing is known. Never rejects. */
  readonly ready: Promise<void>;
  /** Questions of the service by their ids. */
  readonly service: ReadonlyMap<number, FromService>;
  readonly apart: Apart;
  /** What the service said of others beside this question of the library, by their ids; the newest of each. */
  scoresFor(id: number): ReadonlyMap<number, number>;
  /**
   * Remembers or forgets, on disk, that two are no duplicates. Rejects with AppError('not-found'), ('bad-input'), and as
   * `RememberedFile.change` does.
   */
  setDifferent(a: number, b: number, different: boolean): Promise<void>;
  /** Remembers, on disk, what the service answered to the create of a question. Rejects as `setDifferent` does. */
  remember(forId: number, list: readonly SimilarQuestion[]): Promise<void>;
  /** Waits for the disk. */
  close(): Promise<void>;
}

export interface KnownPorts extends Omit<RememberedPorts, 'onChange'> {
  library: SidesPorts['library'];
  /** Called after it became more or less, with the questions of the service that are new, other ones, or gone. */
  onChange: (service: readonly number[]) => void;
}

export function createKnown(ports: KnownPorts): Known {
  const { clock, onChange } = ports;
  let service: ReadonlyMap<number, FromService> = new Map();
  const sides = createSides({ library: ports.library, isOfService: (id) => service.has(id) });
  const apartOf = ({ different }: Remembered) =>
    createApart(different, { keyOf, isStill: sides.isStill, haveSameTitle: sides.haveSameTitle });
  let apart = apartOf({ different: [], service: [] });

  const file = openRemembered({
    ...ports,
    onChange(before, now) {
      service = new Map(now.service.map((one) => [one.question.id, one]));
      apart = apartOf(now);
      const old = new Set(before.service);
      const fresh = now.service.filter((one) => !old.has(one));
      const gone = before.service.filter(({ question }) => !service.has(question.id));
      onChange([...fresh, ...gone].map(({ question }) => question.id));
    },
  });
  return {
    ready: file.ready,
    get service() {
      return service;
    },
    get apart() {
      return apart;
    },
    scoresFor: (id) => {
      const side = sides.find(id);
      return side ? namedFor(service.values(), side) : new Map();
    },
    async setDifferent(a, b, different) {
      await file.ready;
      const pair = sides.pair(a, b, clock.now());
      await file.change((now) => {
        const pairs = different
          ? withPair(now.different, pair, sides.isStill)
          : withoutPair(now.different, pair);
        return pairs === now.different ? now : { ...now, different: pairs };
      });
    },
    async remember(forId, list) {
      await file.ready;
      const named = { side: sides.of(forId), at: clock.now() };
      if (list.length === 0) return;
      await file.change((now) => ({ ...now, service: withNamed(now.service, list, named) }));
    },
    close: file.close,
  };
}
