import { SegmentedControl } from '../../ui/choices/segmented-control.tsx';
import { Switch } from '../../ui/choices/switch.tsx';
import { useTranslate } from '../../ui/messages/use-translate.tsx';
import { SettingRow } from './setting-controls.tsx';

/** One of a few, side by side. `choices` in the order in which they are shown. */
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

/** On or off. */
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
