import { Button } from '../ui/button.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import { Page } from '../ui/page.tsx';
import { StateWord } from '../ui/state-word.tsx';
import { useText } from '../ui/text/text.tsx';
import styles from './running-api.module.css';
import { TokenList } from './token-list.tsx';
import { TryIt } from './try-it.tsx';
import { useTokens } from './use-tokens.ts';

/** What there is to know while the local API runs. */
export function RunningApi(props: { url: string; openId: number | null; busy: boolean; onStop: () => void }) {
  const { url } = props;
  const words = useText().localApi;
  const tokens = useTokens();
  const head = (
    <>
      <StateWord state="ok" large>
        {words.running}
      </StateWord>
      <div className={styles.address}>
        <span className={styles.url}>{url}</span>
        <CopyButton text={url} what={words.address} />
      </div>
    </>
  );
  const stop = (
    <Button icon="stop" busy={props.busy} onPress={props.onStop}>
      {words.stop}
    </Button>
  );
  return (
    <Page title={words.title} head={head} actions={stop}>
      <div className={styles.body}>
        <div className={styles.main}>
          <TryIt baseUrl={url} tokens={tokens} openId={props.openId} />
        </div>
        <div className={styles.side}>
          <TokenList tokens={tokens} />
        </div>
      </div>
    </Page>
  );
}
