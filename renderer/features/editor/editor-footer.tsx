import { type ReactNode, useEffect, useRef } from 'react';
import type { Finding } from '../../../shared/question/check-question.ts';
import { ACTIONS } from '../../actions/action-table.ts';
import { useAvailableActions } from '../../actions/use-actions.ts';
import type { DraftSession } from '../../drafts/use-draft-session.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { useAnnounce } from '../../ui/feedback/announce.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { focusPaneNamed, restoreFocusAfterRemoval } from '../../ui/layout/pane-focus.ts';
import { useTranslate } from '../../ui/messages/use-translate.tsx';
import { Tooltip } from '../../ui/overlays/tooltip.tsx';
import { joinClassNames } from '../../ui/styles/class-names.ts';
import styles from './editor-footer.module.css';
import { countLevels } from './problems/finding-location.ts';
import type { NextStep } from './problems/next-step.ts';

const [SAVE_KEYS] = ACTIONS['question.save'].keys;
const [NEXT_PROBLEM_KEYS] = ACTIONS['problem.next'].keys;

const focusEditor = () => focusPaneNamed('editor');

export function EditorFooter(props: {
  session: DraftSession;
  /** Whether sync reports a problem, such as a rejection. */
  needsSyncDecision: boolean;
  isSaving: boolean;
  queue: ReactNode;
  onJump: () => void;
  /** What an unfinished question needs next, shown instead of its problems. */
  nextStep: NextStep | null;
  /** Focuses the field that `nextStep` is about. */
  onNextStep: () => void;
  /** Whether the draft was saved as a question since it was opened. */
  isNewlyReady: boolean;
  onSave: () => void;
}) {
  const { session } = props;
  const t = useTranslate();
  const offers = useAvailableActions();
  const isQuestion = session.entry?.question != null;
  const isDone = session.status === 'saved';
  return (
    <div className={styles.around}>
      <div className={styles.footer}>
        {session.status === 'new' ? (
          <span className={styles.start}>
            <Button variant="ghost" icon="text" onPress={() => offers.run('question.from-template')}>
              {t('editor.startFrom')}
            </Button>
          </span>
        ) : props.nextStep ? (
          <NextStepButton step={props.nextStep} onPress={props.onNextStep} />
        ) : props.isNewlyReady && isDone ? (
          <AfterSave />
        ) : (
          <ProblemCount {...props} />
        )}
        <div className={styles.buttons}>
          {isDone && props.queue}
          {isQuestion && !isDone && (
            <Button
              variant="ghost"
              onPress={({ target }) => {
                restoreFocusAfterRemoval(target, focusEditor);
                offers.run('question.discard');
              }}
            >
              {t('editor.discard')}
            </Button>
          )}
          {!isDone && (
            <Button
              variant="primary"
              keys={SAVE_KEYS}
              busy={props.isSaving}
              disabledReason={session.status === 'new' ? t('editor.nothingToMarkReady') : null}
              onPress={({ target }) => {
                restoreFocusAfterRemoval(target, focusEditor);
                props.onSave();
              }}
            >
              {t(isQuestion ? 'editor.apply' : 'editor.markReady')}
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}

/** Pressing the button fills in missing emoji or focuses the field that needs input. */
function NextStepButton({ step, onPress }: { step: NextStep; onPress: () => void }) {
  const t = useTranslate();
  const offers = useAvailableActions();
  const { what, count } = step;
  return (
    <PlainButton
      className={joinClassNames(styles.problems, styles.next)}
      onPress={() => {
        // If there are no suggestions, focus the option instead.
        if (what !== 'emoji' || offers.run('options.fill-emoji') !== null) onPress();
      }}
    >
      <span>{t(`editor.nextStep.${what}`, { count })}</span>
      {what === 'emoji' && <u>{t('editor.nextStep.fill')}</u>}
    </PlainButton>
  );
}

function AfterSave() {
  const t = useTranslate();
  const offers = useAvailableActions();
  return (
    <span className={styles.problems}>
      <span className={styles.fine}>
        <Icon name="st-ok" />
        {t('editor.afterSave.ready')}
      </span>
      <Button variant="link" onPress={() => offers.run('question.plan')}>
        {t('editor.afterSave.plan')}
      </Button>
      <Button variant="link" onPress={() => offers.run('question.new')}>
        {t('editor.afterSave.new')}
      </Button>
    </span>
  );
}

function ProblemCount({
  session,
  needsSyncDecision,
  onJump,
}: Pick<Parameters<typeof EditorFooter>[0], 'session' | 'needsSyncDecision' | 'onJump'>) {
  const t = useTranslate();
  const { problems, warnings } = countLevels(session.findings);
  if (problems + warnings === 0) {
    // A banner shows the sync problem, so the footer must not say that there are no problems.
    if (needsSyncDecision) return <span className={styles.problems} />;
    return (
      <span className={joinClassNames(styles.problems, styles.fine)}>
        <Icon name="st-ok" />
        {t('editor.noProblems')}
      </span>
    );
  }
  return (
    <Tooltip text={t('editor.jumpHint')} keys={NEXT_PROBLEM_KEYS} placement="top">
      <PlainButton
        className={joinClassNames(styles.problems, styles.jump, problems === 0 && styles.warnings)}
        onPress={onJump}
      >
        <Icon name="alert" />
        <span>
          {problems > 0
            ? t('editor.problems', { count: problems })
            : t('editor.warnings', { count: warnings })}
        </span>
        <u>{t('editor.jump')}</u>
      </PlainButton>
    </Tooltip>
  );
}

/** How long the count must be stable before it's announced. */
const ANNOUNCE_DELAY_MS = 1000;

export function useAnnounceProblemCount(findings: readonly Finding[], isQuiet: boolean): void {
  const { problems } = countLevels(findings);
  const announce = useAnnounce();
  const t = useTranslate();
  const announced = useRef(problems);
  useEffect(() => {
    if (isQuiet) announced.current = problems;
    if (announced.current === problems) return;
    const timer = setTimeout(() => {
      announced.current = problems;
      announce(problems === 0 ? t('editor.noProblems') : t('editor.problems', { count: problems }));
    }, ANNOUNCE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [problems, isQuiet, announce, t]);
}
