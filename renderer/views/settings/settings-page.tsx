import type { ReactNode } from 'react';
import { errorMessage } from '../../../shared/messages/error-message.ts';
import type { Settings } from '../../../shared/settings.ts';
import { useAppState } from '../../stores/app-state.tsx';
import { useAnnounce } from '../../ui/feedback/announce.tsx';
import { useToast } from '../../ui/feedback/toast.tsx';
import { useTranslate } from '../../ui/messages/use-translate.tsx';
import styles from './settings-view.module.css';

/** What a page of the settings gets: how they are, and how to change some. */
export interface SettingsPageProps {
  settings: Settings;
  onChange: (patch: Partial<Settings>) => void;
}

/** Saves a change at once, and says whether that worked. */
export function useSaveSetting(): (patch: Partial<Settings>) => Promise<void> {
  const store = useAppState().settings;
  const t = useTranslate();

  const announce = useAnnounce();
  const toast = useToast();
  return async (patch) => {
    try {
      await store.change(patch);
      announce(t('settings.saved'));
    } catch (error) {
      toast({ message: `${t('settings.notSaved')} ${errorMessage(error, t)}` });
    }
  };
}

/** Settings that belong together, under their heading. */
export function SettingGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.group} aria-label={title}>
      <h2 className={styles.heading}>{title}</h2>
      {children}
    </section>
  );
}
