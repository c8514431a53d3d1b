import { useEffect, useState } from 'react';
import {
  type DesktopPreferences,
  desktopPreferencesSchema,
  type PreferenceChanges,
} from '../../../shared/bridge/desktop-preferences.ts';
import type { DesktopShell } from '../../bridge/bridge-client.ts';
import { useAnnounce } from '../../ui/feedback/announce.tsx';
import { useToast } from '../../ui/feedback/toast.tsx';
import { useEventCallback } from '../../ui/hooks/use-event-callback.ts';
import { useTranslate } from '../../ui/messages/use-translate.tsx';
import { SettingRow, SettingSwitch } from './setting-controls.tsx';
import { SettingGroup } from './setting-group.tsx';

export function DesktopSettings({ shell }: { shell: DesktopShell }) {
  const t = useTranslate();
  const { preferences, change } = useDesktopPreferences(shell);
  if (!preferences) return null;
  const { openAtLogin, keepRunning, hardwareAcceleration, needsRestart, notificationProblem } = preferences;
  return (
    <SettingGroup title={t('settings.desktop.title')}>
      {openAtLogin !== null && (
        <SettingSwitch
          label={t('settings.desktop.openAtLogin')}
          help={t(
            `settings.desktop.${openAtLogin === 'needs-approval' ? 'needsApproval' : 'openAtLoginHelp'}`,
          )}
          value={openAtLogin !== 'off'}
          onChange={(isOn) => change({ openAtLogin: isOn })}
        />
      )}
      {keepRunning !== null && (
        <SettingSwitch
          label={t('settings.desktop.keepRunning')}
          help={t('settings.desktop.keepRunningHelp')}
          value={keepRunning}
          onChange={(isOn) => change({ keepRunning: isOn })}
        />
      )}
      <SettingSwitch
        label={t('settings.desktop.acceleration')}
        help={t(`settings.desktop.${needsRestart ? 'needsRestart' : 'accelerationHelp'}`)}
        value={hardwareAcceleration}
        onChange={(isOn) => change({ hardwareAcceleration: isOn })}
      />
      {notificationProblem !== null && (
        <SettingRow
          label={t('settings.desktop.notifications')}
          help={t(`settings.desktop.notificationProblem.${notificationProblem}`)}
        >
          {null}
        </SettingRow>
      )}
    </SettingGroup>
  );
}

/**
 * Returns the preferences, or null until they're loaded. After a failed change, returns the system's values
 * again.
 */
function useDesktopPreferences(shell: DesktopShell): {
  preferences: DesktopPreferences | null;
  change: (changes: PreferenceChanges) => void;
} {
  const t = useTranslate();
  const toast = useToast();
  const announce = useAnnounce();
  const [preferences, setPreferences] = useState<DesktopPreferences | null>(null);
  const load = useEventCallback(async (method: string, input: PreferenceChanges) =>
    setPreferences(desktopPreferencesSchema.parse(await shell.call(method, input))),
  );
  useEffect(() => void load('preferences', {}).catch(() => undefined), [load]);
  const change = async (changes: PreferenceChanges) => {
    try {
      await load('changePreferences', changes);
      announce(t('settings.saved'));
    } catch {
      toast({ message: t('settings.desktop.notChanged') });
      await load('preferences', {}).catch(() => undefined);
    }
  };
  return { preferences, change: (changes) => void change(changes) };
}
