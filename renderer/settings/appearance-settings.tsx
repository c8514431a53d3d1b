import { LANGUAGES, TEXT_SIZES } from '../../shared/settings-choices.ts';
import { Select } from '../ui/controls/select.tsx';
import { useText } from '../ui/text/text.tsx';
import { choicesOf } from './choices.ts';
import { SettingChoice, SettingSwitch } from './setting-choice.tsx';
import { SettingGroup } from './setting-group.tsx';
import { SettingRow } from './setting-row.tsx';
import { ThemeChoice } from './theme-choice.tsx';
import type { PageProps } from './use-change.ts';

/** How the window looks, and the preview in it. */
export function AppearanceSettings({ settings, onChange }: PageProps) {
  const words = useText().settings;
  const sizes = TEXT_SIZES.map((size) => ({ id: String(size), size, label: words.percent(size) }));
  return (
    <>
      <SettingGroup title={words.theme}>
        <ThemeChoice value={settings.theme} onChange={(theme) => onChange({ theme })} />
      </SettingGroup>
      <SettingGroup title={words.reading}>
        <SettingChoice
          label={words.textSize}
          help={words.textSizeHelp}
          choices={sizes}
          value={String(settings.textSize)}
          onChange={(id) => onChange({ textSize: sizes.find((each) => each.id === id)?.size ?? 100 })}
        />
        <SettingChoice
          label={words.density}
          help={words.densityHelp}
          choices={choicesOf(['comfortable', 'compact'], words.densities)}
          value={settings.density}
          onChange={(density) => onChange({ density })}
        />
        <SettingSwitch
          label={words.lessMotion}
          help={words.lessMotionHelp}
          value={settings.lessMotion}
          onChange={(lessMotion) => onChange({ lessMotion })}
        />
        <SettingSwitch
          label={words.moreContrast}
          help={words.moreContrastHelp}
          value={settings.moreContrast}
          onChange={(moreContrast) => onChange({ moreContrast })}
        />
        <SettingRow label={words.language}>
          <Select
            label={words.language}
            hidesLabel
            choices={choicesOf(LANGUAGES, words.languages)}
            value={settings.language}
            onChange={(language) => onChange({ language })}
          />
        </SettingRow>
      </SettingGroup>
      <SettingGroup title={words.preview}>
        <SettingChoice
          label={words.previewTheme}
          choices={choicesOf(['app', 'light', 'dark'], words.previewThemes)}
          value={settings.previewTheme}
          onChange={(previewTheme) => onChange({ previewTheme })}
        />
        <SettingChoice
          label={words.previewLayout}
          choices={choicesOf(['lines', 'buttons'], words.previewLayouts)}
          value={settings.previewLayout}
          onChange={(previewLayout) => onChange({ previewLayout })}
        />
      </SettingGroup>
    </>
  );
}
