import type { ReactNode } from 'react';
import { SegmentedControl } from '../../ui/choices/segmented-control.tsx';
import { Switch } from '../../ui/choices/switch.tsx';
import { useTranslate } from '../../ui/messages/use-translate.tsx';
import smallText from '../../ui/styles/small-text.module.css';
import styles from './setting-controls.module.css';

/** A row with a setting's label, help, and control. The control must have its own accessible name. */
export function SettingRow(props: { label: string; help?: string; children: ReactNode }) {
  return (
    <div className={styles.row}>
      <div className={styles.text}>
        <div>{props.label}</div>
        {props.help && <p className={smallText.hint}>{props.help}</p>}
      </div>
      {props.children}
    </div>
  );
}

export const createChoices = <const Id extends string>(
  ids: readonly Id[],
  getLabel: (id: Id) => string,
): { id: Id; label: string }[] => ids.map((id) => ({ id, label: getLabel(id) }));

export function SettingChoice<Id extends string>(props: {
  label: string;
  help?: string;
  choices: readonly { id: Id; label: string }[];
  value: Id;
  onChange: (id: Id) => void;
}) {
  return (
    <SettingRow label={props.label} {...(props.help === undefined ? {} : { help: props.help })}>
      <SegmentedControl
        label={props.label}
        segments={props.choices}
        value={props.value}
        onChange={props.onChange}
      />
    </SettingRow>
  );
}

export function SettingSwitch(props: {
  label: string;
  help?: string;
  value: boolean;
  onChange: (value: boolean) => void;
}) {
  const t = useTranslate();
  return (
    <SettingRow label={props.label} {...(props.help === undefined ? {} : { help: props.help })}>
      <Switch
        label={props.label}
        on={t('frame.on')}
        off={t('frame.off')}
        value={props.value}
        onChange={props.onChange}
      />
    </SettingRow>
  );
}
