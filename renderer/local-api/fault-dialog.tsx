import { useState } from 'react';
import { type Fault, type FaultKind, faultSchema, operationSchema } from '../../shared/local-api/fault.ts';
import { Button } from '../ui/controls/button.tsx';
import { Select } from '../ui/controls/select.tsx';
import { Slider } from '../ui/controls/slider.tsx';
import { Dialog } from '../ui/overlays/dialog.tsx';
import { useText } from '../ui/text/text.tsx';
import { KindFields, USUAL } from './fault-fields.tsx';
import { Hint } from './section.tsx';

const OPERATIONS = ['*', ...operationSchema.options] as const;
const KINDS = faultSchema.options.map((option) => option.shape.kind.value);
/** Any fault that there is, for one operation or all, as often as wished. */
export function FaultDialog(props: { onAdd: (fault: Fault) => void; onClose: () => void }) {
  const words = useText().localApi.faults;
  const text = useText();
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
      title={words.addTitle}
      onClose={props.onClose}
      onSubmit={add}
      foot={
        <>
          <Button variant="ghost" onPress={props.onClose}>
            {text.frame.cancel}
          </Button>
          <Button variant="primary" submit disabled={!fault.success}>
            {words.addDo}
          </Button>
        </>
      }
    >
      <Select
        label={words.kind}
        choices={KINDS.map((id) => ({ id, label: words.kinds[id] }))}
        value={kind}
        onChange={setKind}
      />
      <Hint>{words.kindHelp[kind]}</Hint>
      <KindFields
        kind={kind}
        value={parameters}
        onChange={(change) => setParameters((now) => ({ ...now, ...change }))}
      />
      <Select
        label={words.operation}
        choices={OPERATIONS.map((id) => ({ id, label: words.operations[id] }))}
        value={operation}
        onChange={setOperation}
      />
      <Slider
        label={words.probability}
        value={percent}
        min={1}
        max={100}
        step={1}
        words={words.percent}
        onChange={setPercent}
      />
    </Dialog>
  );
}
