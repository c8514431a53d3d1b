import { createNodeFiles, type Files } from '../../electron/host/files.ts';
import type { Library } from '../../electron/host/library/library.ts';
import { createSetAside } from '../../electron/host/library/recovery/set-aside.ts';
import { systemClock, systemTimers } from '../../electron/host/node-ports.ts';
import type { Clock, Log, Timers } from '../../electron/host/ports.ts';
import { createSimilarEngine } from '../../electron/host/similar/engine/create-engine.ts';
import type { SimilarEngine } from '../../electron/host/similar/engine/engine.ts';
import { createWords } from '../../electron/host/similar/engine/words.ts';
import { createLexicon } from '../../electron/host/similar/lexicon/create-lexicon.ts';
import type { Meaning } from '../../electron/host/similar/meaning/meaning.ts';
import type { StartThread } from '../../electron/host/similar/meaning/thread.ts';
import { createSimilar, type Similar } from '../../electron/host/similar/similar.ts';
import { silentLog } from './silent-log.ts';

/** Similar questions over a library in `dir`, as the host has them; tell it of changes through `changed`. */
export function similarOver(
  { dir, library }: { dir: string; library: Library },
  given: {
    files?: Files;
    clock?: Clock;
    timers?: Timers;
    log?: Log;
    createEngine?: (meaning: Meaning) => SimilarEngine;
    startThread?: StartThread | null;
    onChange?: () => void;
  } = {},
): Similar {
  const { files = createNodeFiles(), log = silentLog } = given;
  const lexicon = createLexicon();
  const words = createWords(lexicon);
  return createSimilar({
    dir,
    files,
    clock: systemClock,
    timers: systemTimers,
    log,
    library,
    setAside: createSetAside({ dir, files, log, onChange() {} }),
    createEngine: (meaning) => createSimilarEngine({ lexicon, words, meaning }),
    startThread: null,
    ownIdOf: ({ messageID }) => (messageID === null ? undefined : library.questionByMessage(messageID)?.id),
    onChange() {},
    ...given,
  });
}
