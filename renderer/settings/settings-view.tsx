import type { Settings } from '../../shared/settings.ts';
import { useAppState } from '../state/app-state.tsx';
import { useStore } from '../state/store.ts';
import { useAnnounce } from '../ui/announce.tsx';
import { describeError } from '../ui/describe-error.ts';
import { Page } from '../ui/page.tsx';
import { Segmented } from '../ui/segmented.tsx';
import { useText } from '../ui/text/text.tsx';
import { useToast } from '../ui/toast.tsx';
import { LibrarySettings } from './library-settings.tsx';
import { parseName, parsePort } from './parse.ts';
import { SettingField } from './setting-field.tsx';
import { SettingRow } from './setting-row.tsx';
import styles from './settings-view.module.css';
import { ThemeChoice } from './theme-choice.tsx';

/** The few settings there are. Each is saved at once. */
export function SettingsView() {
  const store = useAppState().settings;
  const settings = useStore(store);
  const text = useText();
  const words = text.settings;
  const announce = useAnnounce();
  const toast = useToast();
  const change = async (patch: Partial<Settings>) => {
    try {
      await store.change(patch);
      announce(words.saved);
    } catch (error) {
      toast({ message: `${words.notSaved} ${describeError(error, text)}` });
    }
  };
  return (
    <Page title={words.title}>
      {settings && (
        <div className={styles.body}>
          <section className={styles.group} aria-label={words.appearance}>
            <h2 className={styles.heading}>{words.theme}</h2>
            <ThemeChoice value={settings.theme} onChange={(theme) => void change({ theme })} />
          </section>
          <section className={styles.group} aria-label={words.writing}>
            <h2 className={styles.heading}>{words.writing}</h2>
            <SettingRow label={words.yourName} help={words.yourNameHelp}>
              <SettingField
                label={words.yourName}
                value={settings.author.globalName}
                parse={parseName}
                problem={words.nameNeeded}
                onSave={(globalName) => void change({ author: { ...settings.author, globalName } })}
              />
            </SettingRow>
          </section>
          <section className={styles.group} aria-label={words.localApiGroup}>
            <h2 className={styles.heading}>{words.localApi}</h2>
            <SettingRow label={words.port} help={words.portHelp}>
              <SettingField
                label={words.port}
                value={String(settings.apiPort)}
                parse={parsePort}
                problem={words.portWrong}
                onSave={(apiPort) => void change({ apiPort })}
                numeric
              />
            </SettingRow>
            <SettingRow label={words.absent} help={words.absentHelp}>
              <Segmented
                label={words.absent}
                segments={(['keep', 'clear', 'refuse'] as const).map((id) => ({
                  id,
                  label: words.absentChoices[id],
                }))}
                value={settings.absentFields}
                onChange={(absentFields) => void change({ absentFields })}
              />
            </SettingRow>
          </section>
          <LibrarySettings />
        </div>
      )}
    </Page>
  );
}
