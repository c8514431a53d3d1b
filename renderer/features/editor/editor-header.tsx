import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { Draft, Entry, State } from '../../../shared/library/entry.ts';
import { getEntryState } from '../../../shared/library/entry-state.ts';
import { formatList, type Translate } from '../../../shared/messages/translate.ts';
import {
  formatPoll,
  formatQuestionMarkdown,
  POLL_LIMITS,
  type PollText,
} from '../../../shared/question/copy-formats.ts';
import { OPTIONAL_FIELDS } from '../../../shared/question/question-fields.ts';
import { formatQuestionText } from '../../../shared/question/question-text.ts';
import { ACTIONS, getShortcuts, type TableActionId } from '../../actions/action-table.ts';
import { offerAction, useActions, useAvailableActions } from '../../actions/use-actions.ts';
import type { DraftSession } from '../../drafts/use-draft-session.ts';
import { listShownStates, useServiceStatesShown } from '../../stores/shown-states.ts';
import { copyText, useCopy } from '../../ui/browser/clipboard.ts';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { useToast } from '../../ui/feedback/toast.tsx';
import { useDelayedFlag } from '../../ui/hooks/use-delayed-flag.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { useTranslate } from '../../ui/messages/use-translate.tsx';
import { ActionMenu, type MenuAction } from '../../ui/overlays/menu.tsx';
import { Tooltip } from '../../ui/overlays/tooltip.tsx';
import { joinClassNames } from '../../ui/styles/class-names.ts';
import { getStateIcon } from '../question/state-label.tsx';
import styles from './editor-header.module.css';

/** The states of a question, in order. A question that is waiting for its first sync counts as queued. */
const STEPS = ['draft', 'ready', 'waiting', 'service', 'sent'] as const satisfies readonly Step[];
type Step = State | 'waiting';

/** A draft is shown as being saved only after this delay. */
const SAVING_STATUS_DELAY_MS = 1000;

export interface HeaderActions {
  onDuplicate: () => void;
  onRemove: () => void;
  onMarkPosted: () => void;
  onVersions: () => void;
}

/** A menu item that is also in the command palette. */
interface HeaderAction extends Pick<MenuAction, 'reason' | 'danger' | 'onAction'> {
  id: TableActionId;
  /** Defaults to the action's name. */
  label?: string;
}

