import { CustomEmojiImage } from '../../features/chat-message/custom-emoji-image.tsx';
import { hostOf, mayFetch, usePictureHosts } from '../../stores/allowed-image-hosts.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { useTranslate } from '../../ui/messages/use-translate.tsx';
import styles from './custom-emoji-view.module.css';

/** The picture at an address being typed, once its host was allowed. */
export function ShownPicture({ url, name }: { url: string; name: string }) {
  const t = useTranslate();
  const { hosts, allow } = usePictureHosts();
  const host = /^https:/i.test(url) ? hostOf(url) : null;
  if (!host) return null;
  return (
    <p className={styles.shown}>
      <CustomEmojiImage url={url} name={name} />
      {!mayFetch(url, hosts) && (
        <Button size="small" icon="image" onPress={() => allow(host)}>
          {t('customEmoji.show', { host })}
        </Button>
      )}
    </p>
  );
}
