import { useState } from 'react';
import { ALL_WEEKDAYS, findFreeDates } from '../../../shared/library/calendar-date.ts';
import { createEmptyFilter } from '../../../shared/library/library-filter.ts';
import { formatList, type Translate } from '../../../shared/messages/translate.ts';
import { fetchPlannedDates, MAX_ROWS_PER_REQUEST } from '../../features/question/planned-questions.ts';
import type { useBulkCommands } from '../../features/question/use-bulk-commands.ts';
import { WeekdayBoxes } from '../../features/question/weekday-boxes.tsx';
import { useAppStores } from '../../stores/app-stores.tsx';
import { useToast } from '../../ui/feedback/toast.tsx';
import { useErrorToast } from '../../ui/feedback/use-error-toast.ts';
import { DateField } from '../../ui/fields/date-field.tsx';
import { useTranslate } from '../../ui/messages/use-translate.tsx';
import { FormDialog } from '../../ui/overlays/form-dialog.tsx';
import { fillDates } from './weekday-themes.ts';

/** Returns a message about dates without a question for their theme, or null if there are none. */
function formatUnfilled(unfilled: ReadonlyMap<string, number>, t: Translate): string | null {
  if (unfilled.size === 0) return null;
  const count = [...unfilled.values()].reduce((sum, dates) => sum + dates, 0);
  return t('library.plan.unfilled', { count, themes: formatList(t, [...unfilled.keys()]) });
}

/**
 * Plans unplanned questions for free dates in a range. Finished questions are planned first, and then drafts,
 * in list order. A weekday's theme selects questions by tag.
 */
export function FillDatesDialog(props: {
  /** The dates until others are typed. They can change at midnight. */
  first: string;
  last: string;
  /** The search that questions must match. */
  search: string;
  /** The tag for each weekday. */
  themes: readonly string[];
  setPrivateField: ReturnType<typeof useBulkCommands>['setPrivateField'];
  onClose: () => void;
}) {
  const { themes } = props;
  const { connection } = useAppStores();
  const t = useTranslate();
  const toast = useToast();
  const attempt = useErrorToast();
  const [typedFirst, setFirst] = useState<string | null>();
  const [typedLast, setLast] = useState<string | null>();
  const first = typedFirst === undefined ? props.first : typedFirst;
  const last = typedLast === undefined ? props.last : typedLast;
  const [weekdays, setWeekdays] = useState(ALL_WEEKDAYS);
  const fill = () =>
    attempt(async () => {
      if (first === null || last === null) return false;
      const fetchUnplanned = async (tags: string[]) => {
        const { rows } = await connection.call('library.list', {
          section: 'all',
          search: props.search,
          filter: { ...createEmptyFilter(), unplanned: true, tags },
          sort: 'edited',
          offset: 0,
          limit: MAX_ROWS_PER_REQUEST,
        });
        return rows.toSorted((a, b) => Number(a.state === 'draft') - Number(b.state === 'draft'));
      };
      // Each theme has a separate request, because the first rows may not include its questions.
      const tags = [...new Set(themes.filter((theme) => theme !== ''))];
      const lists = await Promise.all([[], ...tags.map((tag) => [tag])].map(fetchUnplanned));
      const candidates = new Map(lists.flat().map((row) => [row.id, row]));
      const taken = await fetchPlannedDates(connection, first, new Set());
      const dates = findFreeDates(first, MAX_ROWS_PER_REQUEST, { taken, weekdays }).filter(
        (date) => date <= last,
      );
      if (dates.length === 0) {
        toast({ message: t('library.plan.noFreeDates') });
        return false;
      }
      const { values, unfilled } = fillDates(dates, [...candidates.values()], themes);
      const missing = formatUnfilled(unfilled, t);
      if (values.length === 0 && missing !== null) {
        toast({ message: missing });
        return false;
      }
      return props.setPrivateField({ name: 'plannedFor', values }, (count) =>
        [t('library.done.spread', { count }), ...(missing === null ? [] : [missing])].join('. '),
      );
    });
  return (
    <FormDialog
      title={t('library.plan.fillTitle')}
      help={t('library.plan.fillHelp')}
      onClose={props.onClose}
      action={t('library.plan.fillTitle')}
      disabled={first === null || last === null || weekdays.size === 0}
      onSubmit={fill}
    >
      <DateField label={t('library.plan.day')} value={first} onChange={setFirst} autoFocus />
      <DateField label={t('library.plan.lastDay')} value={last} onChange={setLast} />
      <WeekdayBoxes value={weekdays} onChange={setWeekdays} />
    </FormDialog>
  );
}
