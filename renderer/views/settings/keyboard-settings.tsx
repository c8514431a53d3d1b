import { useAppStores } from '../../stores/app-stores.tsx';
import { useTranslate } from '../../ui/messages/use-translate.tsx';
import { SettingSwitch } from './setting-controls.tsx';
import { SettingGroup, type SettingsPageProps } from './settings-page.tsx';

export function KeyboardSettings({ settings, onChange }: SettingsPageProps) {
  const { router } = useAppStores();
  const t = useTranslate();
  return (
    <SettingGroup title={t('settings.keyboard')}>
      <SettingSwitch
        label={t('settings.singleKeys')}
        help={t('settings.singleKeysHelp')}
        value={settings.singleKeys}
        onChange={(singleKeys) => onChange({ singleKeys })}
      />
      <p>
        <a href={router.href({ view: 'keyboard' })}>{t('settings.allKeys')}</a>
      </p>
    </SettingGroup>
  );
}
