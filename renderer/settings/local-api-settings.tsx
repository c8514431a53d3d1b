import { useText } from '../ui/text/text.tsx';
import { choicesOf } from './choices.ts';
import { parsePort } from './parse.ts';
import { SettingChoice } from './setting-choice.tsx';
import { SettingField } from './setting-field.tsx';
import { SettingGroup } from './setting-group.tsx';
import { SettingRow } from './setting-row.tsx';
import type { PageProps } from './use-change.ts';

/** Where the local API answers, and how it fills in what the service does not say. */
export function LocalApiSettings({ settings, onChange }: PageProps) {
  const words = useText().settings;
  return (
    <SettingGroup title={words.localApiGroup}>
      <SettingRow label={words.port} help={words.portHelp}>
        <SettingField
          label={words.port}
          value={String(settings.apiPort)}
          parse={parsePort}
          problem={words.portWrong}
          onSave={(apiPort) => onChange({ apiPort })}
          numeric
        />
      </SettingRow>
      <SettingChoice
        label={words.absent}
        help={words.absentHelp}
        choices={choicesOf(['keep', 'clear', 'refuse'], words.absentChoices)}
        value={settings.absentFields}
        onChange={(absentFields) => onChange({ absentFields })}
      />
    </SettingGroup>
  );
}
