import type { SyncStanding } from '../../shared/sync-views.ts';
import { useAppState } from '../state/app-state.tsx';
import { hostOf } from '../state/picture-hosts.ts';
import { useStore } from '../state/store.ts';
import { needingOf, waitingOf } from '../state/sync-store.ts';
import { Button } from '../ui/controls/button.tsx';
import { PlainButton } from '../ui/controls/plain-button.tsx';
import { relativeTime } from '../ui/format/relative-time.ts';
import { useMoment } from '../ui/format/use-moment.ts';
import { useNow } from '../ui/hooks/use-now.ts';
import { Icon } from '../ui/icons/icon.tsx';
import { ActionMenu } from '../ui/overlays/menu.tsx';
import { type StateName, StateWord, stateGlyph } from '../ui/question/state-word.tsx';
import { useSync } from '../ui/question/use-sync.ts';
import { classNames } from '../ui/styles/class-names.ts';
import { type Text, useText } from '../ui/text/text.tsx';
import styles from './live-service.module.css';

/** How the connection is, as glyph and word. */
function stateOf(standing: SyncStanding, words: Text['sync']): { state: StateName; word: string } {
  const { tile } = words;
  if (standing.setUp !== 'ready') return { state: 'off', word: tile.notSetUp };
  if (standing.pause) return { state: 'paused', word: tile.paused };
  if (standing.running) return { state: 'sending', word: tile.syncing };
  if (standing.wait) return { state: 'waiting', word: tile.waiting };
  const needs = needingOf(standing);
  if (needs > 0) return { state: 'attention', word: tile.needs(needs) };
  // What is only filled in may be wrong: a question that came through, or its author, has to say that it is right.
  const isKnown = Boolean(standing.account?.author) || (standing.lastRound?.synced ?? 0) > 0;
  return isKnown ? { state: 'ok', word: tile.connected } : { state: 'off', word: tile.unused };
}

/** The live service at the foot of the rail: how the connection is, who writes there, and what a press sends. */
export function LiveService({ narrow }: { narrow: boolean }) {
  const { sync: store, clock, router } = useAppState();
  const { standing } = useStore(store);
  const text = useText();
  const words = useText().sync;
  const sync = useSync();
  const now = useNow(clock);
  const moment = useMoment();
  if (!standing) return null;
  const { tile } = words;
  const { state, word } = stateOf(standing, words);
  const isReady = standing.setUp === 'ready';
  const settings = () => router.go({ view: 'settings', page: 'service' });
  const round = () => void sync.round(moment);
  if (narrow) {
    return (
      <ActionMenu
        label={tile.menu}
        actions={[
          {
            id: 'round',
            label: tile.sync(waitingOf(standing)),
            icon: 'sync',
            reason: isReady ? null : text.actions.reasons.noService,
            onAction: round,
          },
          {
            id: 'activity',
            label: tile.activity,
            icon: 'all',
            onAction: () => router.go({ view: 'activity' }),
          },
          { id: 'settings', label: tile.settings, icon: 'settings', onAction: settings },
        ]}
      >
        <PlainButton
          className={classNames(styles.mini, state === 'attention' && styles.warn)}
          aria-label={tile.label(word)}
        >
          <Icon name={stateGlyph(state)} />
          <span aria-hidden="true">{isReady ? waitingOf(standing) : text.frame.off}</span>
        </PlainButton>
      </ActionMenu>
    );
  }
  const { pause, wait, lastRound, account, running } = standing;
  return (
    <section className={styles.tile} aria-label={words.service}>
      <div className={styles.head}>
        <a href={router.href({ view: 'activity' })} className={styles.name}>
          {words.service}
        </a>
        <StateWord state={state}>{word}</StateWord>
      </div>
      {!isReady ? (
        <p className={classNames(styles.line, styles.wraps)}>
          {standing.setUp === 'no-token' ? tile.noToken : tile.noAddress}
        </p>
      ) : (
        <>
          {account && <p className={styles.line}>{hostOf(account.baseUrl) ?? account.baseUrl}</p>}
          {account?.author?.name && (
            <p className={styles.line} dir="auto">
              {account.author.name}
            </p>
          )}
          {pause ? (
            <p className={classNames(styles.line, styles.wraps)}>{words.paused(pause.code, pause.facts)}</p>
          ) : wait ? (
            <p className={classNames(styles.line, styles.wraps)}>
              {words.waits(wait.code, { ...wait.facts, until: wait.until }, moment)}
            </p>
          ) : (
            <p className={styles.line}>
              {running
                ? tile.running(running.done, running.total)
                : lastRound
                  ? tile.synced(relativeTime(lastRound.at, now, text.time.locale))
                  : tile.never}
            </p>
          )}
          {standing.counts.changed > 0 && (
            <p className={styles.line}>{tile.changed(standing.counts.changed)}</p>
          )}
        </>
      )}
      {!isReady || pause?.code === 'unauthorized' ? (
        <Button size="small" block className={styles.button} onPress={settings}>
          {isReady ? tile.replaceToken : tile.connect}
        </Button>
      ) : pause ? (
        <Button size="small" block className={styles.button} onPress={() => router.go({ view: 'activity' })}>
          {tile.look}
        </Button>
      ) : (
        <Button
          size="small"
          block
          icon="sync"
          className={styles.button}
          busy={running?.what === 'round'}
          onPress={round}
        >
          {tile.sync(waitingOf(standing))}
        </Button>
      )}
    </section>
  );
}
