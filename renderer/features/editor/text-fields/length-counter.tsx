import { useEffect, useRef } from 'react';
import { type CountedField, LIMITS } from '../../../../shared/question/fields.ts';
import { judgeLength, type LengthVerdict } from '../../../../shared/question/text-length.ts';
import { useAppState } from '../../../stores/app-state.tsx';
import { useStore } from '../../../stores/primitives/external-store.ts';
import { useAnnounce } from '../../../ui/feedback/announce.tsx';
import { Counter } from '../../../ui/fields/text-field.tsx';
import { useTranslate } from '../../../ui/messages/use-translate.tsx';

/** The count of a field, as soon as it is of interest, or all the time where the settings say so. */
export function LengthCounter({ field, value, id }: { field: CountedField; value: string; id?: string }) {
  const t = useTranslate();
  const isAlways = useStore(useAppState().settings)?.counters === 'always';
  const { max } = LIMITS[field];
  const { verdict, lengths, over } = judgeLength(value, LIMITS[field]);
  const length = lengths.codePoints;
  const tone = counterTone(length, max, verdict);
  useAnnounceCount(tone, t('editor.countNews', { field: t(`questionFields.${field}`), length, max, over }));
  if (tone === 'hidden' && !isAlways) return null;
  return (
    <Counter tone={tone === 'hidden' ? 'quiet' : tone} {...(id === undefined ? {} : { id })}>
      {tone === 'over' ? t('editor.countOver', { length, max, over }) : t('editor.count', { length, max })}
    </Counter>
  );
}

/** Shares of the maximum from which the count is shown, and shown in amber. */
const SHOWN_FROM_SHARE = 0.8;
const WARNING_FROM_SHARE = 0.9;

/** What a counter shows: nothing, a quiet count, one to be careful with, or how much is over. */
type CounterTone = 'hidden' | 'quiet' | 'near' | 'over';

/** How loud the counter of a field is, from its length in characters and the verdict on it. */
export function counterTone(length: number, max: number, verdict: LengthVerdict): CounterTone {
  if (verdict === 'over') return 'over';
  if (verdict === 'doubtful' || length >= max * WARNING_FROM_SHARE) return 'near';
  return length >= max * SHOWN_FROM_SHARE ? 'quiet' : 'hidden';
}

/** How long typing has to rest before a count is said, in milliseconds: behind what is said of problems. */
const ANNOUNCE_DELAY_MS = 1500;

const isAnnounced = (tone: CounterTone): boolean => tone === 'near' || tone === 'over';

/** Says a count once when it has come near its limit or over it, and typing rests; not again before that changes. */
function useAnnounceCount(tone: CounterTone, words: string): void {
  const announce = useAnnounce();
  const said = useRef(tone);
  useEffect(() => {
    if (said.current === tone) return;
    if (!isAnnounced(tone)) {
      said.current = tone;
      return;
    }
    const timer = setTimeout(() => {
      said.current = tone;
      announce(words);
    }, ANNOUNCE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [tone, words, announce]);
}
