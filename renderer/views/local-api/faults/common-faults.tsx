import { useState } from 'react';
import type { Fault, FaultKind } from '../../../../shared/local-api/injected-fault.ts';
import { Select } from '../../../ui/choices/select.tsx';
import { Switch } from '../../../ui/choices/switch.tsx';
import { Slider } from '../../../ui/fields/slider.tsx';
import { Stepper } from '../../../ui/fields/stepper.tsx';
import { useTranslate } from '../../../ui/messages/use-translate.tsx';
import smallText from '../../../ui/styles/small-text.module.css';
import styles from './common-faults.module.css';

const MAX_LATENCY_MS = 5_000;
const MAX_DELAY_MS = 60_000;
/** One day. */
const MAX_RETRY_AFTER_S = 86_400;
const DEFAULT_RETRY_AFTER_S = 5;
const DEFAULT_STATUS = 500;
/** The most common status codes. The dialog offers every status code. */
const STATUSES = [500, 502, 503, 504, 408, 400] as const;

const OFF = 'off';

/** Controls the most common faults for all operations. */
export function CommonFaultControls(props: {
  faults: readonly Fault[];
  /** Whether the limit of active faults is reached. */
  isFull: boolean;
  onChange: (next: (now: readonly Fault[]) => readonly Fault[]) => void;
}) {
  const t = useTranslate();

  const { delay, status, rateLimit, drop } = findCommonFaults(props.faults);
  // The chosen values are remembered while the fault is off.
  const [chosenStatus, setChosenStatus] = useState<number>(DEFAULT_STATUS);
  const [chosenRetry, setChosenRetry] = useState(DEFAULT_RETRY_AFTER_S);
  const failWith = status?.status ?? chosenStatus;
  const retryAfter = rateLimit?.retryAfter ?? chosenRetry;
  const set = (control: Parameters<typeof withCommonFault>[1], fault: Fault | null) => {
    if (fault && props.isFull && !findCommonFaults(props.faults)[control]) return;
    props.onChange((now) => withCommonFault(now, control, fault));
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
        max={MAX_LATENCY_MS}
        step={50}
        formatValue={(ms) => t('localApi.faults.milliseconds', { ms })}
        onChange={(ms) => setDelay(ms, ms === 0 ? 0 : (delay?.jitter ?? 0))}
      />
      {delay && (
        <Stepper
          label={t('localApi.faults.jitter')}
          unit={t('localApi.faults.ms')}
          value={delay.jitter}
          max={MAX_DELAY_MS - delay.ms}
          step={50}
          onChange={(jitter) => setDelay(delay.ms, jitter)}
        />
      )}
      <Slider
        label={t('localApi.faults.failAtRandom')}
        value={percent}
        max={100}
        step={1}
        formatValue={(percent) => t('localApi.faults.percent', { percent })}
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
        <span className={styles.text}>
          {t('localApi.faults.rateLimit')}
          <span className={smallText.hint}>
            {t('localApi.faults.rateLimitHelp', { seconds: retryAfter })}
          </span>
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
          max={MAX_RETRY_AFTER_S}
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
      {drop && <p className={smallText.hint}>{t(`localApi.faults.kindHelp.${drop.kind}`)}</p>}
    </>
  );
}

/** The faults for all operations that have a control. */
interface CommonFaults {
  delay: Extract<Fault, { kind: 'delay' }> | null;
  status: Extract<Fault, { kind: 'status' }> | null;
  rateLimit: Extract<Fault, { kind: 'rate-limit' }> | null;
  drop: Extract<Fault, { kind: DropKind }> | null;
}

/** The kinds of dropped connections, from early to late in the request. */
const DROP_KINDS = ['drop-before', 'drop-during', 'drop-after', 'cut-answer'] as const satisfies FaultKind[];
type DropKind = (typeof DROP_KINDS)[number];

type Control = keyof CommonFaults;

const isDrop = (fault: Fault): fault is Extract<Fault, { kind: DropKind }> =>
  DROP_KINDS.some((kind) => kind === fault.kind);

/** Returns whether a fault has settings that no control shows. */
const isSpecial = (fault: Fault): boolean =>
  fault.skip !== undefined || fault.times !== undefined || 'once' in fault || 'body' in fault;

/** Returns a fault's control, or null if only the list can show it. */
function findControl(fault: Fault): Control | null {
  if (fault.operation !== '*' || isSpecial(fault)) return null;
  if (fault.kind === 'status') return 'status';
  if (fault.probability !== 1) return null;
  if (fault.kind === 'delay') return 'delay';
  if (fault.kind === 'rate-limit') return 'rateLimit';
  return isDrop(fault) ? 'drop' : null;
}

const findFaultIndex = (faults: readonly Fault[], control: Control): number =>
  faults.findIndex((fault) => findControl(fault) === control);

/** Returns the first fault for each control. */
export function findCommonFaults(faults: readonly Fault[]): CommonFaults {
  const delay = faults[findFaultIndex(faults, 'delay')];
  const status = faults[findFaultIndex(faults, 'status')];
  const rateLimit = faults[findFaultIndex(faults, 'rateLimit')];
  const drop = faults[findFaultIndex(faults, 'drop')];
  return {
    delay: delay?.kind === 'delay' ? delay : null,
    status: status?.kind === 'status' ? status : null,
    rateLimit: rateLimit?.kind === 'rate-limit' ? rateLimit : null,
    drop: drop && isDrop(drop) ? drop : null,
  };
}

/** Returns the indexes of the faults without a control. */
export function findOtherFaults(faults: readonly Fault[]): number[] {
  return faults.flatMap((fault, at) => {
    const control = findControl(fault);
    return control !== null && findFaultIndex(faults, control) === at ? [] : [at];
  });
}

/** Replaces a control's fault, or removes it if the new one is null. */
export function withCommonFault(
  faults: readonly Fault[],
  control: Control,
  fault: Fault | null,
): readonly Fault[] {
  const at = findFaultIndex(faults, control);
  if (!fault) return at < 0 ? faults : faults.toSpliced(at, 1);
  return at < 0 ? [...faults, fault] : faults.with(at, fault);
}

/** The fields of a fault that applies to every request. */
export const always = { operation: '*', probability: 1 } as const;
