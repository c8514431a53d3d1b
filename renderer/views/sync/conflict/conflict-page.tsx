import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { Draft } from '../../../../shared/library/entry.ts';
import { checkQuestion, isWithinLimits } from '../../../../shared/question/check-question.ts';
import type { SyncQuestion } from '../../../../shared/sync/sync-views.ts';
import { ACTIONS } from '../../../actions/action-table.ts';
import { useActions } from '../../../actions/use-actions.ts';
import { parseDraft } from '../../../drafts/draft-content.ts';
import { ChatMessage } from '../../../features/chat-message/chat-message.tsx';
import { useDefaultMessageAppearance } from '../../../features/chat-message/message-appearance.ts';
import { useSyncCommands } from '../../../features/question/use-sync-commands.ts';
import { useAppStores, useTimestampFormat } from '../../../stores/app-stores.tsx';
import { type KnownEmoji, useKnownEmoji } from '../../../stores/emoji-finder-store.ts';
import { useStore } from '../../../stores/primitives/external-store.ts';
import { readShortcutKeys } from '../../../ui/browser/shortcut-key.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { SegmentedControl } from '../../../ui/choices/segmented-control.tsx';
import { Kbd } from '../../../ui/feedback/kbd.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { useErrorToast } from '../../../ui/feedback/use-error-toast.ts';
import { useTranslate } from '../../../ui/messages/use-translate.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import type { ComparedVersions, ConflictItem, ItemName, Side } from './conflict-choices.ts';
import { ConflictFieldList } from './conflict-field-list.tsx';
import styles from './conflict-page.module.css';
import { useConflictState } from './use-conflict-state.ts';

export function ConflictPage(props: {
  question: SyncQuestion;
  compared: ComparedVersions;
  /** Called after the conflict is resolved. */
  onDone: () => void;
  /** Called if the conflict has changed and must be reloaded. */
  onStale: () => void;
}) {
  const { question } = props;
  const t = useTranslate();
  const toast = useToast();
  const settings = useStore(useAppStores().settings);
  const emoji = useKnownEmoji(true, settings?.customEmoji);
  const comparison = useConflictState(question, props.compared);
  const { items, undecidedCount: open, result } = comparison;
  const resolve = useResolve(props);
  const [asks, setAsks] = useState(false);
  const around = useRef<HTMLDivElement>(null);
  const hasLetters = settings?.singleKeys !== false;
  const isWithin = isWithinLimits(checkQuestion(result, emoji.resolver));
  const reason =
    open > 0 ? t('sync.compare.undecided', { count: open }) : isWithin ? null : t('sync.compare.invalid');
  const isSent = question.remote?.messageID != null || question.remote?.sentAt != null;
  const focusItem = (name: ItemName, what: string) =>
    requestAnimationFrame(() =>
      around.current?.querySelector<HTMLElement>(`[data-item="${name}"] ${what}`)?.focus(),
    );
  const combine = (item: ConflictItem) => {
    comparison.choose(item.name, { own: comparison.getInitialOwnText(item) });
    focusItem(item.name, ':is(textarea, input:not([type="radio"]))');
  };
  /** Returns whether the result can be used. Shows the reason if it can't. */
  const isReady = (): boolean => {
    if (reason !== null) toast({ message: reason });
    return reason === null;
  };
  const use = () => {
    if (!isReady()) return;
    if (isSent) setAsks(true);
    else void resolve(result, true);
  };
  // In other views, the same shortcut queues a question.
  useActions({
    'question.queue': () => {
      use();
      return true;
    },
  });
  useEffect(() => {
    // The shortcuts work only while focus is inside the view.
    around.current?.querySelector<HTMLElement>('[data-current] input')?.focus();
  }, []);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (!hasLetters || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    const act = findKeyAction(readShortcutKeys(event), items, comparison.current);
    if (!act) return;
    event.preventDefault();
    if (act.do === 'go') {
      comparison.setCurrent(act.to);
      focusItem(act.to, 'input');
    } else if (act.do === 'before') comparison.toggleBefore(act.name);
    else if (act.do === 'combine') combine(act.item);
    else comparison.choose(act.name, act.side);
  };
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys of the whole comparison; each of its controls works without them. */}
      <div ref={around} className={styles.container} onKeyDown={onKeyDown}>
        <div className={styles.compare}>
          <ConflictFieldList
            resolver={emoji.resolver}
            compared={props.compared}
            comparison={comparison}
            onCombine={combine}
          />
          <ConflictResult result={result} emoji={emoji} />
        </div>
        <ConflictFooter
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
          // A version may have changed while the dialog was open.
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

