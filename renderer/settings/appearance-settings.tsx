import type { Settings } from '../../shared/settings.ts';
import { LANGUAGES, TEXT_SIZES, type Theme } from '../../shared/settings-choices.ts';
import { useAppState } from '../state/app-state.tsx';
import { useStore } from '../state/store.ts';
import { useActions } from '../ui/actions/use-actions.ts';
import { Select } from '../ui/controls/select.tsx';
import { useAttempt } from '../ui/hooks/use-attempt.ts';
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

/** Offers the theme and the text size everywhere. At its largest and smallest, the keys are left to the browser's zoom. */
export function useAppearanceActions(): void {
  const { settings } = useAppState();
  const now = useStore(settings);
  const { isAlready } = useText().actions.reasons;
  const attempt = useAttempt();
  const change = (patch: Partial<Settings>) => {
    void attempt(() => settings.change(patch));
    return true;
  };
  const resize = (textSize: (typeof TEXT_SIZES)[number] | undefined) => ({
    passes: true,
    reason: textSize === undefined || textSize === now?.textSize ? isAlready : null,
    run: () => textSize !== undefined && change({ textSize }),
  });
  const at = TEXT_SIZES.findIndex((size) => size === (now?.textSize ?? 100));
  const theme = (wanted: Theme) => ({
    reason: now?.theme === wanted ? isAlready : null,
    run: () => change({ theme: wanted }),
  });
  useActions(
    {
      'text.larger': resize(TEXT_SIZES[at + 1]),
      'text.smaller': resize(at > 0 ? TEXT_SIZES[at - 1] : undefined),
      'text.normal': resize(100),
      'theme.system': theme('system'),
      'theme.light': theme('light'),
      'theme.dark': theme('dark'),
    },
    'outer',
  );
}
