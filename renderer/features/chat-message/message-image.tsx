import { useState } from 'react';
import { readImage } from '../../../shared/question/question-image.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { useTranslate } from '../../ui/messages/use-translate.tsx';
import styles from './message-image.module.css';

/** The image of the message: loaded only from allowed hosts, a placeholder if the service chooses it. */
export function MessageImage(props: {
  image: string;
  hosts: ReadonlySet<string>;
  onShowHost: (host: string) => void;
}) {
  const t = useTranslate();
  const reading = readImage(props.image);
  if (reading.kind === 'none' || reading.kind === 'bad') return null;
  if (reading.kind === 'search') {
    return (
      <p className={styles.placeholder}>
        <span>{t('preview.pickedByService')}</span>
        <span dir="auto">{t('preview.quoted', { words: reading.words })}</span>
      </p>
    );
  }
  const { host } = new URL(reading.url);
  if (!props.hosts.has(host)) {
    return (
      <div className={styles.placeholder}>
        <Button size="small" icon="image" className={styles.show} onPress={() => props.onShowHost(host)}>
          <span className={styles.host}>{t('preview.showPicture', { host })}</span>
        </Button>
      </div>
    );
  }
  return <LoadedImage key={reading.url} url={reading.url} />;
}

function LoadedImage({ url }: { url: string }) {
  const t = useTranslate();
  const [failed, setFailed] = useState(false);
  if (failed) return <p className={styles.placeholder}>{t('preview.didNotLoad')}</p>;
  return (
    <img
      className={styles.image}
      src={url}
      alt={t('preview.pictureAlt')}
      referrerPolicy="no-referrer"
      onError={() => setFailed(true)}
    />
  );
}
