import { useState } from 'react';
import { daysFrom } from '../../../shared/library/calendar-date.ts';
import type { useBulkCommands } from '../../features/question/use-bulk-commands.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { RadioList } from '../../ui/choices/radio-list.tsx';
import { DateField } from '../../ui/fields/date-field.tsx';
import { createTimeFormat } from '../../ui/format/time-format.ts';
import { useTranslate } from '../../ui/messages/use-translate.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';

/** Plans several questions for a date, or for consecutive dates. */
export function PlanDialog(props: {
  ids: readonly number[];
  setPrivateField: ReturnType<typeof useBulkCommands>['setPrivateField'];
  onClose: () => void;
}) {
  const t = useTranslate();

  const { ids } = props;
  const [day, setDay] = useState<string | null>(null);
  const [way, setWay] = useState<'each' | 'same'>('each');
  const apply = async (values: { id: number; plannedFor?: string }[], said: (count: number) => string) => {
    if (await props.setPrivateField({ name: 'plannedFor', values }, said)) props.onClose();
  };
  const plan = () => {
    if (day === null) return;
    const isSpread = way === 'each' && ids.length > 1;
    const days = isSpread ? daysFrom(day, ids.length) : ids.map(() => day);
    const name = createTimeFormat(t).day(day);
    void apply(
      ids.map((id, at) => ({ id, plannedFor: days[at] ?? day })),
      (count) =>
        isSpread ? t('library.done.spread', { count }) : t('library.done.planned', { count, day: name }),
    );
  };
  return (
    <Dialog
      title={t('library.bulk.planTitle', { count: ids.length })}
      help={t('library.plan.help')}
      onClose={props.onClose}
      onSubmit={plan}
      foot={
        <>
          <Button
            variant="ghost"
            onPress={() =>
              void apply(
                ids.map((id) => ({ id })),
                (count) => t('library.done.unplanned', { count }),
              )
            }
          >
            {t('library.plan.clear')}
          </Button>
          <Button variant="ghost" onPress={props.onClose}>
            {t('frame.cancel')}
          </Button>
          <Button variant="primary" submit disabled={day === null}>
            {t('library.plan.apply')}
          </Button>
        </>
      }
    >
      <DateField
        label={ids.length > 1 ? t('library.plan.day') : t('library.plan.field')}
        value={day}
        onChange={setDay}
      />
      {ids.length > 1 && (
        <RadioList
          label={t('library.plan.title')}
          choices={[
            { id: 'each', label: t('library.plan.oneADay') },
            { id: 'same', label: t('library.plan.sameDay') },
          ]}
          value={way}
          onChange={setWay}
        />
      )}
    </Dialog>
  );
}
