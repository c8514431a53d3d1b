import { type KeyboardEvent, memo, useRef, useState } from 'react';
import type { PressEvent } from 'react-aria-components/Button';
import type { Input } from '../../../shared/bridge/bridge-methods.ts';
import type { DuplicatePair } from '../../../shared/similarity.ts';
import { useUndoToast } from '../../actions/use-undo-toast.ts';
import { HighlightedTitle } from '../../features/question/highlighted-title.tsx';
import { SimilarHitMetadata } from '../../features/question/similar-hit-metadata.tsx';
import shared from '../../features/question/similar-question.module.css';
import { SimilarityGradeLabel } from '../../features/question/similarity-grade-label.tsx';
import { useDismissDuplicate } from '../../features/question/use-dismiss-duplicate.ts';
import { useAppStores } from '../../stores/app-stores.tsx';
import { type DuplicatePairsStore, getPairKey } from '../../stores/duplicate-pairs-store.ts';
import { useStore } from '../../stores/primitives/external-store.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { isDeepEqual } from '../../ui/hooks/deep-equal.ts';
import { useEventCallback } from '../../ui/hooks/use-event-callback.ts';
import { useIgnoreShiftedClick } from '../../ui/hooks/use-ignore-shifted-click.ts';
import { useNow } from '../../ui/hooks/use-now.ts';
import { focusPaneNamed } from '../../ui/layout/pane-focus.ts';
import { useTranslate } from '../../ui/messages/use-translate.tsx';
import smallText from '../../ui/styles/small-text.module.css';
import styles from './duplicate-pair-list.module.css';
import { MergeDialog } from './merge-dialog.tsx';

export interface PairActions {
  onOpen: (id: number) => void;
  /**
   * Deletes a question and offers Undo. `onBack` runs after Undo. Resolves with whether the question was
   * deleted.
   */
  onRemove: (id: number, title: string, onBack: () => void) => Promise<boolean>;
}

const PAIR = '[data-pair]';

/**
 * Returns a pair's button for an action, or the pair's first button by default. Returns null if the pair
 * isn't listed. `pair` is a key from `getPairKey`.
 */
export function findPairButton(root: ParentNode | null, pair: string, action?: string): HTMLElement | null {
  const row = [...(root?.querySelectorAll<HTMLElement>(PAIR) ?? [])].find(
    (each) => each.dataset.pair === pair,
  );
  return row?.querySelector<HTMLElement>(action ? `[data-action="${action}"] button` : 'button') ?? null;
}

