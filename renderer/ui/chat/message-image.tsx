import { useState } from 'react';
import { readImage } from '../../../shared/image.ts';
import { Button } from '../controls/button.tsx';
import { useText } from '../text/text.tsx';
import styles from './message-image.module.css';

/** The picture of the message: fetched only from hosts that were allowed, words where the service picks one. */
export function MessageImage(props: {
  image: string;
  hosts: ReadonlySet<string>;
  onShowHost: (host: string) => void;
}) {
  const text = useText().preview;
  const reading = readImage(props.image);
  if (reading.kind === 'none' || reading.kind === 'bad') return null;
  if (reading.kind === 'search') {
    return (
      <p className={styles.placeholder}>
        <span>{text.pickedByService}</span>
        <span dir="auto">{text.quoted(reading.words)}</span>
      </p>
    );
  }
  const { host } = new URL(reading.url);
  if (!props.hosts.has(host)) {
    return (
      <div className={styles.placeholder}>
        <Button size="small" icon="image" className={styles.show} onPress={() => props.onShowHost(host)}>
          <span className={styles.host}>{text.showPicture(host)}</span>
        </Button>
      </div>
    );
  }
  return <LoadedImage key={reading.url} url={reading.url} />;
}

function LoadedImage({ url }: { url: string }) {
  const text = useText().preview;
  const [failed, setFailed] = useState(false);
  if (failed) return <p className={styles.placeholder}>{text.didNotLoad}</p>;
  return (
    <img
      className={styles.picture}
      src={url}
      alt={text.pictureAlt}
      referrerPolicy="no-referrer"
      onError={() => setFailed(true)}
    />
  );
}
