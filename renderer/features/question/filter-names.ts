import type { DateRange, LibraryFilter } from '../../../shared/library/library-filter.ts';
import type { Translate } from '../../../shared/messages/translate.ts';
import type { TimeFormat } from '../../ui/format/time-format.ts';

/** Lists the names of a filter's active conditions, in the order of the filter menu. */
export function formatFilterNames(
  filter: LibraryFilter,
  now: number,
  time: TimeFormat,
  t: Translate,
): string {
  const only = (['problems', 'image', 'duplicates', 'unplanned'] as const).filter((name) => filter[name]);
  return [
    ...filter.states.map((state) => t(`frame.states.${state}`)),
    ...only.map((name) => t(`library.filter.${name}`)),
    ...filter.origins.map((origin) => t(`library.filter.origins.${origin}`)),
    ...filter.tags,
    ...(filter.dates ? [formatRange(filter.dates)] : []),
  ].join(', ');

  function formatRange({ of, from, to }: DateRange): string {
    const kind = t(`library.filter.dateKinds.${of}`);
    const name = (day: string) => time.shortDay(day, now);
    if (from === null) return t('list.dates.until', { kind, to: to === null ? '' : name(to) });
    if (to === null) return t('list.dates.from', { kind, from: name(from) });
    return t('list.dates.between', { kind, from: name(from), to: name(to) });
  }
}
