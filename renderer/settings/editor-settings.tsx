import { withSkinTone } from '../../shared/emoji/skin-tone.ts';
import { useAppState } from '../state/app-state.tsx';
import { Button } from '../ui/controls/button.tsx';
import { Segmented } from '../ui/controls/segmented.tsx';
import { Emoji } from '../ui/icons/emoji.tsx';
import { useText } from '../ui/text/text.tsx';
import { choicesOf } from './choices.ts';
import { parseName } from './parse.ts';
import { SettingChoice, SettingSwitch } from './setting-choice.tsx';
import { SettingField } from './setting-field.tsx';
import { SettingGroup } from './setting-group.tsx';
import { SettingRow } from './setting-row.tsx';
import styles from './settings-view.module.css';
import type { PageProps } from './use-change.ts';

const TONES = [1, 2, 3, 4, 5, 6] as const;

/** How questions are written, and what is checked meanwhile. */
export function EditorSettings({ settings, onChange }: PageProps) {
  const { router } = useAppState();
  const words = useText().settings;
  const tones = TONES.map((tone) => ({
    id: String(tone),
    label: words.tones[tone],
    content: (
      <span className={styles.tone}>
        <Emoji emoji={withSkinTone('✋', tone)} />
      </span>
    ),
  }));
  return (
    <>
      <SettingGroup title={words.options}>
        <SettingChoice
          label={words.startIn}
          choices={choicesOf(['rows', 'text'], words.forms)}
          value={settings.startIn}
          onChange={(startIn) => onChange({ startIn })}
        />
        <SettingSwitch
          label={words.enterAdds}
          help={words.enterAddsHelp}
          value={settings.enterAdds}
          onChange={(enterAdds) => onChange({ enterAdds })}
        />
        <SettingRow label={words.skinTone}>
          <Segmented
            label={words.skinTone}
            segments={tones}
            value={String(settings.skinTone)}
            onChange={(id) => onChange({ skinTone: Number(id) })}
          />
        </SettingRow>
        <SettingRow label={words.yourEmoji} help={words.yourEmojiHelp(settings.customEmoji.length)}>
          <Button size="small" onPress={() => router.go({ view: 'emoji' })}>
            {words.openEmoji}
          </Button>
        </SettingRow>
      </SettingGroup>
      <SettingGroup title={words.checks}>
        <SettingChoice
          label={words.counters}
          help={words.countersHelp}
          choices={choicesOf(['close', 'always'], words.counterChoices)}
          value={settings.counters}
          onChange={(counters) => onChange({ counters })}
        />
        <SettingChoice
          label={words.similar}
          help={words.similarHelp}
          choices={choicesOf(['very-close', 'close', 'related'], words.grades)}
          value={settings.similarGrade}
          onChange={(similarGrade) => onChange({ similarGrade })}
        />
      </SettingGroup>
      <SettingGroup title={words.author}>
        <SettingRow label={words.yourName} help={words.yourNameHelp}>
          <SettingField
            label={words.yourName}
            value={settings.author.globalName}
            parse={parseName}
            problem={words.nameNeeded}
            onSave={(globalName) => onChange({ author: { ...settings.author, globalName } })}
          />
        </SettingRow>
      </SettingGroup>
    </>
  );
}
