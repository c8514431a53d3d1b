import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { checkQuestion, keepsEveryLimit } from '../../../../shared/checks/check.ts';
import type { SyncQuestion } from '../../../../shared/sync-views.ts';
import { useActions } from '../../../actions/use-actions.ts';
import { useAppState } from '../../../stores/app-state.tsx';
import { useKnownEmoji } from '../../../stores/emoji.ts';
import { useStore } from '../../../stores/store.ts';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { useErrorToast } from '../../../ui/feedback/use-error-toast.ts';
import { useTranslate } from '../../../ui/messages/use-translate.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import styles from './conflict-view.module.css';
import type { Compared, ComparePlace, PlaceName } from './conflict-choices.ts';
import { CompareFields } from './conflict-field-list.tsx';
import { CompareFoot } from './conflict-footer.tsx';
import { actOfKey } from './conflict-keys.ts';
import { CompareResult } from './conflict-result.tsx';
import { useComparison } from './use-conflict-choices.ts';

/** Both sides of a question, and what to make of them. By keys alone as well. */
export function Compare(props: {
  question: SyncQuestion;
  compared: Compared;
  /** It was settled. */
  onDone: () => void;
  /** Somebody changed it meanwhile: it is to be looked at again. */
  onStale: () => void;
}) {
  const { question } = props;
  const t = useTranslate();
  const toast = useToast();
  const settings = useStore(useAppState().settings);
  const emoji = useKnownEmoji(true, settings?.customEmoji);
  const comparison = useComparison(question, props.compared);
  const { places, open, result } = comparison;
  const resolve = useResolve(props);
  const [asks, setAsks] = useState(false);
  const around = useRef<HTMLDivElement>(null);
  const hasLetters = settings?.singleKeys !== false;
  const isWithin = keepsEveryLimit(checkQuestion(result, emoji.book));
  const reason =
    open > 0 ? t('sync.compare.undecided', { count: open }) : isWithin ? null : t('sync.compare.invalid');
  const isSent = question.remote?.messageID != null || question.remote?.sentAt != null;
  const focusPlace = (name: PlaceName, what: string) =>
    requestAnimationFrame(() =>
      around.current?.querySelector<HTMLElement>(`[data-place="${name}"] ${what}`)?.focus(),
    );
  const combine = (place: ComparePlace) => {
    comparison.choose(place.name, { own: comparison.ownOf(place) });
    focusPlace(place.name, ':is(textarea, input:not([type="radio"]))');
  };
  /** Whether the result can be taken; says why not. */
  const isReady = (): boolean => {
    if (reason !== null) toast({ message: reason });
    return reason === null;
  };
  const use = () => {
    if (!isReady()) return;
    if (isSent) setAsks(true);
    else void resolve(result, true);
  };
  // The keys that queue a question elsewhere.
  useActions({
    'question.queue': () => {
      use();
      return true;
    },
  });
  useEffect(() => {
    // Where one begins, also for the keys.
    around.current?.querySelector<HTMLElement>('[data-current] input')?.focus();
  }, []);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (!hasLetters || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    const act = actOfKey(event.key, places, comparison.current);
    if (!act) return;
    event.preventDefault();
    if (act.do === 'go') {
      comparison.go(act.to);
      focusPlace(act.to, 'input');
    } else if (act.do === 'before') comparison.toggleBefore(act.name);
    else if (act.do === 'combine') combine(act.place);
    else comparison.choose(act.name, act.side);
  };
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys of the whole comparison; each of its controls works without them. */}
      <div ref={around} className={styles.around} onKeyDown={onKeyDown}>
        <div className={styles.compare}>
          <CompareFields
            book={emoji.book}
            compared={props.compared}
            comparison={comparison}
            onCombine={combine}
          />
          <CompareResult result={result} emoji={emoji} />
        </div>
        <CompareFoot
          hasLetters={hasLetters}
          reason={reason}
          problem={open === 0 ? reason : null}
          onAll={comparison.chooseAll}
          onKeep={() => void resolve(result, false)}
          onUse={use}
        />
      </div>
      {asks && (
        <ConfirmDialog
          title={t('sync.compare.askTitle')}
          action={t('sync.compare.askDo')}
          // A side may have changed while one was asked.
          onConfirm={async () => void (isReady() && (await resolve(result, true)))}
          onClose={() => setAsks(false)}
        >
          {t('sync.compare.ask')}
        </ConfirmDialog>
      )}
    </>
  );
}

const isTyping = (target: EventTarget): boolean =>
  target instanceof HTMLElement && target.matches('textarea, input:not([type="radio"])');

/** Gives what settles it with this result, and sends that or keeps it here. */
function useResolve({ question, onDone, onStale }: Omit<Parameters<typeof Compare>[0], 'compared'>) {
  const { connection } = useAppState();
  const t = useTranslate();
  const toast = useToast();
  const attempt = useErrorToast({ 'changed-elsewhere': t('sync.done.changedMeanwhile') });
  return (content: SyncQuestion['local'], publish: boolean) =>
    attempt(async () => {
      const { local, remote, row } = question;
      if (!remote) return;
      const choice = { id: row.id, content, local, remote: remote.content, publish };
      try {
        await connection.call('sync.resolve', choice);
      } catch (error) {
        onStale();
        throw error;
      }
      toast({ message: t('sync.done.resolved'), seconds: 6 });
      onDone();
    });
}
