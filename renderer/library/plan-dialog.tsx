import { useState } from 'react';
import { daysFrom } from '../../shared/days.ts';
import { Button } from '../ui/controls/button.tsx';
import { DateField } from '../ui/controls/date-field.tsx';
import { RadioList } from '../ui/controls/radio-list.tsx';
import { createTimeWords } from '../ui/format/time-words.ts';
import { Dialog } from '../ui/overlays/dialog.tsx';
import type { useBulk } from '../ui/question/use-bulk.ts';
import { useText } from '../ui/text/text.tsx';

/** For which day, or days, many questions are planned. */
export function PlanDialog(props: {
  /** In the order of the list. */
  ids: readonly number[];
  onPlan: ReturnType<typeof useBulk>['plan'];
  onClose: () => void;
}) {
  const words = useText().library;
  const text = useText();
  const { ids } = props;
  const [day, setDay] = useState<string | null>(null);
  const [way, setWay] = useState<'each' | 'same'>('each');
  const apply = async (plans: { id: number; day: string | null }[], said: (count: number) => string) => {
    if (await props.onPlan(plans, said)) props.onClose();
  };
  const plan = () => {
    if (day === null) return;
    const isSpread = way === 'each' && ids.length > 1;
    const days = isSpread ? daysFrom(day, ids.length) : ids.map(() => day);
    const name = createTimeWords(text.time).day(day);
    void apply(
      ids.map((id, at) => ({ id, day: days[at] ?? day })),
      (count) => (isSpread ? words.done.spread(count) : words.done.planned(count, name)),
    );
  };
  return (
    <Dialog
      title={words.bulk.plan(ids.length).replace('…', '')}
      help={words.plan.help}
      onClose={props.onClose}
      onSubmit={plan}
      foot={
        <>
          <Button
            variant="ghost"
            onPress={() =>
              void apply(
                ids.map((id) => ({ id, day: null })),
                words.done.unplanned,
              )
            }
          >
            {words.plan.clear}
          </Button>
          <Button variant="ghost" onPress={props.onClose}>
            {text.frame.cancel}
          </Button>
          <Button variant="primary" submit disabled={day === null}>
            {words.plan.apply}
          </Button>
        </>
      }
    >
      <DateField label={ids.length > 1 ? words.plan.day : words.plan.field} value={day} onChange={setDay} />
      {ids.length > 1 && (
        <RadioList
          label={words.plan.title}
          choices={[
            { id: 'each', label: words.plan.oneADay },
            { id: 'same', label: words.plan.sameDay },
          ]}
          value={way}
          onChange={setWay}
        />
      )}
    </Dialog>
  );
}
