import { useState } from 'react';
import { ALL_WEEKDAYS, findFreeDates, listDaysFrom } from '../../../shared/library/calendar-date.ts';
import { fetchPlannedDates } from '../../features/question/planned-questions.ts';
import type { useBulkCommands } from '../../features/question/use-bulk-commands.ts';
import { WeekdayBoxes } from '../../features/question/weekday-boxes.tsx';
import { useAppStores } from '../../stores/app-stores.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { RadioList } from '../../ui/choices/radio-list.tsx';
import { useErrorToast } from '../../ui/feedback/use-error-toast.ts';
import { DateField } from '../../ui/fields/date-field.tsx';
import { createTimeFormat } from '../../ui/format/time-format.ts';
import { useToday } from '../../ui/hooks/use-today.ts';
import { useTranslate } from '../../ui/messages/use-translate.tsx';
import { FormDialog } from '../../ui/overlays/form-dialog.tsx';

/**
 * How dates are assigned: consecutive dates (`each`), the same date, or only dates without planned questions
 * (`gaps`).
 */
type Assignment = 'each' | 'same' | 'gaps';

/** Plans questions for one date, for consecutive dates, or for free dates. */
export function PlanDialog(props: {
  ids: readonly number[];
  setPrivateField: ReturnType<typeof useBulkCommands>['setPrivateField'];
  onClose: () => void;
}) {
  const t = useTranslate();
  const { clock, connection } = useAppStores();
  const attempt = useErrorToast();

  const { ids } = props;
  const isSeveral = ids.length > 1;
  const today = useToday(clock);
  const [typedDay, setTypedDay] = useState<string | null>(null);
  // Today isn't copied, because the dialog can stay open over midnight.
  const [isToday, setIsToday] = useState(false);
  const day = isToday ? today : typedDay;
  const [assignment, setAssignment] = useState<Assignment>(isSeveral ? 'each' : 'same');
  const [weekdays, setWeekdays] = useState(ALL_WEEKDAYS);
  const apply = (values: { id: number; plannedFor?: string }[], formatMessage: (count: number) => string) =>
    props.setPrivateField({ name: 'plannedFor', values }, formatMessage);
  const clear = async () => {
    const isDone = await apply(
      ids.map((id) => ({ id })),
      (count) => t('library.done.unplanned', { count }),
    );
    if (isDone) props.onClose();
  };
  const assignDates = async (first: string): Promise<string[]> => {
    if (assignment === 'same') return ids.map(() => first);
    if (assignment === 'each') return listDaysFrom(first, ids.length);
    const taken = await fetchPlannedDates(connection, first, new Set(ids));
    return findFreeDates(first, ids.length, { taken, weekdays });
  };
  const plan = () =>
    attempt(async () => {
      if (day === null) return false;
      const dates = await assignDates(day);
      const name = createTimeFormat(t).day(dates[0] ?? day);
      return apply(
        ids.map((id, at) => ({ id, plannedFor: dates[at] ?? day })),
        (count) =>
          assignment === 'same' || !isSeveral
            ? t('library.done.planned', { count, day: name })
            : t('library.done.spread', { count }),
      );
    });
  const choose = (chosen: Assignment) => {
    setAssignment(chosen);
    if (chosen === 'gaps' && day === null) setIsToday(true);
  };
  return (
    <FormDialog
      title={t('library.bulk.planTitle', { count: ids.length })}
      help={t('library.plan.help')}
      onClose={props.onClose}
      action={t('library.plan.apply')}
      disabled={day === null || (assignment === 'gaps' && weekdays.size === 0)}
      extra={
        <Button variant="ghost" onPress={() => void clear()}>
          {t('library.plan.clear')}
        </Button>
      }
      onSubmit={plan}
    >
      <DateField
        label={assignment === 'same' ? t('library.plan.field') : t('library.plan.day')}
        value={day}
        onChange={(typed) => {
          setIsToday(false);
          setTypedDay(typed);
        }}
        autoFocus
      />
      <RadioList
        label={t('library.plan.title')}
        choices={[
          ...(isSeveral ? [{ id: 'each' as const, label: t('library.plan.oneADay') }] : []),
          { id: 'same', label: isSeveral ? t('library.plan.sameDay') : t('library.plan.onDate') },
          { id: 'gaps', label: isSeveral ? t('library.plan.fillGaps') : t('library.plan.nextFree') },
        ]}
        value={assignment}
        onChange={choose}
      />
      {assignment === 'gaps' && <WeekdayBoxes value={weekdays} onChange={setWeekdays} />}
    </FormDialog>
  );
}
