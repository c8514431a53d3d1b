import type { Draft } from '../../../shared/library/entry.ts';
import { useAvailableActions } from '../../actions/use-actions.ts';
import { parseDraft } from '../../drafts/draft-content.ts';
import { ChatMessage } from '../../features/chat-message/chat-message.tsx';
import { useDefaultMessageAppearance } from '../../features/chat-message/message-appearance.ts';
import { createBuiltInTemplates, createExampleQuestion } from '../../features/question/built-in-templates.ts';
import { useAppStores } from '../../stores/app-stores.tsx';
import { useKnownEmoji } from '../../stores/emoji-finder-store.ts';
import { useStore } from '../../stores/primitives/external-store.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { BREAKPOINTS, useMediaQuery } from '../../ui/hooks/use-media-query.ts';
import { useTranslate } from '../../ui/messages/use-translate.tsx';
import styles from './welcome.module.css';

export function Welcome(props: { onBlank: () => void; onBegin: (draft: Draft) => void }) {
  const t = useTranslate();

  const offers = useAvailableActions();
  const { library, sync, router } = useAppStores();
  const removed = useStore(library).counts?.trash ?? 0;
  const example = createExampleQuestion(t);
  const emoji = useKnownEmoji(false, undefined);
  const { layout, scheme } = useDefaultMessageAppearance();
  const isNarrow = useMediaQuery(BREAKPOINTS.narrow);
  const isConnected = useStore(sync).status?.setUp === 'ready';
  return (
    <div className={styles.welcome}>
      <h2 className={styles.title}>{removed > 0 ? t('welcome.titleAgain') : t('welcome.title')}</h2>
      <p className={styles.text}>{t('welcome.text')}</p>
      <Button variant="primary" icon="plus" onPress={props.onBlank}>
        {t('welcome.startWriting')}
      </Button>
      <figure className={styles.example}>
        <figcaption className={styles.label}>{t('welcome.example')}</figcaption>
        <p className={styles.source}>{`${example.title}\n${example.options}`}</p>
        <Button size="small" onPress={() => props.onBegin(example)}>
          {t('welcome.editExample')}
        </Button>
        {/* In a wide window, the inspector shows the example. */}
        {isNarrow && (
          <div className={styles[scheme]}>
            <ChatMessage content={parseDraft(example)} emoji={emoji} layout={layout} />
          </div>
        )}
      </figure>
      {/* biome-ignore lint/a11y/useSemanticElements: buttons, no set of fields. */}
      <div role="group" aria-label={t('welcome.start')} className={styles.group}>
        <span className={styles.label} aria-hidden="true">
          {t('welcome.start')}
        </span>
        {createBuiltInTemplates(t).map(({ name, draft }) => (
          <PlainButton key={name} className={styles.chip} onPress={() => props.onBegin(draft)}>
            {name}
          </PlainButton>
        ))}
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
