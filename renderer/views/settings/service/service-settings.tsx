import { useState } from 'react';
import { hasQueryOrFragment, isOwnApiUrl } from '../../../../shared/http-url.ts';
import { useAppStores } from '../../../stores/app-stores.tsx';
import { useStore } from '../../../stores/primitives/external-store.ts';
import type { SettingsPageProps } from '../../../stores/router.ts';
import { useTranslate } from '../../../ui/messages/use-translate.tsx';
import { createChoices, SettingChoice, SettingRow, SettingSwitch } from '../setting-controls.tsx';
import { SettingGroup } from '../setting-group.tsx';
import { parseProxy, parseService, parseText } from '../setting-parsers.ts';
import { SettingTextField } from '../setting-text-field.tsx';
import { ConnectionTest } from './connection-test.tsx';
import { ServiceToken } from './service-token.tsx';

const SYNC_INTERVALS_MINUTES = ['5', '15', '30', '60'] as const;

export function ServiceSettings({ settings, onChange }: SettingsPageProps) {
  const t = useTranslate();
  const api = useStore(useAppStores().localApi).status;
  /** Changes with the URL, the token, and the network, because each of these makes a test result outdated. */
  const [inputVersion, setInputVersion] = useState(0);
  const [isUrlValid, setUrlValid] = useState(true);
  /** The number of requests for a valid URL since the URL last changed. */
  const [urlRequests, setUrlRequests] = useState(0);
  const changeInput = () => setInputVersion((version) => version + 1);
  const requestUrl = () => setUrlRequests((requests) => requests + 1);
  const change: SettingsPageProps['onChange'] = (patch) => {
    setUrlRequests(0);
    setUrlValid(true);
    changeInput();
    onChange(patch);
  };
  const isOwnApi = (typed: string) => api !== null && isOwnApiUrl(typed, api);
  const minutes = String(settings.syncMinutes);
  const refresh = settings.refreshHours === 0 ? 'off' : settings.refreshHours < 24 ? 'hourly' : 'daily';
  return (
    <>
      <SettingGroup title={t('sync.settings.connection')}>
        <SettingRow label={t('sync.settings.baseUrl')} help={t('sync.settings.baseUrlHelp')}>
          <SettingTextField
            label={t('sync.settings.baseUrl')}
            value={settings.syncUrl}
            parse={(typed) => (isOwnApi(typed) ? null : parseService(typed))}
            problem={(typed) => {
              if (isOwnApi(typed)) return t('connectionTest.address.own-api');
              return t(
                hasQueryOrFragment(typed) ? 'connectionTest.address.query' : 'sync.settings.baseUrlWrong',
              );
            }}
            missing={urlRequests > 0 ? t('sync.settings.baseUrlFirst') : null}
            focusRequest={urlRequests}
            onEdit={(isValid) => {
              setUrlValid(isValid);
              changeInput();
            }}
            wide
            onSave={(syncUrl) => change({ syncUrl })}
          />
        </SettingRow>
        <ServiceToken
          needsUrl={settings.syncUrl === '' || !isUrlValid}
          onUrlNeeded={requestUrl}
          onChanged={changeInput}
        />
        <ConnectionTest
          inputVersion={inputVersion}
          needsUrl={!isUrlValid}
          onUrlNeeded={requestUrl}
          onPropose={(syncUrl) => change({ syncUrl })}
        />
      </SettingGroup>
      <SettingGroup title={t('sync.settings.rounds')}>
        <SettingSwitch
          label={t('sync.settings.automatic')}
          help={t('sync.settings.automaticHelp')}
          value={settings.syncAutomatic}
          onChange={(syncAutomatic) => onChange({ syncAutomatic })}
        />
        <SettingChoice
          label={t('sync.settings.every')}
          choices={[...new Set([...SYNC_INTERVALS_MINUTES, minutes])].map((id) => ({
            id,
            label: t('sync.settings.everyMinutes', { minutes: Number(id) }),
          }))}
          value={minutes}
          onChange={(chosen) => onChange({ syncMinutes: Number(chosen) })}
        />
        <SettingChoice
          label={t('sync.settings.refreshEvery')}
          help={t('sync.settings.refreshHelp')}
          choices={createChoices(['off', 'hourly', 'daily'], (value) =>
            t(`sync.settings.refreshChoices.${value}`),
          )}
          value={refresh}
          onChange={(chosen) => onChange({ refreshHours: { off: 0, hourly: 1, daily: 24 }[chosen] })}
        />
      </SettingGroup>
      <SettingGroup title={t('sync.settings.network')}>
        <SettingRow label={t('sync.settings.proxy')} help={t('sync.settings.proxyHelp')}>
          <SettingTextField
            label={t('sync.settings.proxy')}
            value={settings.syncProxy}
            parse={parseProxy}
            problem={t('sync.settings.proxyWrong')}
            wide
            onSave={(syncProxy) => change({ syncProxy })}
          />
        </SettingRow>
        <SettingRow label={t('sync.settings.caFile')} help={t('sync.settings.caFileHelp')}>
          <SettingTextField
            label={t('sync.settings.caFile')}
            value={settings.syncCaFile}
            parse={parseText}
            problem=""
            wide
            onSave={(syncCaFile) => change({ syncCaFile })}
          />
        </SettingRow>
      </SettingGroup>
    </>
  );
}
