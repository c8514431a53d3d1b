import { judgeLength } from '../../shared/count.ts';
import { type CountedField, LIMITS } from '../../shared/limits.ts';
import { Counter } from '../ui/field.tsx';
import { useText } from '../ui/text/text.tsx';
import { counterTone } from './counter-tone.ts';

/** The count of a field, as soon as it is of interest. */
export function LengthCounter({ field, value, id }: { field: CountedField; value: string; id?: string }) {
  const text = useText().editor;
  const { max } = LIMITS[field];
  const { verdict, lengths, over } = judgeLength(value, LIMITS[field]);
  const length = lengths.codePoints;
  const tone = counterTone(length, max, verdict);
  if (tone === 'hidden') return null;
  return (
    <Counter tone={tone} {...(id === undefined ? {} : { id })}>
      {tone === 'over' ? text.countOver(length, max, over) : text.count(length, max)}
    </Counter>
  );
}
