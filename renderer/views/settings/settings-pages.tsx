import { useState } from 'react';
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components/Tabs';
import { type DesktopShell, getDesktopShell } from '../../bridge/bridge-client.ts';
import { useAppStores } from '../../stores/app-stores.tsx';
import { useStore } from '../../stores/primitives/external-store.ts';
import { SETTINGS_PAGES, type SettingsPage, type SettingsPageProps } from '../../stores/router.ts';
import { Icon, type IconName } from '../../ui/icons/icon.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { useTranslate } from '../../ui/messages/use-translate.tsx';
import { AppearanceSettings } from './appearance-settings.tsx';
import { DesktopSettings } from './desktop-settings.tsx';
import { EditorSettings } from './editor-settings.tsx';
import { LibrarySettings } from './library-settings.tsx';
import { ServiceSettings } from './service/service-settings.tsx';
import { createChoices, SettingChoice, SettingRow, SettingSwitch } from './setting-controls.tsx';
import { SettingGroup } from './setting-group.tsx';
import { parsePort } from './setting-parsers.ts';
import { SettingTextField } from './setting-text-field.tsx';
import styles from './settings-pages.module.css';
import { useSaveSetting } from './use-save-setting.ts';

const ICONS: Record<SettingsPage, IconName> = {
  appearance: 'sun',
  editor: 'text',
  service: 'cloud',
  'local-api': 'server',
  library: 'all',
  keyboard: 'keyboard',
  desktop: 'monitor',
};

export function SettingsPages({ route }: { route: { page?: SettingsPage } }) {
  const { router, settings: store } = useAppStores();
  const [shell] = useState(getDesktopShell);
  const pages = SETTINGS_PAGES.filter((each) => each !== 'desktop' || shell !== null);
  const page = pages.find((each) => each === route.page) ?? 'appearance';
  const settings = useStore(store);
  const t = useTranslate();

  const change = useSaveSetting();
  return (
    <Page title={t('views.settings.title')}>
      {settings && (
        <Tabs
          className={styles.settings ?? ''}
          orientation="vertical"
          selectedKey={page}
          onSelectionChange={(key) => {
            const chosen = SETTINGS_PAGES.find((known) => known === key);
            if (chosen) router.go({ view: 'settings', page: chosen }, 'replace');
          }}
        >
          <TabList aria-label={t('views.settings.title')} className={styles.nav ?? ''} data-pane-start="">
            {pages.map((each) => (
              <Tab key={each} id={each} className={styles.tab ?? ''}>
                <Icon name={ICONS[each]} />
                {t(`settings.pages.${each}`)}
              </Tab>
            ))}
          </TabList>
          <TabPanel key={page} id={page} className={styles.body ?? ''}>
            <PageBody
              page={page}
              shell={shell}
              settings={settings}
              onChange={(patch) => void change(patch)}
            />
          </TabPanel>
        </Tabs>
      )}
    </Page>
  );
}

function PageBody({
  page,
  shell,
  ...props
}: SettingsPageProps & { page: SettingsPage; shell: DesktopShell | null }) {
  switch (page) {
    case 'appearance':
      return <AppearanceSettings {...props} />;
    case 'editor':
      return <EditorSettings {...props} />;
    case 'service':
      return <ServiceSettings {...props} />;
    case 'local-api':
      return <LocalApiSettings {...props} />;
    case 'library':
      return <LibrarySettings />;
    case 'keyboard':
      return <KeyboardSettings {...props} />;
    case 'desktop':
      return shell && <DesktopSettings shell={shell} />;
  }
}

function KeyboardSettings({ settings, onChange }: SettingsPageProps) {
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
        <a href={router.formatHref({ view: 'keyboard' })}>{t('settings.allKeys')}</a>
      </p>
    </SettingGroup>
  );
}

/** Sets the local API's port and its implementation-defined behavior. */
function LocalApiSettings({ settings, onChange }: SettingsPageProps) {
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
        choices={createChoices(['keep', 'clear', 'reject'], (value) => t(`settings.absentChoices.${value}`))}
        value={settings.absentFields}
        onChange={(absentFields) => onChange({ absentFields })}
      />
    </SettingGroup>
  );
}