export function EditorHeader(props: {
  session: DraftSession;
  actions: HeaderActions;
  /** Content before the state, such as the button back to the list. */
  leading?: ReactNode;
  /** Content before the menu, such as the preview switch. */
  trailing?: ReactNode;
}) {
  const { session, actions } = props;
  const t = useTranslate();

  const state = session.entry ? getStep(session.entry) : 'draft';
  const hasServiceStates = useServiceStatesShown(state === 'waiting' || state === 'service');

  const offers = useAvailableActions();
  const toast = useToast();
  const block = formatQuestionText(session.draft);
  const copy = async (text: string, message: string) => {
    try {
      await copyText(text);
      toast({ message, seconds: 5 });
    } catch {
      toast({ message: t('frame.couldNotCopy') });
    }
  };
  const copyPoll = () => {
    const poll = formatPoll(session.draft, session.resolver);
    void copy(poll.text, formatPollMessage(poll, session.draft, t));
  };
  const discard = async () => {
    const { controller } = session;
    await controller.discard();
    if (controller.view.status !== 'saved') return;
    const undo = { label: t('frame.undo'), onAction: () => controller.dispatch({ type: 'undo' }) };
    toast({ message: t('editor.discarded'), isAboutQuestion: true, actions: [undo] });
  };
  /** Creates a draft with the same text. The panel lists the posted question with its date and votes. */
  const askAgain = () => {
    actions.onDuplicate();
    void offers.run('inspector.similar');
  };
  const noTitle = block === null ? t('actions.reasons.noTitle') : null;
  const notStored = session.id === null ? t('actions.reasons.notStored') : null;
  const notSaved = session.entry?.question ? null : t('actions.reasons.notSaved');
  const isSynced = typeof session.entry?.sync?.remoteId === 'number';
  const notChanged = session.status === 'saved' ? t('actions.reasons.noChanges') : null;
  const menu: HeaderAction[] = [
    { id: 'question.duplicate', reason: notStored, onAction: actions.onDuplicate },
    {
      id: 'question.copy-text',
      reason: noTitle,
      onAction: () => void copy(block ?? '', t('editor.textCopied')),
    },
    { id: 'question.copy-poll', reason: noTitle, onAction: copyPoll },
    {
      id: 'question.copy-markdown',
      reason: noTitle,
      onAction: () =>
        void copy(formatQuestionMarkdown(session.draft, session.resolver), t('editor.textCopied')),
    },
    {
      id: 'question.discard',
      reason: notSaved ?? notChanged,
      onAction: () => void discard(),
    },
    { id: 'question.versions', reason: notSaved, onAction: actions.onVersions },
    {
      id: 'question.mark-posted',
      ...(state === 'sent' ? { label: t('posted.edit') } : {}),
      reason: notSaved ?? (isSynced ? t('actions.reasons.sentByService') : null),
      onAction: actions.onMarkPosted,
    },
    {
      id: 'question.ask-again',
      reason: state === 'sent' ? null : t('actions.reasons.notPosted'),
      onAction: askAgain,
    },
    { id: 'question.remove', danger: true, reason: notStored, onAction: actions.onRemove },
  ];
  useActions(Object.fromEntries(menu.map(({ id, reason, onAction }) => [id, offerAction(onAction, reason)])));
  /** Actions that the app implements and this menu repeats. */
  const asTemplate: HeaderAction = {
    id: 'template.save',
    reason: session.status === 'new' ? t('actions.reasons.notStored') : null,
    onAction: () => void offers.run('template.save'),
  };
  const saveAndNew: HeaderAction = {
    id: 'question.save-new',
    reason: asTemplate.reason ?? null,
    onAction: () => void offers.run('question.save-new'),
  };
  const exported: HeaderAction = {
    id: 'question.export',
    reason: notStored,
    onAction: () => void offers.run('question.export'),
  };
  const print: HeaderAction = {
    id: 'app.print',
    reason: null,
    onAction: () => void offers.run('app.print'),
  };
  const createItem = ({ id, ...more }: HeaderAction): MenuAction => {
    const [keys] = getShortcuts(id);
    return {
      id,
      label: t(`actions.names.${id}`),
      icon: ACTIONS[id].icon,
      ...(keys ? { keys } : {}),
      ...more,
    };
  };
  return (
    <div className={styles.header}>
      {props.leading}
      <Steps steps={listShownStates(STEPS, hasServiceStates)} current={state} />
      {session.entry?.question && <CopyIdButton key={session.entry.id} id={session.entry.id} />}
      <span className={styles.space} />
      {/* A posted question is read-only, and its long state labels need the space. */}
      {!(state === 'sent' && session.status === 'saved') && <SaveStatus session={session} />}
      {props.trailing}
      <ActionMenu
        label={t('editor.moreActions')}
        actions={[saveAndNew, ...menu.slice(0, 2), exported, print, asTemplate, ...menu.slice(2)].map(
          createItem,
        )}
      >
        <IconButton icon="more" label={t('editor.moreActions')} />
      </ActionMenu>
    </div>
  );
}

/**
 * Shows all steps, or only the current one and its position if there isn't room for all of them. The tooltip
 * explains the steps, and a press opens the guide, which starts with them.
 */
