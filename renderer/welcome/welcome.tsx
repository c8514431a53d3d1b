import type { Draft } from '../../shared/library.ts';
import { Button } from '../ui/button.tsx';
import { PlainButton } from '../ui/plain-button.tsx';
import { useTemplatesText } from '../ui/text/templates-text.ts';
import { useWelcomeText } from '../ui/text/welcome-text.ts';
import { useOffers } from '../ui/use-actions.ts';
import styles from './welcome.module.css';

/** What stands in an empty library: the ways to a first question. The editor beside it is open for one already. */
export function Welcome(props: { onBlank: () => void; onBegin: (draft: Draft) => void }) {
  const words = useWelcomeText();
  const { builtIn } = useTemplatesText();
  const offers = useOffers();
  return (
    <div className={styles.welcome}>
      <h2 className={styles.title}>{words.title}</h2>
      <p className={styles.text}>{words.text}</p>
      {/* biome-ignore lint/a11y/useSemanticElements: buttons, no set of fields. */}
      <div role="group" aria-label={words.start} className={styles.group}>
        <span className={styles.label} aria-hidden="true">
          {words.start}
        </span>
        {builtIn.map(({ name, draft }) => (
          <PlainButton key={name} className={styles.chip} onPress={() => props.onBegin(draft)}>
            {name}
          </PlainButton>
        ))}
        <PlainButton className={styles.chip} onPress={props.onBlank}>
          {words.blank}
        </PlainButton>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: buttons, no set of fields. */}
      <div role="group" aria-label={words.or} className={styles.bring}>
        <span className={styles.label} aria-hidden="true">
          {words.or}
        </span>
        <Button icon="import" onPress={() => void offers.run('library.import')}>
          {words.importList}
        </Button>
        <Button icon="plus" onPress={() => void offers.run('library.samples')}>
          {words.samples}
        </Button>
      </div>
      <p className={styles.local}>{words.local}</p>
    </div>
  );
}
