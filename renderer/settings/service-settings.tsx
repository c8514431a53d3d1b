import { useState } from 'react';
import { useText } from '../ui/text/text.tsx';
import { choicesOf } from './choices.ts';
import { ConnectionTest } from './connection-test.tsx';
import { parseFile, parseProxy, parseService } from './parse.ts';
import { ServiceToken } from './service-token.tsx';
import { SettingChoice, SettingSwitch } from './setting-choice.tsx';
import { SettingField } from './setting-field.tsx';
import { SettingGroup } from './setting-group.tsx';
import { SettingRow } from './setting-row.tsx';
import type { PageProps } from './use-change.ts';

/** How often rounds may go out, in minutes. */
const EVERY = ['5', '15', '30', '60'] as const;

/** Where the live service is, whose token asks, and what goes out by itself. */
export function ServiceSettings({ settings, onChange }: PageProps) {
  const words = useText().sync.settings;
  /** What was typed last may not be what was tested. */
  const [tested, setTested] = useState(0);
  const [isUrlMissing, setUrlMissing] = useState(false);
  const change: PageProps['onChange'] = (patch) => {
    setUrlMissing(false);
    setTested(tested + 1);
    onChange(patch);
  };
  const minutes = String(settings.syncMinutes);
  const refresh = settings.refreshHours === 0 ? 'off' : settings.refreshHours < 24 ? 'hourly' : 'daily';
  return (
    <>
      <SettingGroup title={words.connection}>
        <SettingRow label={words.baseUrl} help={words.baseUrlHelp}>
          <SettingField
            label={words.baseUrl}
            value={settings.syncUrl}
            parse={parseService}
            problem={words.baseUrlWrong}
            missing={isUrlMissing ? words.baseUrlFirst : null}
            wide
            onSave={(syncUrl) => change({ syncUrl })}
          />
        </SettingRow>
        <ServiceToken onChanged={() => setTested(tested + 1)} onUrlMissing={() => setUrlMissing(true)} />
        <ConnectionTest key={tested} onPropose={(syncUrl) => change({ syncUrl })} />
      </SettingGroup>
      <SettingGroup title={words.rounds}>
        <SettingSwitch
          label={words.automatic}
          help={words.automaticHelp}
          value={settings.syncAutomatic}
          onChange={(syncAutomatic) => onChange({ syncAutomatic })}
        />
        <SettingChoice
          label={words.every}
          choices={[...new Set([...EVERY, minutes])].map((id) => ({
            id,
            label: words.everyMinutes(Number(id)),
          }))}
          value={minutes}
          onChange={(chosen) => onChange({ syncMinutes: Number(chosen) })}
        />
        <SettingChoice
          label={words.refreshEvery}
          help={words.refreshHelp}
          choices={choicesOf(['off', 'hourly', 'daily'], words.refreshChoices)}
          value={refresh}
          onChange={(chosen) => onChange({ refreshHours: { off: 0, hourly: 1, daily: 24 }[chosen] })}
        />
      </SettingGroup>
      <SettingGroup title={words.network}>
        <SettingRow label={words.proxy} help={words.proxyHelp}>
          <SettingField
            label={words.proxy}
            value={settings.syncProxy}
            parse={parseProxy}
            problem={words.proxyWrong}
            wide
            onSave={(syncProxy) => change({ syncProxy })}
          />
        </SettingRow>
        <SettingRow label={words.caFile} help={words.caFileHelp}>
          <SettingField
            label={words.caFile}
            value={settings.syncCaFile}
            parse={parseFile}
            problem=""
            wide
            onSave={(syncCaFile) => change({ syncCaFile })}
          />
        </SettingRow>
      </SettingGroup>
    </>
  );
}