/** Returns a function that resolves the conflict and either queues the result or keeps it local. */
function useResolve({ question, onDone, onStale }: Omit<Parameters<typeof ConflictPage>[0], 'compared'>) {
  const { connection } = useAppStores();
  const t = useTranslate();
  const toast = useToast();
  const sync = useSyncCommands();
  const formatTime = useTimestampFormat();
  const attempt = useErrorToast({ 'changed-elsewhere': t('sync.done.changedMeanwhile') });
  return (content: SyncQuestion['local'], publish: boolean) =>
    attempt(async () => {
      const { local, remote, row } = question;
      if (!remote) return;
      const choice = { id: row.id, content, local, remote: remote.content, publish };
      const { isQueued } = await connection.call('sync.resolve', choice).catch((error: unknown) => {
        onStale();
        throw error;
      });
      toast(
        isQueued
          ? {
              message: t('sync.done.queued', { count: 1 }),
              actions: [{ label: t('sync.activity.syncNow'), onAction: () => void sync.runNow(formatTime) }],
            }
          : { message: t('sync.done.resolved'), seconds: 6 },
      );
      onDone();
    });
}

type KeyAction =
  | { do: 'go'; to: ItemName }
  | { do: 'choose'; name: ItemName; side: Side }
  | { do: 'combine'; item: ConflictItem }
  | { do: 'before'; name: ItemName }
  | null;

/**
 * Returns a key's action, or null. J and K move to another item, 1 and 2 choose a version, 3 combines both
 * versions, and B shows the base version.
 */
export function findKeyAction(
  keys: readonly string[],
  items: readonly ConflictItem[],
  current: ItemName | null,
): KeyAction {
  const at = items.findIndex(({ name }) => name === current);
  const item = items[at];
  const goTo = (to: ConflictItem | undefined): KeyAction => (to ? { do: 'go', to: to.name } : null);
  const actions: Readonly<Record<string, KeyAction>> = {
    j: goTo(items[Math.min(at + 1, items.length - 1)]),
    k: goTo(items[Math.max(at - 1, 0)]),
    ...(item && {
      1: { do: 'choose', name: item.name, side: 'local' },
      2: { do: 'choose', name: item.name, side: 'remote' },
      3: item.name === 'order' ? null : { do: 'combine', item },
      b: { do: 'before', name: item.name },
    }),
  };
  return keys.map((key) => actions[key.toLowerCase()] ?? null).find((action) => action !== null) ?? null;
}

function ConflictResult({ result, emoji }: { result: Draft; emoji: KnownEmoji }) {
  const t = useTranslate();

  const look = useDefaultMessageAppearance();
  const [chosen, setScheme] = useState<'light' | 'dark' | null>(null);
  const scheme = chosen ?? look.scheme;
  const content = parseDraft(result);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the content must scroll with the keyboard.
    <section className={styles.result} aria-label={t('sync.compare.result')} tabIndex={0}>
      <div className={styles.resultHeader}>
        <h2>{t('sync.compare.result')}</h2>
        <span className={styles.note}>{t('sync.compare.options', { count: content.rows.length })}</span>
        <span className={styles.spacer} />
        <SegmentedControl
          label={t('preview.chatTheme')}
          segments={[
            { id: 'light', label: t('preview.light'), icon: 'sun' },
            { id: 'dark', label: t('preview.dark'), icon: 'moon' },
          ]}
          value={scheme}
          onChange={setScheme}
        />
      </div>
      <div className={styles[scheme]}>
        <ChatMessage content={content} emoji={emoji} layout={look.layout} />
      </div>
    </section>
  );
}

const [USE_KEYS] = ACTIONS['question.queue'].keys;

function ConflictFooter(props: {
  hasLetters: boolean;
  /** Why the result can't be used, or null if it can. */
  reason: string | null;
  /** Why a complete result is invalid, or null if it's valid. */
  problem: string | null;
  onAll: (side: Side) => void;
  onKeep: () => void;
  onUse: () => void;
}) {
  const { reason } = props;
  const t = useTranslate();
  return (
    <div className={styles.footer}>
      {props.hasLetters && (
        <div className={styles.keys} aria-hidden="true">
          <span>
            <Kbd>J</Kbd>
            <Kbd>K</Kbd> {t('sync.compare.keys.field')}
          </span>
          <span>
            <Kbd>1</Kbd> {t('sync.compare.keys.yours')}
          </span>
          <span>
            <Kbd>2</Kbd> {t('sync.compare.keys.theirs')}
          </span>
          <span>
            <Kbd>3</Kbd> {t('sync.compare.keys.combine')}
          </span>
          <span>
            <Kbd>B</Kbd> {t('sync.compare.keys.before')}
          </span>
        </div>
      )}
      {props.problem !== null && <p className={styles.problem}>{props.problem}</p>}
      <Button variant="ghost" onPress={() => props.onAll('local')}>
        {t('sync.compare.allMine')}
      </Button>
      <Button variant="ghost" onPress={() => props.onAll('remote')}>
        {t('sync.compare.allTheirs')}
      </Button>
      <Button disabledReason={reason} onPress={props.onKeep}>
        {t('sync.compare.keepHere')}
      </Button>
      <Button variant="primary" keys={USE_KEYS} disabledReason={reason} onPress={props.onUse}>
        {t('sync.compare.use')}
      </Button>
    </div>
  );
}
