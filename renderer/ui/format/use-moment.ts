import { useCallback, useMemo } from 'react';
import { useAppState } from '../../state/app-state.tsx';
import { useText } from '../text/text.tsx';
import { createTimeWords } from './time-words.ts';

/** Gives what writes a moment as the time of the day, with the day where that is not today. */
export function useMoment(): (at: number) => string {
  const { clock } = useAppState();
  const text = useText();
  const time = useMemo(() => createTimeWords(text.time), [text]);
  return useCallback((at: number) => time.moment(at, clock()), [time, clock]);
}
