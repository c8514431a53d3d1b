import { useEffect, useRef } from 'react';
import { type CountedField, LIMITS } from '../../../../shared/question/question-fields.ts';
import { judgeLength, type LengthVerdict } from '../../../../shared/question/text-length.ts';
import { useAppStores } from '../../../stores/app-stores.tsx';
import { useStore } from '../../../stores/primitives/external-store.ts';
import { useAnnounce } from '../../../ui/feedback/announce.tsx';
import { Counter } from '../../../ui/fields/text-field.tsx';
import { useTranslate } from '../../../ui/messages/use-translate.tsx';

/** Shows a field's length if it's close to the limit or the settings require the counter. */
export function LengthCounter({ field, value, id }: { field: CountedField; value: string; id?: string }) {
  const t = useTranslate();
  const isAlways = useStore(useAppStores().settings)?.counters === 'always';
  const { max } = LIMITS[field];
  const { verdict, lengths, over } = judgeLength(value, LIMITS[field]);
  const length = lengths.codePoints;
  const tone = getCounterTone(length, max, verdict);
  useAnnounceCount(tone, t('editor.countNews', { field: t(`questionFields.${field}`), length, max, over }));
  if (tone === 'hidden' && !isAlways) return null;
  return (
    <Counter tone={tone === 'hidden' ? 'quiet' : tone} {...(id === undefined ? {} : { id })}>
      {tone === 'over' ? t('editor.countOver', { length, max, over }) : t('editor.count', { length, max })}
    </Counter>
  );
}

/** The shares of the limit at which the count is shown, and at which it's shown as a warning. */
const SHOWN_FROM_SHARE = 0.8;
const WARNING_FROM_SHARE = 0.9;

type CounterTone = 'hidden' | 'quiet' | 'near' | 'over';

export function getCounterTone(length: number, max: number, verdict: LengthVerdict): CounterTone {
  if (verdict === 'over') return 'over';
  if (verdict === 'doubtful' || length >= max * WARNING_FROM_SHARE) return 'near';
  return length >= max * SHOWN_FROM_SHARE ? 'quiet' : 'hidden';
}

/** How long typing must pause before a count is announced. Problems are announced earlier. */
const ANNOUNCE_DELAY_MS = 1500;

const isAnnounced = (tone: CounterTone): boolean => tone === 'near' || tone === 'over';

/** Announces once that a count is close to its limit or exceeds it. */
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
