import { useCallback, useMemo } from 'react';
import { useAppState } from '../../stores/app-state.tsx';
import { useTranslate } from '../messages/use-translate.tsx';
import { createTimeWords } from './time-words.ts';

/** Gives what writes a moment as the time of the day, with the day where that is not today. */
export function useMoment(): (at: number) => string {
  const { clock } = useAppState();
  const t = useTranslate();
  const time = useMemo(() => createTimeWords(t), [t]);
  return useCallback((at: number) => time.moment(at, clock()), [time, clock]);
}