/** Lists pairs, most similar first. Up, Down, J, and K move to the same button of another pair. */
export function DuplicatePairList(
  props: PairActions & {
    store: DuplicatePairsStore;
    pairs: readonly DuplicatePair[];
    /** Receives a hidden pair's key from `getPairKey` after Undo. */
    onRestored: (pair: string) => void;
  },
) {
  const { store, pairs } = props;
  const { connection, clock, settings } = useAppStores();
  const t = useTranslate();

  const hasLetters = useStore(settings)?.singleKeys !== false;
  const now = useNow(clock);
  const list = useRef<HTMLOListElement>(null);
  const dismiss = useDismissDuplicate();
  const offerUndo = useUndoToast({
    'changed-elsewhere': t('alike.merge.undoFailed'),
    'undo-expired': t('alike.merge.undoFailed'),
  });
  const [merging, setMerging] = useState<DuplicatePair | null>(null);
  const isMeantForRow = useIgnoreShiftedClick(pairs.length);
  /**
   * Focuses the next pair, because this pair disappears with its focused button. `isDisappearing` returns
   * whether another pair will also disappear.
   */
  const focusNext = (
    pair: DuplicatePair,
    action: string,
    isDisappearing: (other: DuplicatePair) => boolean = () => false,
  ) => {
    // Rows are memoized, so `pair` may be an object from an earlier response.
    const key = getPairKey(pair);
    const at = pairs.findIndex((other) => getPairKey(other) === key);
    const isRemaining = (other: DuplicatePair) => getPairKey(other) !== key && !isDisappearing(other);
    const next = pairs.slice(at).find(isRemaining) ?? pairs.slice(0, at).findLast(isRemaining);
    const button = next && findPairButton(list.current, getPairKey(next), action);
    if (button) button.focus();
    else focusPaneNamed('page');
  };
  const open = useEventCallback((pair: DuplicatePair, side: DuplicateQuestion) => {
    store.position.opened = { pair: getPairKey(pair), side: side === pair.a ? 'a' : 'b' };
    props.onOpen(side.id);
  });
  const restore = (pair: DuplicatePair, show: () => void) => () => {
    show();
    props.onRestored(getPairKey(pair));
  };
  const different = useEventCallback((pair: DuplicatePair, press: PressEvent) => {
    if (!isMeantForRow(press)) return;
    focusNext(pair, 'different');
    void dismiss({
      message: t('alike.duplicates.toldDifferent'),
      undoneMessage: t('alike.duplicates.undone'),
      hide: () => restore(pair, store.hide(getPairKey(pair))),
      set: async (isDismissed) => {
        const { a, b } = pair;
        await connection.call('similar.setDismissed', { a: a.key, b: b.key, dismissed: isDismissed });
      },
    });
  });
  const remove = useEventCallback(async (pair: DuplicatePair, side: DuplicateQuestion, press: PressEvent) => {
    if (!isMeantForRow(press)) return;
    focusNext(
      pair,
      `remove-${side === pair.a ? 'a' : 'b'}`,
      ({ a, b }) => a.key === side.key || b.key === side.key,
    );
    const show = store.hide(side.key);
    if (!(await props.onRemove(side.id, side.title || t('similar.untitled'), restore(pair, show)))) show();
  });
  const startMerge = useEventCallback((pair: DuplicatePair, press: PressEvent) => {
    if (isMeantForRow(press)) setMerging(pair);
  });
  const onMerged = (pair: DuplicatePair, ids: { kept: number; merged: number }) => {
    const { key } = pair.a.id === ids.merged ? pair.a : pair.b;
    setMerging(null);
    // Wait until the dialog has returned focus.
    requestAnimationFrame(() => {
      focusNext(pair, 'merge', ({ a, b }) => a.key === key || b.key === key);
      let show = restore(pair, store.hide(key));
      let refs: Input<'question.merge'> | null = null;
      const message = t('alike.merge.done');
      offerUndo({
        message,
        undo: async () => {
          refs = await connection.call('question.undoMerge', ids);
          show();
          return { message: t('alike.merge.undone') };
        },
        redo: async () => {
          if (!refs) return null;
          const { kept, merged } = refs;
          await connection.call('question.merge', {
            kept: { id: kept.id, version: kept.version },
            merged: { id: merged.id, version: merged.version },
          });
          show = restore(pair, store.hide(key));
          return { message };
        },
      });
    });
  };
  return (
    <>
      <ol
        ref={list}
        className={styles.pairs}
        aria-label={t('alike.duplicates.list')}
        onKeyDown={(event) => moveByKey(event, hasLetters)}
      >
        {pairs.map((pair, at) => (
          <DuplicatePairRow
            key={getPairKey(pair)}
            pair={pair}
            position={at + 1}
            now={now}
            onOpen={open}
            onMerge={startMerge}
            onDifferent={different}
            onRemove={remove}
          />
        ))}
      </ol>
      {merging && (
        <MergeDialog
          pair={merging}
          onMerged={(ids) => onMerged(merging, ids)}
          onClose={() => setMerging(null)}
        />
      )}
    </>
  );
}

const STEP_OF_KEY: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };
const STEP_OF_LETTER: Readonly<Record<string, number>> = { j: 1, k: -1 };

