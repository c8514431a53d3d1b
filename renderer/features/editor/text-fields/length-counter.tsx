import { judgeLength } from '../../../../shared/checks/count.ts';
import { type CountedField, LIMITS } from '../../../../shared/question/fields.ts';
import { useAppState } from '../../../stores/app-state.tsx';
import { useStore } from '../../../stores/store.ts';
import { Counter } from '../../../ui/fields/text-field.tsx';
import { useTranslate } from '../../../ui/messages/use-translate.tsx';
import { counterTone } from './counter-tone.ts';
import { useCounterNews } from './use-counter-news.ts';

/** The count of a field, as soon as it is of interest, or all the time where the settings say so. */
export function LengthCounter({ field, value, id }: { field: CountedField; value: string; id?: string }) {
  const t = useTranslate();
  const isAlways = useStore(useAppState().settings)?.counters === 'always';
  const { max } = LIMITS[field];
  const { verdict, lengths, over } = judgeLength(value, LIMITS[field]);
  const length = lengths.codePoints;
  const tone = counterTone(length, max, verdict);
  useCounterNews(tone, t('editor.countNews', { field: t(`questionFields.${field}`), length, max, over }));
  if (tone === 'hidden' && !isAlways) return null;
  return (
    <Counter tone={tone === 'hidden' ? 'quiet' : tone} {...(id === undefined ? {} : { id })}>
      {tone === 'over' ? t('editor.countOver', { length, max, over }) : t('editor.count', { length, max })}
    </Counter>
  );
}
