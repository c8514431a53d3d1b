import { useState } from 'react';
import { formatFault } from '../../../../shared/local-api/fault-spec.ts';
import { type Fault, type Faults, MAX_FAULTS } from '../../../../shared/local-api/injected-fault.ts';
import { useAppStores } from '../../../stores/app-stores.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { useErrorToast } from '../../../ui/feedback/use-error-toast.ts';
import { Stepper } from '../../../ui/fields/stepper.tsx';
import { useTranslate } from '../../../ui/messages/use-translate.tsx';
import { Hint, PanelSection } from '../panel-section.tsx';
import { CommonFaultControls, findOtherFaults } from './common-faults.tsx';
import { FaultDialog } from './fault-dialog.tsx';
import styles from './fault-panel.module.css';

const MAX_FAULT_SEED = 0xffff_ffff;

export function FaultPanel({ faults: { faults, seed } }: { faults: Faults }) {
  const { localApi } = useAppStores();
  const t = useTranslate();
  const attempt = useErrorToast();
  const [isAdding, setAdding] = useState(false);
  const change = (next: (now: readonly Fault[]) => readonly Fault[]) =>
    void attempt(() => localApi.changeFaults((now) => ({ ...now, faults: [...next(now.faults)] })));
  const others = findOtherFaults(faults);
  const isFull = faults.length >= MAX_FAULTS;
  return (
    <PanelSection
      title={t('localApi.faults.title')}
      note={
        faults.length > 0 && (
          <span className={styles.on}>{t('localApi.faults.on', { count: faults.length })}</span>
        )
      }
      actions={
        faults.length > 0 && (
          <Button variant="link" size="small" onPress={() => change(() => [])}>
            {t('localApi.faults.allOff')}
          </Button>
        )
      }
    >
      <CommonFaultControls faults={faults} isFull={isFull} onChange={change} />
      {others.length > 0 && (
        <div>
          <h3 className={styles.subtitle}>{t('localApi.faults.others')}</h3>
          <ul className={styles.list}>
            {others.map((at) => {
              const fault = faults[at];
              return (
                fault && (
                  <FaultItem
                    key={at}
                    fault={fault}
                    onRemove={() => change((now) => now.filter((_, other) => other !== at))}
                  />
                )
              );
            })}
          </ul>
        </div>
      )}
      <div className={styles.bar}>
        <Button
          size="small"
          icon="plus"
          disabledReason={isFull ? t('localApi.faults.full', { most: MAX_FAULTS }) : null}
          onPress={() => setAdding(true)}
        >
          {t('localApi.faults.addFault')}
        </Button>
      </div>
      <Stepper
        label={t('localApi.faults.seed')}
        value={seed}
        max={MAX_FAULT_SEED}
        wide
        onChange={(next) => void attempt(() => localApi.changeFaults((now) => ({ ...now, seed: next })))}
      />
      <Hint>{t('localApi.faults.seedHelp')}</Hint>
      {isAdding && (
        <FaultDialog onAdd={(fault) => change((now) => [...now, fault])} onClose={() => setAdding(false)} />
      )}
    </PanelSection>
  );
}

function FaultItem({ fault, onRemove }: { fault: Fault; onRemove: () => void }) {
  const t = useTranslate();
  const spec = formatFault(fault);
  const percent =
    fault.probability === 1
      ? null
      : t('localApi.faults.percent', { percent: Math.round(fault.probability * 1000) / 10 });
  return (
    <li className={styles.item}>
      <span className={styles.fault}>
        {t('localApi.faults.sentence', {
          kind: t(`localApi.faults.kinds.${fault.kind}`),
          calls: t(`localApi.faults.calls.${fault.operation}`),
          percent: percent ?? '',
          hasPercent: percent !== null,
        })}
        <code className={styles.spec}>{spec}</code>
      </span>
      <IconButton
        icon="x"
        size="mini"
        label={t('localApi.faults.removeFault', { spec })}
        onPress={onRemove}
      />
    </li>
  );
}
