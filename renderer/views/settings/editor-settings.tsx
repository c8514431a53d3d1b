import { withSkinTone } from '../../../shared/emoji/skin-tone.ts';
import { LIMITS } from '../../../shared/question/question-fields.ts';
import { useAppStores } from '../../stores/app-stores.tsx';
import type { SettingsPageProps } from '../../stores/router.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { SegmentedControl } from '../../ui/choices/segmented-control.tsx';
import { useFormatShortcut } from '../../ui/feedback/kbd.tsx';
import { Emoji } from '../../ui/icons/emoji.tsx';
import { useTranslate } from '../../ui/messages/use-translate.tsx';
import { createChoices, SettingChoice, SettingRow, SettingSwitch } from './setting-controls.tsx';
import { SettingGroup } from './setting-group.tsx';
import { parseImage, parseName, parseText } from './setting-parsers.ts';
import { SettingTextField } from './setting-text-field.tsx';
import styles from './settings-pages.module.css';

const SKIN_TONES = [1, 2, 3, 4, 5, 6] as const;

export function EditorSettings({ settings, onChange }: SettingsPageProps) {
  const { router } = useAppStores();
  const t = useTranslate();
  const tones = SKIN_TONES.map((tone) => ({
    id: String(tone),
    label: t(`settings.tones.${tone}`),
    content: (
      <span className={styles.tone}>
        <Emoji emoji={withSkinTone('✋', tone)} />
      </span>
    ),
  }));
  const format = useFormatShortcut();
  return (
    <>
      <SettingGroup title={t('settings.options')}>
        <SettingChoice
          label={t('settings.startIn')}
          choices={createChoices(['rows', 'text'], (value) => t(`settings.forms.${value}`))}
          value={settings.startIn}
          onChange={(startIn) => onChange({ startIn })}
        />
        <SettingSwitch
          label={t('settings.enterAdds')}
          help={t('settings.enterAddsHelp', { keys: format('Shift Enter') })}
          value={settings.enterAdds}
          onChange={(enterAdds) => onChange({ enterAdds })}
        />
        <SettingRow label={t('settings.skinTone')}>
          <SegmentedControl
            label={t('settings.skinTone')}
            segments={tones}
            value={String(settings.skinTone)}
            onChange={(id) => onChange({ skinTone: Number(id) })}
          />
        </SettingRow>
        <SettingRow
          label={t('settings.yourEmoji')}
          help={t('settings.yourEmojiHelp', { count: settings.customEmoji.length })}
        >
          <Button size="small" onPress={() => router.go({ view: 'emoji' })}>
            {t('settings.openEmoji')}
          </Button>
        </SettingRow>
      </SettingGroup>
      <SettingGroup title={t('settings.newQuestions')}>
        <SettingRow label={t('settings.defaultFooter')} help={t('settings.defaultFooterHelp')}>
          <SettingTextField
            label={t('settings.defaultFooter')}
            value={settings.defaultFooter}
            parse={parseText}
            problem=""
            onSave={(defaultFooter) => onChange({ defaultFooter })}
            wide
            maxLength={LIMITS.footer.max}
          />
        </SettingRow>
        <SettingRow label={t('settings.defaultImage')} help={t('settings.defaultImageHelp')}>
          <SettingTextField
            label={t('settings.defaultImage')}
            value={settings.defaultImage}
            parse={parseImage}
            problem={t('settings.imageInvalid')}
            onSave={(defaultImage) => onChange({ defaultImage })}
            wide
          />
        </SettingRow>
      </SettingGroup>
      <SettingGroup title={t('settings.checks')}>
        <SettingChoice
          label={t('settings.counters')}
          help={t('settings.countersHelp')}
          choices={createChoices(['close', 'always'], (value) => t(`settings.counterChoices.${value}`))}
          value={settings.counters}
          onChange={(counters) => onChange({ counters })}
        />
        <SettingChoice
          label={t('settings.similar')}
          help={t('settings.similarHelp')}
          choices={createChoices(['very-close', 'close', 'related'], (value) =>
            t(`settings.grades.${value}`),
          )}
          value={settings.similarGrade}
          onChange={(similarGrade) => onChange({ similarGrade })}
        />
      </SettingGroup>
      <SettingGroup title={t('settings.author')}>
        <SettingRow label={t('settings.yourName')} help={t('settings.yourNameHelp')}>
          <SettingTextField
            label={t('settings.yourName')}
            value={settings.author.globalName}
            parse={parseName}
            problem={t('settings.nameNeeded')}
            onSave={(globalName) => onChange({ author: { ...settings.author, globalName } })}
          />
        </SettingRow>
      </SettingGroup>
    </>
  );
}
