import { useId } from 'react';
import { useAppState } from '../state/app-state.tsx';
import { SETTINGS_PAGES, type SettingsPage } from '../state/route.ts';
import { useStore } from '../state/store.ts';
import { moveAmong } from '../ui/controls/arrow-keys.ts';
import { PlainButton } from '../ui/controls/plain-button.tsx';
import { Icon, type IconName } from '../ui/icons/icon.tsx';
import { Page } from '../ui/layout/page.tsx';
import { useSettingsText } from '../ui/text/settings-text.ts';
import { AppearanceSettings } from './appearance-settings.tsx';
import { EditorSettings } from './editor-settings.tsx';
import { KeyboardSettings } from './keyboard-settings.tsx';
import { LibrarySettings } from './library-settings.tsx';
import { LocalApiSettings } from './local-api-settings.tsx';
import { ServiceSettings } from './service-settings.tsx';
import styles from './settings-view.module.css';
import { type PageProps, useChange } from './use-change.ts';

const ICONS: Record<SettingsPage, IconName> = {
  appearance: 'sun',
  editor: 'text',
  service: 'cloud',
  'local-api': 'server',
  library: 'all',
  keyboard: 'keyboard',
};

/** All settings, on a few pages. Each is saved at once. */
export function SettingsView({ page = 'appearance' }: { page?: SettingsPage | undefined }) {
  const { router, settings: store } = useAppState();
  const settings = useStore(store);
  const words = useSettingsText();
  const change = useChange();
  const id = useId();
  return (
    <Page title={words.title}>
      {settings && (
        <div className={styles.settings}>
          <SettingsNav
            id={id}
            page={page}
            onGo={(chosen) => router.go({ view: 'settings', page: chosen }, 'replace')}
          />
          <div
            key={page}
            role="tabpanel"
            id={`${id}-panel`}
            aria-labelledby={`${id}-${page}`}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled with the keyboard.
            tabIndex={0}
            className={styles.body}
          >
            <PageBody page={page} settings={settings} onChange={(patch) => void change(patch)} />
          </div>
        </div>
      )}
    </Page>
  );
}

/** The pages, one below the other: the arrow keys go from one to the next. */
function SettingsNav(props: { id: string; page: SettingsPage; onGo: (page: SettingsPage) => void }) {
  const words = useSettingsText();
  const go = (page: string | undefined) => {
    const chosen = SETTINGS_PAGES.find((known) => known === page);
    if (chosen) props.onGo(chosen);
  };
  return (
    <div
      role="tablist"
      aria-orientation="vertical"
      aria-label={words.title}
      className={styles.nav}
      onKeyDown={(event) => go(moveAmong(event, '[role="tab"]')?.dataset.page)}
    >
      {SETTINGS_PAGES.map((page) => (
        <PlainButton
          key={page}
          role="tab"
          id={`${props.id}-${page}`}
          data-page={page}
          aria-selected={page === props.page}
          aria-controls={page === props.page ? `${props.id}-panel` : undefined}
          tabIndex={page === props.page ? 0 : -1}
          data-pane-start={page === props.page ? '' : undefined}
          className={styles.tab}
          onPress={() => go(page)}
        >
          <Icon name={ICONS[page]} />
          {words.pages[page]}
        </PlainButton>
      ))}
    </div>
  );
}

function PageBody({ page, ...props }: PageProps & { page: SettingsPage }) {
  switch (page) {
    case 'appearance':
      return <AppearanceSettings {...props} />;
    case 'editor':
      return <EditorSettings {...props} />;
    case 'service':
      return <ServiceSettings {...props} />;
    case 'local-api':
      return <LocalApiSettings {...props} />;
    case 'library':
      return <LibrarySettings />;
    case 'keyboard':
      return <KeyboardSettings {...props} />;
  }
}
