import { hostOf, mayFetch, usePictureHosts } from '../../stores/allowed-image-hosts.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { useTranslate } from '../../ui/messages/use-translate.tsx';
import styles from './custom-emoji-view.module.css';

/** More of them would push the list itself out of sight. */
const MOST = 6;

/** Where pictures are that nobody allowed to be fetched yet, each to be allowed. */
export function HiddenHosts({ urls }: { urls: readonly string[] }) {
  const t = useTranslate();
  const { hosts, allow } = usePictureHosts();
  const hidden = new Set(
    urls.filter((url) => /^https:/i.test(url) && !mayFetch(url, hosts)).flatMap((url) => hostOf(url) ?? []),
  );
  if (hidden.size === 0) return null;
  return (
    <div className={styles.consent}>
      <p className={styles.help}>{t('customEmoji.consent')}</p>
      {[...hidden].slice(0, MOST).map((host) => (
        <Button key={host} size="small" icon="image" onPress={() => allow(host)}>
          {t('customEmoji.show', { host })}
        </Button>
      ))}
    </div>
  );
}
