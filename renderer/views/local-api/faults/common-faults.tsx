import { useState } from 'react';
import type { Fault } from '../../../../shared/local-api/fault.ts';
import { Select } from '../../../ui/choices/select.tsx';
import { Switch } from '../../../ui/choices/switch.tsx';
import { Slider } from '../../../ui/fields/slider.tsx';
import { Stepper } from '../../../ui/fields/stepper.tsx';
import { useTranslate } from '../../../ui/messages/use-translate.tsx';
import styles from './common-faults.module.css';
import { always, DROP_KINDS, quickFaults, withQuickFault } from './common-fault-rules.ts';

/** The delay at the end of the slider, in milliseconds. */
const MOST_LATENCY = 5_000;
const MOST_MS = 60_000;
/** A day, in seconds. */
const MOST_RETRY = 86_400;
const USUAL_RETRY = 5;
const USUAL_STATUS = 500;
/** The failures that clients meet most; the dialog offers every status. */
const STATUSES = [500, 502, 503, 504, 408, 400] as const;

const OFF = 'off';

/** Sliders and switches for the faults that are tried most, each over all three operations. */
export function QuickControls(props: {
  faults: readonly Fault[];
  /** No other fault can be turned on. */
  isFull: boolean;
  onChange: (next: (now: readonly Fault[]) => readonly Fault[]) => void;
}) {
  const t = useTranslate();

  const { delay, status, rateLimit, drop } = quickFaults(props.faults);
  // What is chosen while the fault is off.
  const [chosenStatus, setChosenStatus] = useState<number>(USUAL_STATUS);
  const [chosenRetry, setChosenRetry] = useState(USUAL_RETRY);
  const failWith = status?.status ?? chosenStatus;
  const retryAfter = rateLimit?.retryAfter ?? chosenRetry;
  const set = (control: Parameters<typeof withQuickFault>[1], fault: Fault | null) => {
    if (fault && props.isFull && !quickFaults(props.faults)[control]) return;
    props.onChange((now) => withQuickFault(now, control, fault));
  };
  const setDelay = (ms: number, jitter: number) =>
    set('delay', ms === 0 && jitter === 0 ? null : { ...always, kind: 'delay', ms, jitter });
  const setStatus = (percent: number, code: number) =>
    set(
      'status',
      percent === 0 ? null : { operation: '*', kind: 'status', status: code, probability: percent / 100 },
    );
  const percent = Math.round((status?.probability ?? 0) * 100);
  const setRetry = (seconds: number) => {
    setChosenRetry(seconds);
    if (rateLimit) set('rateLimit', { ...always, kind: 'rate-limit', retryAfter: seconds });
  };
  return (
    <>
      <Slider
        label={t('localApi.faults.latency')}
        value={delay?.ms ?? 0}
        max={MOST_LATENCY}
        step={50}
        words={(ms) => t('localApi.faults.milliseconds', { ms })}
        onChange={(ms) => setDelay(ms, ms === 0 ? 0 : (delay?.jitter ?? 0))}
      />
      {delay && (
        <Stepper
          label={t('localApi.faults.jitter')}
          unit={t('localApi.faults.ms')}
          value={delay.jitter}
          max={MOST_MS - delay.ms}
          step={50}
          onChange={(jitter) => setDelay(delay.ms, jitter)}
        />
      )}
      <Slider
        label={t('localApi.faults.failAtRandom')}
        value={percent}
        max={100}
        step={1}
        words={(percent) => t('localApi.faults.percent', { percent })}
        onChange={(next) => setStatus(next, failWith)}
      />
      <Select
        inline
        label={t('localApi.faults.failWith')}
        choices={[...new Set([...STATUSES, failWith])].map((code) => ({ id: `${code}`, label: `${code}` }))}
        value={`${failWith}`}
        onChange={(id) => {
          setChosenStatus(Number(id));
          if (percent > 0) setStatus(percent, Number(id));
        }}
      />
      <div className={styles.switched}>
        <span className={styles.words}>
          {t('localApi.faults.rateLimit')}
          <span className={styles.help}>{t('localApi.faults.rateLimitHelp', { seconds: retryAfter })}</span>
        </span>
        <Switch
          label={t('localApi.faults.rateLimit')}
          on={t('frame.on')}
          off={t('frame.off')}
          value={rateLimit !== null}
          onChange={(on) => set('rateLimit', on ? { ...always, kind: 'rate-limit', retryAfter } : null)}
        />
      </div>
      {rateLimit && (
        <Stepper
          label={t('localApi.faults.retryAfter')}
          unit={t('localApi.faults.seconds')}
          value={retryAfter}
          max={MOST_RETRY}
          onChange={setRetry}
        />
      )}
      <Select
        inline
        label={t('localApi.faults.drop')}
        choices={[
          { id: OFF, label: t('localApi.faults.dropOff') },
          ...DROP_KINDS.map((id) => ({ id, label: t(`localApi.faults.dropWhen.${id}`) })),
        ]}
        value={drop?.kind ?? OFF}
        onChange={(kind) => set('drop', kind === OFF ? null : { ...always, kind })}
      />
      {drop && <p className={styles.help}>{t(`localApi.faults.kindHelp.${drop.kind}`)}</p>}
    </>
  );
}
