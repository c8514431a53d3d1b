import type { SimilarText } from '../../../shared/similar.ts';
import type { Library } from '../library/library.ts';
import type { Known } from './known.ts';
import { type Shown, shownEntry, shownOfService } from './present.ts';
import type { FromService } from './remembered-format.ts';
import type { SimilarIndex } from './similar-index.ts';

/** What is shown of a question beside a text; null where it is not there any more. */
export type Show = (key: number, beside: { text: SimilarText; serviceScore: number | null }) => Shown | null;

export interface ShowPorts {
  library: Pick<Library, 'find'>;
  known: Pick<Known, 'service'>;
  index: Pick<SimilarIndex, 'engine'>;
}

export const createShow =
  ({ library, known, index }: ShowPorts): Show =>
  (key, { text, serviceScore }) => {
    const more = { marks: index.engine().marks(text, key), serviceScore };
    if (key < 0) {
      const question = known.service.get(-key);
      return question ? shownOfService(question, more) : null;
    }
    const entry = library.find(key);
    return entry?.removedAt === null ? shownEntry(entry, more) : null;
  };

/** Which questions of the service are questions of the library as well. */
export interface Own {
  /** The key that it is shown by: its own where it is not in the library. */
  keyOf(serviceId: number): number;
}

/** `ownIdOf`: see `SimilarPorts`. */
export const createOwn = (
  known: Pick<Known, 'service'>,
  ownIdOf: (question: FromService['question']) => number | undefined,
): Own => ({
  keyOf(serviceId) {
    const found = known.service.get(serviceId);
    return (found && ownIdOf(found.question)) ?? -serviceId;
  },
});
