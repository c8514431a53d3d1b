import type { Input } from '../../../shared/bridge/bridge-methods.ts';
import type { DraftOptions, QuestionVotes } from '../../../shared/bridge/question-methods.ts';
import { FIRST_DAY, isPlausibleDay } from '../../../shared/library/calendar-date.ts';
import { useUndoToast } from '../../actions/use-undo-toast.ts';
import { useAppStores } from '../../stores/app-stores.tsx';
import { useAnnounce } from '../../ui/feedback/announce.tsx';
import { type ToastAction, useToast } from '../../ui/feedback/toast.tsx';
import { useErrorToast } from '../../ui/feedback/use-error-toast.ts';
import { formatNewDays } from '../../ui/format/time-format.ts';
import { useTranslate } from '../../ui/messages/use-translate.tsx';

type PrivateChange = Input<'questions.setPrivateField'>;

/**
 * Returns commands that change several questions and report the result. Most commands offer a single Undo.
 * Each command resolves with whether it succeeded. `onGone` receives the questions that left the list. If
 * `quiet` is true, changes are announced without a toast, because a toast would cover the field.
 */
export function useBulkCommands(onGone: (ids: readonly number[]) => void, { quiet = false } = {}) {
  const { connection, router } = useAppStores();
  const t = useTranslate();
  const toast = useToast();
  const announce = useAnnounce();
  const attempt = useErrorToast();
  const offerUndo = useUndoToast();

  const reportNothing = () =>
    quiet ? announce(t('library.done.nothing')) : toast({ message: t('library.done.nothing') });
  type Changed = { before: readonly unknown[] } | { ids: readonly unknown[] };
  const reportWithUndo = (
    message: string,
    steps: { undo: () => Promise<Changed>; redo: () => Promise<Changed> },
    actions: readonly ToastAction[] = [],
  ) => {
    const run = async (runStep: () => Promise<Changed>, done: string) => {
      const changed = await runStep();
      const isChanged = ('ids' in changed ? changed.ids : changed.before).length > 0;
      return { message: isChanged ? done : t('library.done.nothing') };
    };
    offerUndo({
      message,
      actions,
      undo: () => run(steps.undo, t('library.done.undone')),
      redo: () => run(steps.redo, message),
      ...(quiet && { announce }),
    });
  };
  /** Creates undo and redo for a method that sets values and returns the previous ones. */
  const createExchange = <T>(set: (values: T[]) => Promise<{ before: T[] }>, first: T[]) => {
    let values = first;
    const swap = async () => {
      const changed = await set(values);
      values = changed.before;
      return changed;
    };
    return { undo: swap, redo: swap };
  };
  const createPrivateFieldRestore = (name: PrivateChange['name']) => (values: PrivateChange['values']) =>
    connection.call('questions.restorePrivateField', { name, values });
  return {
    tag: (ids: readonly number[], tags: { add: readonly string[]; remove: readonly string[] }) =>
      attempt(async () => {
        const change = { ids: [...ids], add: [...tags.add], remove: [...tags.remove] };
        const { before, full } = await connection.call('questions.tag', change);
        if (before.length === 0 && full === 0) return reportNothing();
        const message = [
          t('library.done.tagged', { count: before.length }),
          ...(full > 0 ? [t('library.done.full', { count: full })] : []),
        ].join('. ');
        reportWithUndo(message, createExchange(createPrivateFieldRestore('tags'), before));
      }),
    /**
     * Sets a private field, or none of its values if one of them is a date outside the range of new dates.
     * `formatMessage` returns the toast's message for the number of changed questions.
     */
    setPrivateField: ({ name, values }: PrivateChange, formatMessage: (count: number) => string) =>
      attempt(async () => {
        if (values.some(({ plannedFor = FIRST_DAY }) => !isPlausibleDay(plannedFor))) {
          toast({ message: t('library.plan.outside', formatNewDays(t)) });
          return false;
        }
        const { before } = await connection.call('questions.setPrivateField', { name, values });
        if (before.length === 0) return reportNothing();
        reportWithUndo(formatMessage(before.length), createExchange(createPrivateFieldRestore(name), before));
      }),
    /** Sets the drafts' options. `added` is the number of new emoji. */
    setDraftOptions: (drafts: readonly DraftOptions[], added: number) =>
      attempt(async () => {
        const set = (changed: DraftOptions[]) => connection.call('drafts.setOptions', { drafts: changed });
        const { before } = await set([...drafts]);
        if (before.length === 0) return reportNothing();
        reportWithUndo(t('editor.missingEmoji.added', { count: added }), createExchange(set, before));
      }),
    /** Saves drafts as questions. Drafts with problems stay drafts, and other questions are skipped. */
    markReady: (ids: readonly number[]) =>
      attempt(async () => {
        const markReady = async (wanted: readonly number[]) => {
          const done = await connection.call('questions.markReady', { ids: [...wanted] });
          const [ready, unfinished] = [done.ids.length, done.unfinished];
          const message = [
            ...(ready > 0 ? [t('library.done.ready', { count: ready })] : []),
            ...(unfinished > 0 ? [t('library.done.unfinished', { count: unfinished })] : []),
          ].join('. ');
          return { ...done, message: message || t('library.done.nothing') };
        };
        let done = await markReady(ids);
        const { ids: ready, message } = done;
        if (ready.length === 0) return toast({ message });
        offerUndo({
          message,
          undo: async () => {
            const { kept } = await connection.call('questions.undoMarkReady', { undo: done.undo });
            return { message: kept === 0 ? t('library.done.undone') : t('bulkEdit.kept', { count: kept }) };
          },
          redo: async () => {
            done = await markReady(ready);
            return done;
          },
        });
      }),
    setVotes: (votes: readonly QuestionVotes[]) =>
      attempt(async () => {
        const set = (questions: QuestionVotes[]) => connection.call('questions.setVotes', { questions });
        const { before } = await set([...votes]);
        if (before.length === 0) return reportNothing();
        reportWithUndo(t('votes.saved', { count: before.length }), createExchange(set, before));
      }),
    markPosted: (posting: Input<'questions.markPosted'>) =>
      attempt(async () => {
        const { ids: done } = await connection.call('questions.markPosted', posting);
        const skipped = posting.ids.length - done.length;
        const message = [
          ...(done.length > 0 ? [t('posted.marked', { count: done.length })] : []),
          ...(skipped > 0 ? [t('posted.skipped', { count: skipped })] : []),
        ].join('. ');
        if (done.length === 0) return toast({ message });
        reportWithUndo(message, {
          undo: () => connection.call('questions.undoMarkPosted', { ids: done }),
          redo: () => connection.call('questions.markPosted', { ...posting, ids: done }),
        });
      }),
    /** Moves questions to the trash. `flush` saves all drafts. */
    remove: (ids: readonly number[], flush: () => Promise<void>) =>
      attempt(async () => {
        await flush();
        const removeAll = async (wanted: readonly number[]) => {
          const { ids: done } = await connection.call('questions.remove', { ids: [...wanted] });
          onGone(done);
          return { ids: done, message: t('frame.removedMany', { count: done.length }) };
        };
        const removed = await removeAll(ids);
        offerUndo({
          message: removed.message,
          undo: async () => {
            const { ids: restored } = await connection.call('questions.restore', { ids: removed.ids });
            return { message: t('frame.restoredMany', { count: restored.length }) };
          },
          redo: () => removeAll(removed.ids),
        });
      }),
    restore: (ids: readonly number[]) =>
      attempt(async () => {
        const { ids: done } = await connection.call('questions.restore', { ids: [...ids] });
        onGone(done);
        const [open = null] = done.length === 1 ? done : [];
        const onAction = () => router.go({ view: 'library', section: 'all', open });
        reportWithUndo(
          t('library.done.restored', { count: done.length }),
          {
            undo: () => connection.call('questions.remove', { ids: done }),
            redo: () => connection.call('questions.restore', { ids: done }),
          },
          open === null ? [] : [{ label: t('frame.open'), onAction }],
        );
      }),
    purge: (ids: readonly number[]) =>
      attempt(async () => {
        const { ids: done } = await connection.call('questions.purge', { ids: [...ids] });
        onGone(done);
        toast({ message: t('library.done.purged', { count: done.length }) });
      }),
  };
}
