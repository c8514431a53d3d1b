import { isHttpUrl } from '../../../shared/http-url.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import { useTranslate } from '../../ui/messages/use-translate.tsx';
import styles from './message-link.module.css';

/** Links to the chat message in the browser. Renders nothing if the URL isn't safe to open. */
export function MessageLink({ link }: { link: string }) {
  const t = useTranslate();
  if (!isHttpUrl(link)) return null;
  return (
    <a className={styles.link} href={link} target="_blank" rel="noreferrer">
      {t('posted.openMessage')}
      <Icon name="ext" />
      <VisuallyHidden>{t('sent.opensOutside')}</VisuallyHidden>
    </a>
  );
}
