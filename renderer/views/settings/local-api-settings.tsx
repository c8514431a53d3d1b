import { useTranslate } from '../../ui/messages/use-translate.tsx';
import { choicesOf, SettingChoice, SettingRow } from './setting-controls.tsx';
import { parsePort } from './setting-parsers.ts';
import { SettingTextField } from './setting-text-field.tsx';
import { SettingGroup, type SettingsPageProps } from './settings-page.tsx';

/** The port of the local API, and its implementation-defined behavior. */
export function LocalApiSettings({ settings, onChange }: SettingsPageProps) {
  const t = useTranslate();
  return (
    <SettingGroup title={t('settings.localApiGroup')}>
      <SettingRow label={t('settings.port')} help={t('settings.portHelp')}>
        <SettingTextField
          label={t('settings.port')}
          value={String(settings.apiPort)}
          parse={parsePort}
          problem={t('settings.portWrong')}
          onSave={(apiPort) => onChange({ apiPort })}
          numeric
        />
      </SettingRow>
      <SettingChoice
        label={t('settings.absent')}
        help={t('settings.absentHelp')}
        choices={choicesOf(['keep', 'clear', 'refuse'], (value) => t(`settings.absentChoices.${value}`))}
        value={settings.absentFields}
        onChange={(absentFields) => onChange({ absentFields })}
      />
    </SettingGroup>
  );
}
