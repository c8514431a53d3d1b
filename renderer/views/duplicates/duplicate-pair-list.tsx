import { type KeyboardEvent, memo, useRef } from 'react';
import type { PressEvent } from 'react-aria-components/Button';
import type { DuplicatePair } from '../../../shared/similar.ts';
import { GradeLabel } from '../../features/question/grade-label.tsx';
import { HighlightedTitle } from '../../features/question/highlighted-title.tsx';
import { SimilarHitDetails } from '../../features/question/similar-hit-details.tsx';
import shared from '../../features/question/similar-question.module.css';
import { useDismissDuplicate } from '../../features/question/use-dismiss-duplicate.ts';
import { useAppState } from '../../stores/app-state.tsx';
import { type DuplicatesStore, pairKey } from '../../stores/duplicates-store.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { arePropsEqual } from '../../ui/hooks/props-equal.ts';
import { useEventCallback } from '../../ui/hooks/use-event-callback.ts';
import { useIgnoreShiftedClick } from '../../ui/hooks/use-ignore-shifted-click.ts';
import { useNow } from '../../ui/hooks/use-now.ts';
import { focusPaneNamed } from '../../ui/layout/pane-focus.ts';
import { useTranslate } from '../../ui/messages/use-translate.tsx';
import styles from './duplicate-pair-list.module.css';

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

/** One of the two questions of a pair. */
type DuplicateQuestion = DuplicatePair['a'];

interface PairProps {
  pair: DuplicatePair;
  /** From 1. */
  position: number;
  /** Milliseconds since 1970. */
  now: number;
  onOpen: (pair: DuplicatePair, side: DuplicateQuestion) => void;
  onDifferent: (pair: DuplicatePair, press: PressEvent) => void;
  onRemove: (pair: DuplicatePair, side: DuplicateQuestion, press: PressEvent) => void;
}

/** Two questions side by side, how near they are, and what to do about it. */
const DuplicatePairRow = memo(function Pair(props: PairProps) {
  const { pair } = props;
  const t = useTranslate();

  const { a, b, grade, score } = pair;

  return (
    <li className={styles.pair} data-pair={pairKey(pair)}>
      <section aria-label={t(`alike.duplicates.pair.${grade}`, { position: props.position })}>
        <div className={styles.head}>
          <GradeLabel grade={grade} score={score} />
          <span className={styles.space} data-does="different">
            <Button
              size="small"
              variant="ghost"
              aria-label={t('alike.duplicates.differentThat', {
                a: a.title || t('similar.untitled'),
                b: b.title || t('similar.untitled'),
              })}
              onPress={(press) => props.onDifferent(pair, press)}
            >
              {t('alike.duplicates.different')}
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
}, arePropsEqual);

function PairQuestion(props: PairProps & { side: DuplicateQuestion; name: 'a' | 'b'; label: string }) {
  const { pair, side, name, label } = props;
  const t = useTranslate();
  const title = side.title.trim() || t('similar.untitled');
  return (
    <div className={styles.side}>
      <h2 className={styles.label}>{label}</h2>
      <p className={`${shared.title} ${styles.title}`} dir="auto">
        {side.title.trim() ? <HighlightedTitle title={side.title} marks={side.marks} /> : title}
      </p>
      <div className={shared.details}>
        <SimilarHitDetails hit={side} now={props.now} />
      </div>
      <div className={`${shared.actions} ${styles.actions}`}>
        {side.source === 'library' && (
          <>
            <span data-does={`open-${name}`}>
              <Button
                variant="link"
                className={shared.action}
                aria-label={t('alike.openThat', { title })}
                onPress={() => props.onOpen(pair, side)}
              >
                {t('alike.open')}
              </Button>
            </span>
            <span data-does={`remove-${name}`}>
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
