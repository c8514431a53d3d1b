import { useMemo } from 'react';
import { useTranslate } from '../../ui/messages/use-translate.tsx';

/** Returns functions that format numbers in the UI language. */
export function useNumberFormat() {
  const t = useTranslate();
  return useMemo(() => {
    const locale = t('time.locale');
    const whole = new Intl.NumberFormat(locale);
    const decimal = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
    const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
    return {
      count: (value: number) => whole.format(value),
      /** Formats an average. Returns a dash if the count is 0. */
      average: (sum: number, count: number) => (count === 0 ? '–' : decimal.format(sum / count)),
      percent: (share: number) => percent.format(share),
    };
  }, [t]);
}
