import { type KeyboardEvent, memo, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import type { PressEvent } from 'react-aria-components/Button';
import type { Input } from '../../../shared/bridge/bridge-methods.ts';
import type { DuplicatePair, Grade } from '../../../shared/similarity.ts';
import { useUndoToast } from '../../actions/use-undo-toast.ts';
import { HighlightedTitle } from '../../features/question/highlighted-title.tsx';
import { SimilarHitMetadata } from '../../features/question/similar-hit-metadata.tsx';
import shared from '../../features/question/similar-question.module.css';
import { SimilarityGradeLabel } from '../../features/question/similarity-grade-label.tsx';
import { useDismissDuplicate } from '../../features/question/use-dismiss-duplicate.ts';
import { useAppStores } from '../../stores/app-stores.tsx';
import {
  type ClusterMember,
  type DuplicateCluster,
  type DuplicateQuestion,
  getPairKey,
} from '../../stores/duplicate-clusters.ts';
import type { DuplicatePairsStore } from '../../stores/duplicate-pairs-store.ts';
import { useStore } from '../../stores/primitives/external-store.ts';
import { readShortcutKeys } from '../../ui/browser/shortcut-key.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { isDeepEqual } from '../../ui/hooks/deep-equal.ts';
import { useEventCallback } from '../../ui/hooks/use-event-callback.ts';
import { useIgnoreShiftedClick } from '../../ui/hooks/use-ignore-shifted-click.ts';
import { useNow } from '../../ui/hooks/use-now.ts';
import { focusPaneNamed } from '../../ui/layout/pane-focus.ts';
import { useTranslate } from '../../ui/messages/use-translate.tsx';
import styles from './duplicate-cluster-list.module.css';
import { MergeDialog } from './merge-dialog.tsx';

export interface QuestionActions {
  onOpen: (id: number) => void;
  /**
   * Deletes a question and offers Undo. `onBack` runs after Undo. Resolves with whether the question was
   * deleted.
   */
  onRemove: (id: number, title: string, onBack: () => void) => Promise<boolean>;
}

const QUESTION = '[data-question]';

/**
 * Returns a question's button for an action, or its first button by default. Returns null if the question
 * isn't listed.
 */
export function findQuestionButton(root: ParentNode | null, key: string, action = ''): HTMLElement | null {
  const rows = [...(root?.querySelectorAll<HTMLElement>(QUESTION) ?? [])];
  const row = rows.find(({ dataset }) => dataset.question === key);
  return row?.querySelector<HTMLElement>(action ? `[data-action="${action}"] button` : 'button') ?? null;
}

/** Lists clusters, most similar first. Up, Down, J, and K move to another member, and X deletes it. */
export function DuplicateClusterList(
  props: QuestionActions & {
    store: DuplicatePairsStore;
    clusters: readonly DuplicateCluster[];
    /** Receives a hidden question's key after Undo. */
    onRestored: (key: string) => void;
  },
) {
  const { store, clusters } = props;
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
  const isMeantForRow = useIgnoreShiftedClick(
    clusters.reduce((count, { members }) => count + members.length, 0),
  );

  /** The questions of which one gets focus when a question disappears with its focused button. */
  const next = useRef<{ keys: readonly string[]; action: string } | null>(null);
  useLayoutEffect(() => {
    if (!next.current) return;
    const { keys, action } = next.current;
    next.current = null;
    const buttons = keys.map((key) => findQuestionButton(list.current, key, action));
    const button = buttons.find((found) => found !== null);
    if (button) button.focus();
    else focusPaneNamed('page');
  });
  /** Hides pairs or a question, and focuses the next member. Returns a function that shows them again. */
  const hide = (from: string, action: string, keys: readonly string[]): (() => void) => {
    const rows = listRows(list.current);
    const at = rows.findIndex(({ dataset }) => dataset.question === from);
    const others = [...rows.slice(at + 1), ...rows.slice(0, Math.max(at, 0)).reverse()];
    next.current = { keys: others.filter(isMember).map(({ dataset }) => dataset.question ?? ''), action };
    const shows = keys.map(store.hide);
    // The list disappears too, so it can't move focus.
    if (store.get().clusters.length === 0) focusPaneNamed('page');
    return () => {
      for (const show of shows) show();
      props.onRestored(from);
    };
  };

  const open = useEventCallback((question: DuplicateQuestion) => {
    store.position.opened = question.key;
    props.onOpen(question.id);
  });
  const keep = useEventCallback(
    (question: DuplicateQuestion, pairs: readonly DuplicatePair[], press: PressEvent) => {
      if (!isMeantForRow(press)) return;
      void dismiss({
        message: t('alike.duplicates.toldDifferent'),
        undoneMessage: t('alike.duplicates.undone'),
        hide: () => hide(question.key, 'keep', pairs.map(getPairKey)),
        set: async (isDismissed) => {
          for (const { a, b } of pairs)
            await connection.call('similar.setDismissed', { a: a.key, b: b.key, dismissed: isDismissed });
        },
      });
    },
  );
  const remove = useEventCallback(async (question: DuplicateQuestion, press?: PressEvent) => {
    if (press && !isMeantForRow(press)) return;
    const show = hide(question.key, press ? 'remove' : 'keep', [question.key]);
    if (!(await props.onRemove(question.id, question.title || t('similar.untitled'), show))) show();
  });
  const startMerge = useEventCallback((pair: DuplicatePair, press: PressEvent) => {
    if (isMeantForRow(press)) setMerging(pair);
  });
  const onMerged = (pair: DuplicatePair, ids: { kept: number; merged: number }) => {
    const { key } = pair.a.id === ids.merged ? pair.a : pair.b;
    setMerging(null);
    // Wait until the dialog has returned focus.
    requestAnimationFrame(() => {
      let show = hide(key, 'merge', [key]);
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
          show = hide(key, 'merge', [key]);
          return { message };
        },
      });
    });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const isModified = event.ctrlKey || event.metaKey || event.altKey;
    const letters = hasLetters && !isModified ? readShortcutKeys(event) : [];
    if (letters.includes('x') && event.target instanceof HTMLElement) {
      const key = event.target.closest<HTMLElement>(QUESTION)?.dataset.question;
      const questions = clusters.flatMap(({ keeper, members }) => [keeper, ...members.map(getQuestion)]);
      const question = questions.find((each) => each.key === key);
      if (question?.source === 'library') void remove(question);
      return;
    }
    const isLetter = (key: string) => STEP_OF_LETTER[key] !== undefined;
    moveByKey(event, STEP_OF_KEY[event.key] ?? STEP_OF_LETTER[letters.find(isLetter) ?? ''] ?? 0);
  };
  return (
    <>
      <ol
        ref={list}
        className={styles.clusters}
        aria-label={t('alike.duplicates.list')}
        onKeyDown={onKeyDown}
      >
        {clusters.map((cluster, at) => (
          <Cluster
            // The keeper can change while the other questions keep focus.
            key={[cluster.keeper, ...cluster.members.map(getQuestion)].map(({ key }) => key).sort()[0]}
            cluster={cluster}
            position={at + 1}
            now={now}
            onOpen={open}
            onMerge={startMerge}
            onKeep={keep}
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

const getQuestion = ({ question }: ClusterMember): DuplicateQuestion => question;

const STEP_OF_KEY: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };
const STEP_OF_LETTER: Readonly<Record<string, number>> = { j: 1, k: -1 };

const listRows = (list: HTMLElement | null): HTMLElement[] => [
  ...(list?.querySelectorAll<HTMLElement>(QUESTION) ?? []),
];
const isMember = (row: HTMLElement): boolean => row.dataset.member !== undefined;

/** Moves to the same button of the next or previous member. */
function moveByKey(event: KeyboardEvent<HTMLElement>, step: number): void {
  const { target, currentTarget } = event;
  if (step === 0 || !(target instanceof HTMLElement)) return;
  const rows = listRows(currentTarget);
  const at = rows.findIndex((row) => row.contains(target));
  const row = step > 0 ? rows.slice(at + 1).find(isMember) : rows.slice(0, at).findLast(isMember);
  const action = target.closest<HTMLElement>('[data-action]')?.dataset.action;
  const same = action ? row?.querySelector<HTMLElement>(`[data-action="${action}"] button`) : null;
  const button = same ?? row?.querySelector('button');
  if (!button) return;
  event.preventDefault();
  button.focus();
}

interface ClusterProps {
  cluster: DuplicateCluster;
  /** The cluster's position in the list, starting at 1. */
  position: number;
  now: number;
  onOpen: (question: DuplicateQuestion) => void;
  onMerge: (pair: DuplicatePair, press: PressEvent) => void;
  /** Marks the pairs as not duplicates. */
  onKeep: (question: DuplicateQuestion, pairs: readonly DuplicatePair[], press: PressEvent) => void;
  onRemove: (question: DuplicateQuestion, press: PressEvent) => void;
}

const Cluster = memo(function MemoCluster(props: ClusterProps) {
  const { keeper, members, pairs } = props.cluster;
  const t = useTranslate();
  const getTitle = ({ title }: DuplicateQuestion) => title.trim() || t('similar.untitled');
  const titles = { a: getTitle(keeper), count: members.length };
  return (
    <li className={styles.cluster}>
      <section
        aria-label={t('alike.duplicates.group', { position: props.position, count: members.length + 1 })}
      >
        <ul>
          <QuestionRow {...props} question={keeper} grade={null}>
            {members.length > 1 && (
              <span data-action="keep-all">
                <Button
                  size="small"
                  variant="ghost"
                  aria-label={t('alike.duplicates.keepAllThat', titles)}
                  onPress={(press) => props.onKeep(keeper, pairs, press)}
                >
                  {t('alike.duplicates.keepAll')}
                </Button>
              </span>
            )}
          </QuestionRow>
          {members.map(({ question, grade, pairs: own }) => {
            const both = { a: getTitle(keeper), b: getTitle(question) };
            const [a, b] = keeper.id < question.id ? [keeper, question] : [question, keeper];
            return (
              <QuestionRow key={question.key} {...props} question={question} grade={grade}>
                <span data-action="keep">
                  <Button
                    size="small"
                    variant="ghost"
                    aria-label={t('alike.duplicates.differentThat', both)}
                    onPress={(press) => props.onKeep(question, own, press)}
                  >
                    {t('alike.duplicates.different')}
                  </Button>
                </span>
                {question.source === 'library' && keeper.source === 'library' && (
                  <span data-action="merge">
                    <Button
                      size="small"
                      variant="ghost"
                      aria-label={t('alike.merge.openThat', both)}
                      onPress={(press) => props.onMerge({ a, b, score: 1, grade }, press)}
                    >
                      {t('alike.merge.open')}
                    </Button>
                  </span>
                )}
              </QuestionRow>
            );
          })}
        </ul>
      </section>
    </li>
  );
}, isDeepEqual);

function QuestionRow(
  props: Pick<ClusterProps, 'now' | 'onOpen' | 'onRemove'> & {
    question: DuplicateQuestion;
    /** Null for the keeper. */
    grade: Grade | null;
    children: ReactNode;
  },
) {
  const { question, grade } = props;
  const t = useTranslate();
  const title = question.title.trim() || t('similar.untitled');
  return (
    <li
      className={styles.row}
      data-question={question.key}
      {...(grade === null ? {} : { 'data-member': '' })}
    >
      <div>
        <h2 className={`${shared.title} ${styles.title}`} dir="auto">
          {question.title.trim() ? <HighlightedTitle title={question.title} marks={question.marks} /> : title}
        </h2>
        <div className={shared.details}>
          {grade === null ? (
            <span className={styles.keeper}>{t('alike.duplicates.toKeep')}</span>
          ) : (
            <SimilarityGradeLabel grade={grade} />
          )}
          <SimilarHitMetadata hit={question} now={props.now} />
        </div>
      </div>
      <div className={styles.actions}>
        {props.children}
        {question.source === 'library' && (
          <>
            <span data-action="open">
              <Button
                size="small"
                variant="ghost"
                aria-label={t('alike.openThat', { title })}
                onPress={() => props.onOpen(question)}
              >
                {t('alike.open')}
              </Button>
            </span>
            <span data-action="remove">
              <Button
                size="small"
                variant="ghost"
                aria-label={t('alike.duplicates.removeThat', { title })}
                onPress={(press) => props.onRemove(question, press)}
              >
                {t('alike.duplicates.remove')}
              </Button>
            </span>
          </>
        )}
      </div>
    </li>
  );
}