function moveByKey(event: KeyboardEvent<HTMLElement>, hasLetters: boolean): void {
  const isModified = event.ctrlKey || event.metaKey || event.altKey;
  const letterStep = hasLetters && !isModified ? STEP_OF_LETTER[event.key] : undefined;
  const step = STEP_OF_KEY[event.key] ?? letterStep ?? 0;
  const { target, currentTarget } = event;
  if (step === 0 || !(target instanceof HTMLElement)) return;
  const rows = [...currentTarget.querySelectorAll<HTMLElement>(PAIR)];
  const at = rows.findIndex((row) => row.contains(target));
  const kind = target.closest<HTMLElement>('[data-action]')?.dataset.action;
  const nextRow = rows[at + step];
  const same = kind ? nextRow?.querySelector<HTMLElement>(`[data-action="${kind}"] button`) : null;
  const button = same ?? nextRow?.querySelector('button');
  if (!button) return;
  event.preventDefault();
  button.focus();
}

type DuplicateQuestion = DuplicatePair['a'];

interface PairProps {
  pair: DuplicatePair;
  /** The pair's position in the list, starting at 1. */
  position: number;
  now: number;
  onOpen: (pair: DuplicatePair, side: DuplicateQuestion) => void;
  onMerge: (pair: DuplicatePair, press: PressEvent) => void;
  onDifferent: (pair: DuplicatePair, press: PressEvent) => void;
  onRemove: (pair: DuplicatePair, side: DuplicateQuestion, press: PressEvent) => void;
}

const DuplicatePairRow = memo(function Pair(props: PairProps) {
  const { pair } = props;
  const t = useTranslate();

  const { a, b, grade } = pair;
  const titles = { a: a.title || t('similar.untitled'), b: b.title || t('similar.untitled') };
  return (
    <li className={styles.pair} data-pair={getPairKey(pair)}>
      <section aria-label={t(`alike.duplicates.pair.${grade}`, { position: props.position })}>
        <div className={styles.head}>
          <SimilarityGradeLabel grade={grade} />
          <span className={styles.space} data-action="different">
            <Button
              size="small"
              variant="ghost"
              aria-label={t('alike.duplicates.differentThat', titles)}
              onPress={(press) => props.onDifferent(pair, press)}
            >
              {t('alike.duplicates.different')}
            </Button>
          </span>
          <span data-action="merge">
            <Button
              size="small"
              variant="ghost"
              aria-label={t('alike.merge.openThat', titles)}
              onPress={(press) => props.onMerge(pair, press)}
            >
              {t('alike.merge.open')}
            </Button>
          </span>
        </div>
        <div className={styles.sides}>
          <PairQuestion {...props} side={a} name="a" label={t('alike.duplicates.older')} />
          <PairQuestion {...props} side={b} name="b" label={t('alike.duplicates.newer')} />
        </div>
      </section>
    </li>
  );
}, isDeepEqual);

function PairQuestion(props: PairProps & { side: DuplicateQuestion; name: 'a' | 'b'; label: string }) {
  const { pair, side, name, label } = props;
  const t = useTranslate();
  const title = side.title.trim() || t('similar.untitled');
  return (
    <div className={styles.side}>
      <h2 className={smallText.hint}>{label}</h2>
      <p className={`${shared.title} ${styles.title}`} dir="auto">
        {side.title.trim() ? <HighlightedTitle title={side.title} marks={side.marks} /> : title}
      </p>
      <div className={shared.details}>
        <SimilarHitMetadata hit={side} now={props.now} />
      </div>
      <div className={`${shared.actions} ${styles.actions}`}>
        {side.source === 'library' && (
          <>
            <span data-action={`open-${name}`}>
              <Button
                variant="link"
                className={shared.action}
                aria-label={t('alike.openThat', { title })}
                onPress={() => props.onOpen(pair, side)}
              >
                {t('alike.open')}
              </Button>
            </span>
            <span data-action={`remove-${name}`}>
              <Button
                variant="link"
                className={shared.action}
                aria-label={t('alike.duplicates.removeThat', { title })}
                onPress={(press) => props.onRemove(pair, side, press)}
              >
                {t('alike.duplicates.remove')}
              </Button>
            </span>
          </>
        )}
      </div>
    </div>
  );
}
