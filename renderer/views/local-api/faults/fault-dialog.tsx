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
/** Adds a fault of any kind with a probability, for one operation or all. */
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
        formatValue={(percent) => t('localApi.faults.percent', { percent })}
        onChange={setPercent}
      />
    </FormDialog>
  );
}

const MAX_DELAY_MS = 60_000;
/** One day. */
const MAX_RETRY_AFTER_S = 86_400;

/** The parameters of all fault kinds. Each kind uses some of them. */
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

interface NumberField {
  field: keyof Omit<FaultParameters, 'type'>;
  label: 'wait' | 'jitter' | 'over' | 'status' | 'retryAfter';
  unit?: 'ms' | 'seconds';
  min?: number;
  max: number;
  step?: number;
  wide?: boolean;
}

const MILLISECONDS = { field: 'ms', unit: 'ms', max: MAX_DELAY_MS, step: 50, wide: true } as const;

const NUMBER_FIELDS: Partial<Record<FaultKind, readonly NumberField[]>> = {
  delay: [
    { ...MILLISECONDS, label: 'wait' },
    { ...MILLISECONDS, label: 'jitter', field: 'jitter' },
  ],
  'slow-body': [{ ...MILLISECONDS, label: 'over' }],
  status: [{ field: 'status', label: 'status', min: 400, max: 599 }],
  'rate-limit': [{ field: 'retryAfter', label: 'retryAfter', unit: 'seconds', max: MAX_RETRY_AFTER_S }],
};

function FaultParameterFields(props: {
  kind: FaultKind;
  value: FaultParameters;
  onChange: (change: Partial<FaultParameters>) => void;
}) {
  const t = useTranslate();
  const { kind, value, onChange } = props;
  if (kind === 'wrong-type') {
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
  return NUMBER_FIELDS[kind]?.map(({ field, label, unit, ...limits }) => (
    <Stepper
      key={field}
      label={t(`localApi.faults.${label}`)}
      {...(unit && { unit: t(`localApi.faults.${unit}`) })}
      {...limits}
      value={value[field]}
      onChange={(next) => onChange({ [field]: next })}
    />
  ));
}
