import { useAppState } from '../state/app-state.tsx';
import { useText } from '../ui/text/text.tsx';
import { SettingSwitch } from './setting-choice.tsx';
import { SettingGroup } from './setting-group.tsx';
import type { PageProps } from './use-change.ts';

/** Which keys do something, and the way to all of them. */
export function KeyboardSettings({ settings, onChange }: PageProps) {
  const { router } = useAppState();
  const words = useText().settings;
  return (
    <SettingGroup title={words.keyboard}>
      <SettingSwitch
        label={words.singleKeys}
        help={words.singleKeysHelp}
        value={settings.singleKeys}
        onChange={(singleKeys) => onChange({ singleKeys })}
      />
      <p>
        <a href={router.href({ view: 'keyboard' })}>{words.allKeys}</a>
      </p>
    </SettingGroup>
  );
}
