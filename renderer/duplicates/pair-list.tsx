import { type KeyboardEvent, useRef } from 'react';
import type { DuplicatePair } from '../../shared/similar.ts';
import { useAppState } from '../state/app-state.tsx';
import { type DuplicatesStore, pairKey } from '../state/duplicates-store.ts';
import { focusPaneNamed } from '../ui/panes.ts';
import { useText } from '../ui/text/text.tsx';
import { useDifferent } from '../ui/use-different.ts';
import { useNow } from '../ui/use-now.ts';
import { useStable } from '../ui/use-stable.ts';
import { Pair, type Side } from './pair.tsx';
import styles from './pair-list.module.css';

/** What is done to the questions of a pair outside of this view. */
export interface PairActions {
  onOpen: (id: number) => void;
  /** Takes a question out of the library, with a way back. `onBack` is called when it is taken. Gives whether it went well. */
  onRemove: (id: number, title: string, onBack: () => void) => Promise<boolean>;
}

const PAIR = '[data-pair]';

/** Pairs, nearest first. The up and down keys go to the same button of the pair before and after. */
export function PairList(props: PairActions & { store: DuplicatesStore; pairs: readonly DuplicatePair[] }) {
  const { store, pairs } = props;
  const { connection, clock } = useAppState();
  const words = useText().similar.duplicates;
  const untitled = useText().similar.untitled;
  const now = useNow(clock);
  const list = useRef<HTMLOListElement>(null);
  const tell = useDifferent();
  /** What is done to a pair takes it away, and the button that had the focus with it. */
  const goOnFrom = (pair: DuplicatePair) => {
    const at = pairs.indexOf(pair);
    requestAnimationFrame(() => {
      const rows = [...(list.current?.querySelectorAll<HTMLElement>(PAIR) ?? [])];
      const next = rows[Math.min(at, rows.length - 1)]?.querySelector('button');
      if (next) next.focus();
      else focusPaneNamed('page');
    });
  };
  const open = useStable((side: Side) => props.onOpen(side.id));
  const different = useStable((pair: DuplicatePair) => {
    void tell({
      said: words.toldDifferent,
      undone: words.undone,
      hide: () => store.hide(pairKey(pair)),
      set: async (isDifferent) => {
        const { a, b } = pair;
        await connection.call('similar.setDifferent', { a: a.key, b: b.key, different: isDifferent });
      },
    });
    goOnFrom(pair);
  });
  const remove = useStable(async (pair: DuplicatePair, side: Side) => {
    const show = store.hide(side.key);
    goOnFrom(pair);
    if (!(await props.onRemove(side.id, side.title || untitled, show))) show();
  });
  return (
    <ol ref={list} className={styles.pairs} aria-label={words.list} onKeyDown={moveByArrow}>
      {pairs.map((pair, at) => (
        <Pair
          key={pairKey(pair)}
          pair={pair}
          position={at + 1}
          now={now}
          onOpen={open}
          onDifferent={different}
          onRemove={remove}
        />
      ))}
    </ol>
  );
}

function moveByArrow(event: KeyboardEvent<HTMLElement>): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  const { target, currentTarget } = event;
  if (step === 0 || !(target instanceof HTMLElement)) return;
  const rows = [...currentTarget.querySelectorAll<HTMLElement>(PAIR)];
  const at = rows.findIndex((row) => row.contains(target));
  const kind = target.closest<HTMLElement>('[data-does]')?.dataset.does;
  const there = rows[at + step];
  const same = kind ? there?.querySelector<HTMLElement>(`[data-does="${kind}"] :is(button, a)`) : null;
  const button = same ?? there?.querySelector('button');
  if (!button) return;
  event.preventDefault();
  button.focus();
}
