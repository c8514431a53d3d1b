import { useState } from 'react';
import { type Fault, type FaultKind, faultSchema, operationSchema } from '../../../../shared/local-api/fault.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Select } from '../../../ui/choices/select.tsx';
import { Slider } from '../../../ui/fields/slider.tsx';
import { useTranslate } from '../../../ui/messages/use-translate.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { KindFields, USUAL } from './fault-fields.tsx';
import { Hint } from '../panel-section.tsx';

const OPERATIONS = ['*', ...operationSchema.options] as const;
const KINDS = faultSchema.options.map((option) => option.shape.kind.value);
/** Any fault that there is, for one operation or all, as often as wished. */
export function FaultDialog(props: { onAdd: (fault: Fault) => void; onClose: () => void }) {
  const t = useTranslate();

  const [kind, setKind] = useState<FaultKind>('drop-after');
  const [operation, setOperation] = useState<(typeof OPERATIONS)[number]>('*');
  const [percent, setPercent] = useState(100);
  const [parameters, setParameters] = useState(USUAL);
  const fault = faultSchema.safeParse({ ...parameters, kind, operation, probability: percent / 100 });
  const add = () => {
    if (!fault.success) return;
    props.onAdd(fault.data);
    props.onClose();
  };
  return (
    <Dialog
      title={t('localApi.faults.addTitle')}
      onClose={props.onClose}
      onSubmit={add}
      foot={
        <>
          <Button variant="ghost" onPress={props.onClose}>
            {t('frame.cancel')}
          </Button>
          <Button variant="primary" submit disabled={!fault.success}>
            {t('localApi.faults.addDo')}
          </Button>
        </>
      }
    >
      <Select
        label={t('localApi.faults.kind')}
        choices={KINDS.map((id) => ({ id, label: t(`localApi.faults.kinds.${id}`) }))}
        value={kind}
        onChange={setKind}
      />
      <Hint>{t(`localApi.faults.kindHelp.${kind}`)}</Hint>
      <KindFields
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
    </Dialog>
  );
}
