import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import { THEMES, type Theme } from '../../../shared/settings-choices.ts';
import { useTranslate } from '../../ui/messages/use-translate.tsx';
import { classNames } from '../../ui/styles/class-names.ts';
import styles from './theme-choice.module.css';

const SHADES: Record<Theme, readonly ('light' | 'dark')[]> = {
  system: ['light', 'dark'],
  light: ['light'],
  dark: ['dark'],
};

/** The theme, with a small picture for each choice. */
export function ThemeChoice({ value, onChange }: { value: Theme; onChange: (theme: Theme) => void }) {
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
              <span key={shade} className={classNames(styles.window, styles[shade])}>
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
