import type { Draft } from '../../shared/library.ts';
import { useAppState } from '../state/app-state.tsx';
import { useStore } from '../state/store.ts';
import { useOffers } from '../ui/actions/use-actions.ts';
import { Button } from '../ui/controls/button.tsx';
import { PlainButton } from '../ui/controls/plain-button.tsx';
import { useText } from '../ui/text/text.tsx';
import styles from './welcome.module.css';

/** What stands in an empty library: the ways to a first question. The editor beside it is open for one already. */
export function Welcome(props: { onBlank: () => void; onBegin: (draft: Draft) => void }) {
  const words = useText().welcome;
  const { builtIn } = useText().templates;
  const offers = useOffers();
  const { library, sync, router } = useAppState();
  const removed = useStore(library).counts?.trash ?? 0;
  const isConnected = useStore(sync).standing?.setUp === 'ready';
  return (
    <div className={styles.welcome}>
      <h2 className={styles.title}>{removed > 0 ? words.titleAgain : words.title}</h2>
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
      {removed > 0 && (
        <Button
          variant="link"
          className={styles.trash}
          onPress={() => router.go({ view: 'library', section: 'trash', open: null })}
        >
          {words.inTrash(removed)}
        </Button>
      )}
      <p className={styles.local}>{isConnected ? words.localConnected : words.local}</p>
    </div>
  );
}
