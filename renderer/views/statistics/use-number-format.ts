import { useMemo } from 'react';
import { useTranslate } from '../../ui/messages/use-translate.tsx';

/** Formats numbers in the language of the app. */
export function useNumberFormat() {
  const t = useTranslate();
  return useMemo(() => {
    const locale = t('time.locale');
    const whole = new Intl.NumberFormat(locale);
    const decimal = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
    const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
    return {
      count: (value: number) => whole.format(value),
      /** A dash without anything to divide by. */
      average: (sum: number, count: number) => (count === 0 ? '–' : decimal.format(sum / count)),
      percent: (share: number) => percent.format(share),
    };
  }, [t]);
}
