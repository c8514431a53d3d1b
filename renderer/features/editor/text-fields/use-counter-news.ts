import { useEffect, useRef } from 'react';
import { useAnnounce } from '../../../ui/feedback/announce.tsx';
import type { CounterTone } from './counter-tone.ts';

/** How long typing has to rest before a count is said, in milliseconds: behind what is said of problems. */
const REST = 1500;

const isLoud = (tone: CounterTone): boolean => tone === 'near' || tone === 'over';

/** Says a count once when it has come near its limit or over it, and typing rests; not again before that changes. */
export function useCounterNews(tone: CounterTone, words: string): void {
  const announce = useAnnounce();
  const said = useRef(tone);
  useEffect(() => {
    if (said.current === tone) return;
    if (!isLoud(tone)) {
      said.current = tone;
      return;
    }
    const timer = setTimeout(() => {
      said.current = tone;
      announce(words);
    }, REST);
    return () => clearTimeout(timer);
  }, [tone, words, announce]);
}
