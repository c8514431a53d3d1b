import type { ReactNode } from 'react';
import type { UpdateView, UpdateWish } from '../../shared/updates.ts';
import { Button } from '../ui/controls/button.tsx';
import { Banner } from '../ui/feedback/banner.tsx';
import { useText } from '../ui/text/text.tsx';
import styles from './update-banner.module.css';

type Wishes = readonly (readonly [wish: UpdateWish, label: string, isMain?: boolean])[];

/** Says what there is of updates, and lets the author choose. Nothing in it happens by itself. */
export function UpdateBanner({ view, onWish }: { view: UpdateView; onWish: (wish: UpdateWish) => void }) {
  const words = useText().desktop.updates;
  const banner = (message: ReactNode, wishes: Wishes, failed = false) => (
    <div className={styles.place}>
      <Banner
        tone={failed ? 'warn' : 'info'}
        icon={failed ? 'alert' : 'sync'}
        className={styles.banner}
        actions={wishes.map(([wish, label, isMain]) => (
          <Button key={wish} size="small" variant={isMain ? 'primary' : 'ghost'} onPress={() => onWish(wish)}>
            {label}
          </Button>
        ))}
      >
        {message}
      </Banner>
    </div>
  );
  switch (view.kind) {
    case 'nothing':
      return null;
    case 'ask':
      return banner(words.ask, [
        ['allow', words.yes, true],
        ['refuse', words.no],
      ]);
    case 'looking':
      return banner(words.looking, []);
    case 'newest':
      return banner(words.newest(view.version), [
        view.daily ? ['refuse', words.notDaily] : ['allow', words.daily],
        ['later', words.close],
      ]);
    case 'never':
      return banner(words.never[view.why], [['later', words.close]]);
    case 'found':
      return view.here
        ? banner(words.found(view.version), [
            ['download', words.download, true],
            ...(view.page ? ([['page', words.whatIsNew]] as const) : []),
            ['skip', words.skip],
            ['later', words.later],
          ])
        : banner(`${words.found(view.version)} ${words.elsewhere}`, [
            ...(view.page ? ([['page', words.toPage, true]] as const) : []),
            ['skip', words.skip],
            ['later', words.later],
          ]);
    case 'downloading':
      return banner(
        <>
          {words.downloading(view.version)}{' '}
          <progress className={styles.progress} aria-label={words.progress} max={100} value={view.percent} />{' '}
          {/* Each step of it would else be read out. */}
          <span aria-hidden="true">{words.percent(view.percent)}</span>
        </>,
        [['cancel', words.cancel]],
      );
    case 'stopped':
      return banner(
        view.why === null
          ? words.stopped(view.version)
          : `${words.stopped(view.version)} ${words.failures[view.why]}`,
        [
          ['download', words.again, true],
          ...(view.page && view.why !== null ? ([['page', words.toPage]] as const) : []),
          ['skip', words.skip],
          ['later', words.later],
        ],
        view.why !== null,
      );
    case 'ready':
      return banner(words.ready(view.version), [
        ['restart', words.restart, true],
        ['later', words.later],
      ]);
    case 'installing':
      return banner(words.installing, []);
    case 'failed':
      return banner(
        words.failures[view.why],
        [
          ['look', words.tryAgain, true],
          ['later', words.close],
        ],
        true,
      );
  }
}
