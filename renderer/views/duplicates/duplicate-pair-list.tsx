import { type KeyboardEvent, useRef } from 'react';
import type { PressEvent } from 'react-aria-components/Button';
import type { DuplicatePair } from '../../../shared/similar.ts';
import { useDismissDuplicate } from '../../features/question/use-dismiss-duplicate.ts';
import { useAppState } from '../../stores/app-state.tsx';
import { type DuplicatesStore, pairKey } from '../../stores/duplicates-store.ts';
import { useEventCallback } from '../../ui/hooks/use-event-callback.ts';
import { useIgnoreShiftedClick } from '../../ui/hooks/use-ignore-shifted-click.ts';
import { useNow } from '../../ui/hooks/use-now.ts';
import { focusPaneNamed } from '../../ui/layout/pane-focus.ts';
import { useTranslate } from '../../ui/messages/use-translate.tsx';
import styles from './duplicate-pair-list.module.css';
import { DuplicatePairRow, type DuplicateQuestion } from './pair.tsx';

/** What is done to the questions of a pair outside of this view. */
export interface PairActions {
  onOpen: (id: number) => void;
  /** Takes a question out of the library, with a way back. `onBack` is called when it is taken. Gives whether it went well. */
  onRemove: (id: number, title: string, onBack: () => void) => Promise<boolean>;
}

const PAIR = '[data-pair]';

/** A button of a pair (`pairKey`) in the list, where it is there: the first, or that of what it does. */
export function buttonOfPair(root: ParentNode | null, pair: string, does?: string): HTMLElement | null {
  const row = [...(root?.querySelectorAll<HTMLElement>(PAIR) ?? [])].find(
    (each) => each.dataset.pair === pair,
  );
  return row?.querySelector<HTMLElement>(does ? `[data-does="${does}"] button` : 'button') ?? null;
}

/** Pairs, nearest first. The up and down keys go to the same button of the pair before and after. */
export function PairList(
  props: PairActions & {
    store: DuplicatesStore;
    pairs: readonly DuplicatePair[];
    /** A pair (`pairKey`) has come back that was taken away. */
    onCameBack: (pair: string) => void;
  },
) {
  const { store, pairs } = props;
  const { connection, clock } = useAppState();
  const t = useTranslate();

  const now = useNow(clock);
  const list = useRef<HTMLOListElement>(null);
  const tell = useDismissDuplicate();
  const isMeant = useIgnoreShiftedClick(pairs.length);
  /** What is done to a pair takes it away, and the button that had the focus with it: the next one has it before. */
  const goOnFrom = (pair: DuplicatePair, goesToo: (other: DuplicatePair) => boolean = () => false) => {
    // By name: a pair that looks as before is not drawn anew, and hands over the object of an earlier answer.
    const key = pairKey(pair);
    const at = pairs.findIndex((other) => pairKey(other) === key);
    const stays = (other: DuplicatePair) => pairKey(other) !== key && !goesToo(other);
    const next = pairs.slice(at).find(stays) ?? pairs.slice(0, at).findLast(stays);
    const button = next && buttonOfPair(list.current, pairKey(next));
    if (button) button.focus();
    else focusPaneNamed('page');
  };
  const open = useEventCallback((pair: DuplicatePair, side: DuplicateQuestion) => {
    store.position.opened = { pair: pairKey(pair), side: side === pair.a ? 'a' : 'b' };
    props.onOpen(side.id);
  });
  const cameBack = (pair: DuplicatePair, show: () => void) => () => {
    show();
    props.onCameBack(pairKey(pair));
  };
  const different = useEventCallback((pair: DuplicatePair, press: PressEvent) => {
    if (!isMeant(press)) return;
    goOnFrom(pair);
    void tell({
      said: t('alike.duplicates.toldDifferent'),
      undone: t('alike.duplicates.undone'),
      hide: () => cameBack(pair, store.hide(pairKey(pair))),
      set: async (isDifferent) => {
        const { a, b } = pair;
        await connection.call('similar.setDifferent', { a: a.key, b: b.key, different: isDifferent });
      },
    });
  });
  const remove = useEventCallback(async (pair: DuplicatePair, side: DuplicateQuestion, press: PressEvent) => {
    if (!isMeant(press)) return;
    goOnFrom(pair, ({ a, b }) => a.key === side.key || b.key === side.key);
    const show = store.hide(side.key);
    if (!(await props.onRemove(side.id, side.title || t('similar.untitled'), cameBack(pair, show)))) show();
  });
  return (
    <ol ref={list} className={styles.pairs} aria-label={t('alike.duplicates.list')} onKeyDown={moveByArrow}>
      {pairs.map((pair, at) => (
        <DuplicatePairRow
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
  const same = kind ? there?.querySelector<HTMLElement>(`[data-does="${kind}"] button`) : null;
  const button = same ?? there?.querySelector('button');
  if (!button) return;
  event.preventDefault();
  button.focus();
}
