import { useState } from 'react';
import {
  type Fault,
  type FaultKind,
  faultSchema,
  operationSchema,
} from '../../../../shared/local-api/injected-fault.ts';
import { Select } from '../../../ui/choices/select.tsx';
import { Slider } from '../../../ui/fields/slider.tsx';
import { Stepper } from '../../../ui/fields/stepper.tsx';
import { Problem, TextField } from '../../../ui/fields/text-field.tsx';
import { useTranslate } from '../../../ui/messages/use-translate.tsx';
import { FormDialog } from '../../../ui/overlays/form-dialog.tsx';
import { Hint } from '../panel-section.tsx';

const OPERATIONS = ['*', ...operationSchema.options] as const;
const KINDS = faultSchema.options.map((option) => option.shape.kind.value);
/** Adds a fault of any kind, for one operation or all, with a probability. */
export function FaultDialog(props: { onAdd: (fault: Fault) => void; onClose: () => void }) {
  const t = useTranslate();

  const [kind, setKind] = useState<FaultKind>('drop-after');
  const [operation, setOperation] = useState<(typeof OPERATIONS)[number]>('*');
  const [percent, setPercent] = useState(100);
  const [parameters, setParameters] = useState(DEFAULT_PARAMETERS);
  const fault = faultSchema.safeParse({ ...parameters, kind, operation, probability: percent / 100 });
  const add = async () => {
    if (fault.success) props.onAdd(fault.data);
    return fault.success;
  };
  return (
    <FormDialog
      title={t('localApi.faults.addTitle')}
      onClose={props.onClose}
      action={t('localApi.faults.addDo')}
      disabled={!fault.success}
      onSubmit={add}
    >
      <Select
        label={t('localApi.faults.kind')}
        choices={KINDS.map((id) => ({ id, label: t(`localApi.faults.kinds.${id}`) }))}
        value={kind}
        onChange={setKind}
      />
      <Hint>{t(`localApi.faults.kindHelp.${kind}`)}</Hint>
      <FaultParameterFields
        kind={kind}
        value={parameters}
        onChange={(change) => setParameters((now) => ({ ...now, ...change }))}
      />
      <Select
        label={t('localApi.faults.operation')}
        choices={OPERATIONS.map((id) => ({ id, label: t(`localApi.faults.operations.${id}`) }))}
        value={operation}
        onChange={setOperation}
      />
      <Slider
        label={t('localApi.faults.probability')}
        value={percent}
        min={1}
        max={100}
        step={1}
        words={(percent) => t('localApi.faults.percent', { percent })}
        onChange={setPercent}
      />
    </FormDialog>
  );
}

const MAX_DELAY_MS = 60_000;
/** 1 day. */
const MAX_RETRY_AFTER_S = 86_400;

/** The parameters of all kinds; each kind uses some of them. */
interface FaultParameters {
  ms: number;
  jitter: number;
  status: number;
  retryAfter: number;
  type: string;
}

const DEFAULT_PARAMETERS: FaultParameters = {
  ms: 1000,
  jitter: 0,
  status: 503,
  retryAfter: 5,
  type: 'text/html',
};

/** The fields of one kind of fault. */
function FaultParameterFields(props: {
  kind: FaultKind;
  value: FaultParameters;
  onChange: (change: Partial<FaultParameters>) => void;
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
            max={MAX_DELAY_MS}
            step={50}
            wide
            onChange={(ms) => onChange({ ms })}
          />
          <Stepper
            label={t('localApi.faults.jitter')}
            unit={t('localApi.faults.ms')}
            value={value.jitter}
            max={MAX_DELAY_MS}
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
          max={MAX_DELAY_MS}
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
          max={MAX_RETRY_AFTER_S}
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
