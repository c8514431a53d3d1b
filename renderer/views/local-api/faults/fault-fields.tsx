import { type FaultKind, faultSchema } from '../../../../shared/local-api/fault.ts';
import { Stepper } from '../../../ui/fields/stepper.tsx';
import { Problem, TextField } from '../../../ui/fields/text-field.tsx';
import { useTranslate } from '../../../ui/messages/use-translate.tsx';

const MOST_MS = 60_000;
/** A day, in seconds. */
const MOST_RETRY = 86_400;

/** What can be filled in; each kind of fault takes what it knows of it. */
export interface Parameters {
  ms: number;
  jitter: number;
  status: number;
  retryAfter: number;
  type: string;
}

/** What stands in the fields at first. */
export const USUAL: Parameters = { ms: 1000, jitter: 0, status: 503, retryAfter: 5, type: 'text/html' };

/** What one kind needs to know. */
export function KindFields(props: {
  kind: FaultKind;
  value: Parameters;
  onChange: (change: Partial<Parameters>) => void;
}) {
  const t = useTranslate();
  const { kind, value, onChange } = props;
  switch (kind) {
    case 'delay':
      return (
        <>
          <Stepper
            label={t('localApi.faults.wait')}
            unit={t('localApi.faults.ms')}
            value={value.ms}
            max={MOST_MS}
            step={50}
            wide
            onChange={(ms) => onChange({ ms })}
          />
          <Stepper
            label={t('localApi.faults.jitter')}
            unit={t('localApi.faults.ms')}
            value={value.jitter}
            max={MOST_MS}
            step={50}
            wide
            onChange={(jitter) => onChange({ jitter })}
          />
        </>
      );
    case 'slow-body':
      return (
        <Stepper
          label={t('localApi.faults.over')}
          unit={t('localApi.faults.ms')}
          value={value.ms}
          max={MOST_MS}
          step={50}
          wide
          onChange={(ms) => onChange({ ms })}
        />
      );
    case 'status':
      return (
        <Stepper
          label={t('localApi.faults.status')}
          value={value.status}
          min={400}
          max={599}
          onChange={(status) => onChange({ status })}
        />
      );
    case 'rate-limit':
      return (
        <Stepper
          label={t('localApi.faults.retryAfter')}
          unit={t('localApi.faults.seconds')}
          value={value.retryAfter}
          max={MOST_RETRY}
          onChange={(retryAfter) => onChange({ retryAfter })}
        />
      );
    case 'wrong-type': {
      const isWrong = !faultSchema.safeParse({ kind, operation: '*', type: value.type }).success;
      return (
        <TextField
          label={t('localApi.faults.type')}
          value={value.type}
          dir="ltr"
          spellCheck={false}
          invalid={isWrong}
          problems={isWrong && <Problem level="problem">{t('localApi.faults.typeWrong')}</Problem>}
          onChange={(type) => onChange({ type })}
        />
      );
    }
    default:
      return null;
  }
}
