import type { Draft } from '../../../shared/library/entry.ts';
import { useAvailableActions } from '../../actions/use-actions.ts';
import { builtInTemplates } from '../../features/question/built-in-templates.ts';
import { useAppStores } from '../../stores/app-stores.tsx';
import { useStore } from '../../stores/primitives/external-store.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { useTranslate } from '../../ui/messages/use-translate.tsx';
import styles from './welcome.module.css';

/** The start page of an empty library. */
export function Welcome(props: { onBlank: () => void; onBegin: (draft: Draft) => void }) {
  const t = useTranslate();

  const offers = useAvailableActions();
  const { library, sync, router } = useAppStores();
  const removed = useStore(library).counts?.trash ?? 0;
  const isConnected = useStore(sync).status?.setUp === 'ready';
  return (
    <div className={styles.welcome}>
      <h2 className={styles.title}>{removed > 0 ? t('welcome.titleAgain') : t('welcome.title')}</h2>
      <p className={styles.text}>{t('welcome.text')}</p>
      {/* biome-ignore lint/a11y/useSemanticElements: buttons, no set of fields. */}
      <div role="group" aria-label={t('welcome.start')} className={styles.group}>
        <span className={styles.label} aria-hidden="true">
          {t('welcome.start')}
        </span>
        {builtInTemplates(t).map(({ name, draft }) => (
          <PlainButton key={name} className={styles.chip} onPress={() => props.onBegin(draft)}>
            {name}
          </PlainButton>
        ))}
        <PlainButton className={styles.chip} onPress={props.onBlank}>
          {t('welcome.blank')}
        </PlainButton>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: buttons, no set of fields. */}
      <div role="group" aria-label={t('welcome.or')} className={styles.start}>
        <span className={styles.label} aria-hidden="true">
          {t('welcome.or')}
        </span>
        <Button icon="import" onPress={() => void offers.run('library.import')}>
          {t('welcome.importList')}
        </Button>
        <Button icon="plus" onPress={() => void offers.run('library.samples')}>
          {t('welcome.samples')}
        </Button>
      </div>
      {removed > 0 && (
        <Button
          variant="link"
          className={styles.trash}
          onPress={() => router.go({ view: 'library', section: 'trash', open: null })}
        >
          {t('welcome.inTrash', { count: removed })}
        </Button>
      )}
      <p className={styles.local}>{isConnected ? t('welcome.localConnected') : t('welcome.local')}</p>
    </div>
  );
}
