import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import { getLanguageName } from '../../../shared/messages/ui-language.ts';
import type { Settings } from '../../../shared/settings.ts';
import { TEXT_SIZES, THEMES, type Theme } from '../../../shared/settings-choices.ts';
import { ACTIONS } from '../../actions/action-table.ts';
import { useActions } from '../../actions/use-actions.ts';
import { useAppStores } from '../../stores/app-stores.tsx';
import { useStore } from '../../stores/primitives/external-store.ts';
import type { SettingsPageProps } from '../../stores/router.ts';
import { useBotToolsShown } from '../../stores/shown-bot-tools.ts';
import { Select } from '../../ui/choices/select.tsx';
import { useFormatShortcut } from '../../ui/feedback/kbd.tsx';
import { useErrorToast } from '../../ui/feedback/use-error-toast.ts';
import { useLanguages, useTranslate } from '../../ui/messages/use-translate.tsx';
import { joinClassNames } from '../../ui/styles/class-names.ts';
import styles from './appearance-settings.module.css';
import { createChoices, SettingChoice, SettingRow, SettingSwitch } from './setting-controls.tsx';
import { SettingGroup } from './setting-group.tsx';

const [LARGER_KEYS] = ACTIONS['text.larger'].keys;
const [SMALLER_KEYS] = ACTIONS['text.smaller'].keys;

export function AppearanceSettings({ settings, onChange }: SettingsPageProps) {
  const t = useTranslate();
  const format = useFormatShortcut();
  const languages = useLanguages();
  const showsBotTools = useBotToolsShown();
  const sizes = TEXT_SIZES.map((size) => ({
    id: String(size),
    size,
    label: t('settings.percent', { size }),
  }));
  return (
    <>
      <SettingGroup title={t('settings.theme')}>
        <ThemeChoice value={settings.theme} onChange={(theme) => onChange({ theme })} />
      </SettingGroup>
      <SettingGroup title={t('settings.reading')}>
        <SettingChoice
          label={t('settings.textSize')}
          help={t('settings.textSizeHelp', { larger: format(LARGER_KEYS), smaller: format(SMALLER_KEYS) })}
          choices={sizes}
          value={String(settings.textSize)}
          onChange={(id) => onChange({ textSize: sizes.find((each) => each.id === id)?.size ?? 100 })}
        />
        <SettingChoice
          label={t('settings.density')}
          help={t('settings.densityHelp')}
          choices={createChoices(['comfortable', 'compact'], (value) => t(`settings.densities.${value}`))}
          value={settings.density}
          onChange={(density) => onChange({ density })}
        />
        <SettingSwitch
          label={t('settings.botTools')}
          help={t('settings.botToolsHelp')}
          value={showsBotTools}
          onChange={(botTools) => onChange({ botTools })}
        />
        {(['lessMotion', 'moreContrast'] as const).map((name) => (
          <SettingSwitch
            key={name}
            label={t(`settings.${name}`)}
            help={t(`settings.${name}Help`)}
            value={settings[name]}
            onChange={(isOn) => onChange({ [name]: isOn })}
          />
        ))}
        <SettingRow label={t('settings.language')}>
          <Select
            label={t('settings.language')}
            hidesLabel
            choices={createChoices(['system', ...languages], (code) =>
              code === 'system' ? t('settings.languageOfSystem') : getLanguageName(code),
            )}
            value={settings.language}
            onChange={(language) => onChange({ language })}
          />
        </SettingRow>
      </SettingGroup>
      <SettingGroup title={t('settings.preview')}>
        <SettingChoice
          label={t('settings.previewTheme')}
          choices={createChoices(['app', 'light', 'dark'], (value) => t(`settings.previewThemes.${value}`))}
          value={settings.previewTheme}
          onChange={(previewTheme) => onChange({ previewTheme })}
        />
        <SettingChoice
          label={t('settings.previewLayout')}
          choices={createChoices(['lines', 'buttons'], (value) => t(`settings.previewLayouts.${value}`))}
          value={settings.previewLayout}
          onChange={(previewLayout) => onChange({ previewLayout })}
        />
      </SettingGroup>
    </>
  );
}

/**
 * Registers the theme and text size actions. At the largest and smallest sizes, the actions are unavailable,
 * and their shortcuts zoom the browser.
 */
export function useAppearanceActions(): void {
  const { settings } = useAppStores();
  const now = useStore(settings);
  const t = useTranslate();
  const attempt = useErrorToast();
  const change = (patch: Partial<Settings>) => {
    void attempt(() => settings.change(patch));
    return true;
  };
  const resize = (textSize: (typeof TEXT_SIZES)[number] | undefined) => ({
    passes: true,
    reason: textSize === undefined || textSize === now?.textSize ? t('actions.reasons.isAlready') : null,
    run: () => textSize !== undefined && change({ textSize }),
  });
  const at = TEXT_SIZES.findIndex((size) => size === (now?.textSize ?? 100));
  const createThemeItem = (wanted: Theme) => ({
    reason: now?.theme === wanted ? t('actions.reasons.isAlready') : null,
    run: () => change({ theme: wanted }),
  });
  useActions(
    {
      'text.larger': resize(TEXT_SIZES[at + 1]),
      'text.smaller': resize(at > 0 ? TEXT_SIZES[at - 1] : undefined),
      'text.normal': resize(100),
      'theme.system': createThemeItem('system'),
      'theme.light': createThemeItem('light'),
      'theme.dark': createThemeItem('dark'),
    },
    'outer',
  );
}

const SHADES: Record<Theme, readonly ('light' | 'dark')[]> = {
  system: ['light', 'dark'],
  light: ['light'],
  dark: ['dark'],
};

/** Shows a small image of each theme. */
function ThemeChoice({ value, onChange }: { value: Theme; onChange: (theme: Theme) => void }) {
  const t = useTranslate();
  return (
    <RadioGroup
      aria-label={t('settings.theme')}
      className={styles.themes ?? ''}
      value={value}
      onChange={(chosen) => {
        const theme = THEMES.find((known) => known === chosen);
        if (theme) onChange(theme);
      }}
    >
      {THEMES.map((theme) => (
        <Radio key={theme} value={theme} className={styles.theme ?? ''}>
          <span className={styles.image} aria-hidden="true">
            {SHADES[theme].map((shade) => (
              <span key={shade} className={joinClassNames(styles.window, styles[shade])}>
                <i />
                <i />
                <i />
              </span>
            ))}
          </span>
          <span className={styles.label}>
            <span className={styles.dot} aria-hidden="true" />
            {t(`settings.themes.${theme}`)}
          </span>
        </Radio>
      ))}
    </RadioGroup>
  );
}
