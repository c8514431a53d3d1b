import type { ReactNode } from 'react';
import { type State, stateOf } from '../../shared/library.ts';
import type { DraftSession } from '../state/draft-session.ts';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icon.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { ActionMenu } from '../ui/menu.tsx';
import { stateGlyph } from '../ui/state-word.tsx';
import { useText } from '../ui/text/text.tsx';
import { useDelayed } from '../ui/use-delayed.ts';
import { CopyId } from './copy-id.tsx';
import styles from './editor-head.module.css';

const STEPS = ['draft', 'ready', 'service', 'sent'] as const satisfies readonly State[];

/** Typing that reaches the disk sooner than this, in milliseconds, is not worth a word. */
const UNSAVED_AFTER = 1000;

export interface HeadActions {
  onDuplicate: () => void;
  onRemove: () => void;
  onMarkSent: () => void;
  onVersions: () => void;
}

/** Where the question stands, where its text is, and what else can be done with it. */
export function EditorHead(props: {
  session: DraftSession;
  actions: HeadActions;
  /** Before the steps, such as the way back to the list. */
  leading?: ReactNode;
  /** Before the menu, such as the switch of the preview. */
  trailing?: ReactNode;
}) {
  const { session, actions } = props;
  const text = useText().editor;
  const state = session.entry ? stateOf(session.entry) : 'draft';
  const isStored = session.id !== null;
  return (
    <div className={styles.head}>
      {props.leading}
      <ol className={styles.steps} aria-label={text.lifecycle}>
        {STEPS.map((step) => (
          <li key={step} {...(step === state ? { 'aria-current': 'step' } : {})}>
            {step === state && (
              <Icon name={stateGlyph(step)} size={14} className={classNames(styles.glyph, styles[step])} />
            )}
            {text.steps[step]}
          </li>
        ))}
      </ol>
      {session.entry?.question && <CopyId key={session.entry.id} id={session.entry.id} />}
      <span className={styles.space} />
      <StatusWord session={session} />
      {props.trailing}
      <ActionMenu
        label={text.moreActions}
        actions={[
          {
            id: 'duplicate',
            label: text.duplicate,
            icon: 'copy',
            keys: 'Ctrl D',
            disabled: !isStored,
            onAction: actions.onDuplicate,
          },
          {
            id: 'discard',
            label: text.discard,
            icon: 'x',
            disabled: !session.entry?.question || session.status === 'saved',
            onAction: () => void session.discard(),
          },
          {
            id: 'versions',
            label: text.versions,
            icon: 'clock',
            disabled: !session.entry?.question,
            onAction: actions.onVersions,
          },
          {
            id: 'mark-sent',
            label: state === 'sent' ? text.changeVotes : text.markSent,
            icon: 'st-ok',
            disabled: !session.entry?.question,
            onAction: actions.onMarkSent,
          },
          {
            id: 'remove',
            label: text.remove,
            icon: 'trash',
            danger: true,
            disabled: !isStored,
            onAction: actions.onRemove,
          },
        ]}
      >
        <IconButton icon="more" label={text.moreActions} />
      </ActionMenu>
    </div>
  );
}

/** Where the text is. A draft goes to disk with every pause, which needs no word of its own. */
function StatusWord({ session }: { session: DraftSession }) {
  const text = useText().editor;
  const isWriting = session.status === 'unsaved' && !session.entry?.question;
  const isLate = useDelayed(isWriting, UNSAVED_AFTER);
  const quiet = session.entry ? text.status.autosaved : '';
  const word = isWriting && !isLate ? quiet : text.status[session.status];
  return (
    <span className={styles.status} role="status" data-draft-status={session.status}>
      {session.problem ? text.notKept : word}
    </span>
  );
}
