import { useMemo, useRef, useState } from 'react';
import type { CustomEmoji, SeenEmoji } from '../../../shared/emoji/custom-emoji.ts';
import { CustomEmojiImage } from '../../features/chat-message/custom-emoji-image.tsx';
import { canFetchImage, getHost, useAllowedImageHosts } from '../../stores/allowed-image-hosts.ts';
import { useAppStores } from '../../stores/app-stores.tsx';
import { useStore } from '../../stores/primitives/external-store.ts';
import { useBridgeQuery } from '../../stores/use-bridge-query.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { useFocusRestoredRow } from '../../ui/hooks/use-focus-restored-row.ts';
import { Page } from '../../ui/layout/page.tsx';
import { useTranslate } from '../../ui/messages/use-translate.tsx';
import smallText from '../../ui/styles/small-text.module.css';
import { CustomEmojiDialog } from './custom-emoji-dialog.tsx';
import styles from './custom-emoji-page.module.css';
import { type EmojiChange, useCustomEmojiChanges } from './use-custom-emoji-changes.ts';

export function CustomEmojiPage() {
  const { router, settings } = useAppStores();
  const custom = useStore(settings)?.customEmoji;
  const t = useTranslate();

  const seen = useSeenEmoji(custom);
  const change = useCustomEmojiChanges();
  /** The emoji in the dialog, or null while the dialog is closed. `emoji` is null for a new emoji. */
  const [edited, setEdited] = useState<{ emoji: CustomEmoji | null } | null>(null);
  const body = useRef<HTMLDivElement>(null);
  // Removing a row also removes its button, which has focus.
  const focusRow = useFocusRestoredRow(
    (name) => body.current?.querySelector<HTMLElement>(`[data-emoji="${CSS.escape(name)}"] button`) ?? null,
  );
  const changeAndFocus = async (what: EmojiChange, name: string | undefined) => {
    const done = await change(what);
    if (done && name !== undefined) focusRow(name);
  };
  if (!custom) return <Page title={t('views.emoji.title')}>{null}</Page>;
  const list = custom.toSorted((a, b) => a.name.localeCompare(b.name));
  return (
    <Page
      title={t('views.emoji.title')}
      leading={
        <IconButton
          icon="left"
          label={t('customEmoji.back')}
          onPress={() => router.go({ view: 'settings', page: 'editor' })}
        />
      }
      actions={
        <Button variant="primary" icon="plus" onPress={() => setEdited({ emoji: null })}>
          {t('customEmoji.add')}
        </Button>
      }
    >
      <div ref={body} className={styles.body}>
        {list.length === 0 ? (
          <div className={styles.empty}>
            <EmptyState icon="smile" title={t('customEmoji.emptyTitle')}>
              {t('customEmoji.emptyText')}
            </EmptyState>
          </div>
        ) : (
          <p className={styles.help}>{t('customEmoji.help')}</p>
        )}
        <BlockedImageHosts urls={[...list, ...(seen ?? [])].map(({ url }) => url)} />
        {list.length > 0 && (
          <ul className={styles.list} aria-label={t('customEmoji.list')}>
            {list.map((emoji, index) => (
              <li key={emoji.name} className={styles.row} data-emoji={emoji.name}>
                <CustomEmojiImage url={emoji.url} name={emoji.name} />
                <span className={styles.text}>
                  <span className={styles.name}>{`:${emoji.name}:`}</span>
                  <span className={smallText.hint} dir="auto">
                    {emoji.keywords.join(', ') || t('customEmoji.noKeywords')}
                  </span>
                </span>
                <Button
                  size="small"
                  variant="ghost"
                  aria-label={t('customEmoji.editOf', { name: emoji.name })}
                  onPress={() => setEdited({ emoji })}
                >
                  {t('customEmoji.edit')}
                </Button>
                <Button
                  size="small"
                  variant="ghost"
                  aria-label={t('customEmoji.removeOf', { name: emoji.name })}
                  onPress={() => {
                    const neighbour = list[index + 1] ?? list[index - 1];
                    void changeAndFocus({ before: emoji, after: null }, neighbour?.name);
                  }}
                >
                  {t('customEmoji.remove')}
                </Button>
              </li>
            ))}
          </ul>
        )}
        <SeenEmojiList
          seen={seen}
          onKeep={({ name, url }) => {
            void changeAndFocus({ before: null, after: { name, url, keywords: [] } }, name);
          }}
        />
      </div>
      {edited && (
        <CustomEmojiDialog
          emoji={edited.emoji}
          others={custom.filter(({ name }) => name !== edited.emoji?.name)}
          onSave={(after) => change({ before: edited.emoji, after })}
          onClose={() => setEdited(null)}
        />
      )}
    </Page>
  );
}

const MAX_OFFERED_HOSTS = 6;

/** Lists the hosts whose images aren't allowed yet, each with a button to allow it. */
function BlockedImageHosts({ urls }: { urls: readonly string[] }) {
  const t = useTranslate();
  const { hosts, allow } = useAllowedImageHosts();
  const hidden = new Set(
    urls
      .filter((url) => /^https:/i.test(url) && !canFetchImage(url, hosts))
      .flatMap((url) => getHost(url) ?? []),
  );
  if (hidden.size === 0) return null;
  return (
    <div className={styles.consent}>
      <p className={styles.help}>{t('customEmoji.consent')}</p>
      {[...hidden].slice(0, MAX_OFFERED_HOSTS).map((host) => (
        <Button key={host} size="small" icon="image" onPress={() => allow(host)}>
          {t('customEmoji.show', { host })}
        </Button>
      ))}
    </div>
  );
}

/** Lists emoji images found in questions, each with a button to add it. Renders nothing if there are none. */
function SeenEmojiList(props: { seen: readonly SeenEmoji[] | null; onKeep: (emoji: SeenEmoji) => void }) {
  const t = useTranslate();
  const { seen } = props;
  if (!seen || seen.length === 0) return null;
  return (
    <section className={styles.seen} aria-label={t('customEmoji.seenTitle')}>
      <h2 className={styles.heading}>{t('customEmoji.seenTitle')}</h2>
      <p className={styles.help}>{t('customEmoji.seenHelp')}</p>
      <ul className={styles.list} aria-label={t('customEmoji.seenList')}>
        {seen.map((emoji) => (
          <li key={emoji.url} className={styles.row}>
            <CustomEmojiImage url={emoji.url} name={emoji.label} />
            <span className={styles.text}>
              <span dir="auto">{emoji.label}</span>
              <span className={smallText.hint}>{t('customEmoji.seenIn', { count: emoji.questions })}</span>
            </span>
            <Button
              size="small"
              aria-label={t('customEmoji.keepAs', { name: emoji.name })}
              onPress={() => props.onKeep(emoji)}
            >
              {t('customEmoji.keep')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/**
 * Returns the emoji images in questions, except images of custom emoji. Returns null until they're loaded.
 */
function useSeenEmoji(custom: readonly CustomEmoji[] | undefined): readonly SeenEmoji[] | null {
  const { data: seen } = useBridgeQuery('emoji.seen', {});
  return useMemo(
    () => seen?.filter(({ url }) => !custom?.some((own) => own.url === url)) ?? null,
    [seen, custom],
  );
}