function Steps({ steps, current }: { steps: readonly (typeof STEPS)[number][]; current: Step }) {
  const t = useTranslate();
  const offers = useAvailableActions();
  const list = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other steps need another width.
  useLayoutEffect(() => {
    const element = list.current;
    const header = element?.parentElement;
    if (!element || !header) return;
    const siblings = [...header.children].filter((sibling) => sibling !== element);
    const showFitting = () => {
      delete element.dataset.short;
      if (isWrapped(element)) element.dataset.short = '';
    };
    showFitting();
    const observer = new ResizeObserver(showFitting);
    for (const each of [header, ...siblings]) observer.observe(each);
    return () => observer.disconnect();
  }, [t, steps.length, current]);
  return (
    <ol ref={list} className={styles.steps} aria-label={t('editor.lifecycle')}>
      {steps.map((step, index) => (
        <li
          key={step}
          data-position={t('editor.stepPosition', { position: index + 1, count: steps.length })}
          {...(step === current ? { 'aria-current': 'step' } : {})}
        >
          {step === current ? (
            <Tooltip text={<StepHelp steps={steps} current={current} />}>
              <PlainButton className={styles.current} onPress={() => void offers.run('go.guide')}>
                <Icon
                  name={getStateIcon(step)}
                  size={14}
                  className={joinClassNames(styles.glyph, styles[step])}
                />
                {t(`editor.steps.${step}`)}
              </PlainButton>
            </Tooltip>
          ) : (
            t(`editor.steps.${step}`)
          )}
        </li>
      ))}
    </ol>
  );
}

function StepHelp({ steps, current }: { steps: readonly (typeof STEPS)[number][]; current: Step }) {
  const t = useTranslate();
  return (
    <dl className={styles.help}>
      {steps.map((step) => (
        <div key={step} className={joinClassNames(step === current && styles.here)}>
          <dt>
            <Icon name={getStateIcon(step)} size={14} />
            {t(`editor.steps.${step}`)}
          </dt>
          <dd>{t(`editor.stepHelp.${step}`)}</dd>
        </div>
      ))}
    </dl>
  );
}

const isWrapped = ({ firstElementChild: first, lastElementChild: last }: HTMLElement): boolean =>
  first instanceof HTMLElement && last instanceof HTMLElement && last.offsetTop > first.offsetTop;

/** Returns the state, regardless of whether the question needs attention. */
function getStep({ question, sync }: Entry): Step {
  const state = getEntryState({ question, ...(sync && { sync: { ...sync, hold: null } }) });
  return state === 'ready' && (sync?.queued || sync?.sending) ? 'waiting' : state;
}

/** Shows that a draft is being saved only if that's slow. */
function SaveStatus({ session }: { session: DraftSession }) {
  const t = useTranslate();
  const isWriting = session.status === 'unsaved' && !session.entry?.question;
  const isLate = useDelayedFlag(isWriting, SAVING_STATUS_DELAY_MS);
  const quiet = session.entry ? t('editor.status.autosaved') : '';
  const writing = isLate ? t('editor.status.saving') : quiet;
  const word = isWriting ? writing : t(`editor.status.${session.status}`);
  return (
    <span className={styles.status} role="status" data-draft-status={session.status}>
      {session.problem ? t('editor.notKept') : word}
    </span>
  );
}

function CopyIdButton({ id }: { id: number }) {
  const t = useTranslate();
  const label = t('frame.copy', { what: t('editor.idOf', { id }) });
  const { copied, copy } = useCopy();
  return (
    <Tooltip text={label}>
      <PlainButton className={styles.id} aria-label={label} onPress={() => void copy(`${id}`)}>
        <span className={joinClassNames(copied && styles.copied)}>{t('editor.id', { id })}</span>
        {copied && <Icon name="check" size={14} className={styles.tick} />}
      </PlainButton>
    </Tooltip>
  );
}

/** Formats the message about which parts of a poll were copied and which didn't fit. */
function formatPollMessage(
  { isQuestionCut, cutAnswers, leftOut }: PollText,
  draft: Draft,
  t: Translate,
): string {
  const { question, answer, answers } = POLL_LIMITS;
  const positions = formatList(
    t,
    cutAnswers.map((position) => String(position)),
  );
  const cuts = [
    ...(isQuestionCut ? [t('editor.pollQuestionCut', { max: question })] : []),
    ...(cutAnswers.length > 0
      ? [t('editor.pollAnswersCut', { count: cutAnswers.length, positions, max: answer })]
      : []),
    ...(leftOut > 0 ? [t('editor.pollLeftOut', { count: leftOut, max: answers })] : []),
    ...(OPTIONAL_FIELDS.some((field) => draft[field].trim() !== '') ? [t('editor.pollFieldsOmitted')] : []),
  ];
  const copied = t('editor.pollCopied');
  return cuts.length === 0 ? copied : [`${copied}.`, ...cuts].join(' ');
}
