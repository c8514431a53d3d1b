import type { ReactNode } from 'react';
import { isSent } from '../../../shared/library/entry-state.ts';
import type { DraftContent } from '../../drafts/draft-content.ts';
import type { DraftSession } from '../../drafts/use-draft-session.ts';
import { SegmentedControl } from '../../ui/choices/segmented-control.tsx';
import { useTranslate } from '../../ui/messages/use-translate.tsx';
import { ChatMessage, type MessageLayout } from '../chat-message/chat-message.tsx';
import styles from './question-preview.module.css';

type Scheme = 'light' | 'dark';

/** How the message is displayed. */
export interface PreviewOptions {
  layout: MessageLayout;
  scheme: Scheme;
  /** With the width of a small phone. */
  phone: boolean;
}

/** The layout and the theme of the message, with `children` between them. */
export function PreviewOptionsBar(props: {
  value: PreviewOptions;
  onChange: (change: Partial<PreviewOptions>) => void;
  children?: ReactNode;
}) {
  const { value, onChange } = props;
  const t = useTranslate();
  return (
    <div className={styles.bar}>
      <SegmentedControl
        label={t('preview.layout')}
        segments={[
          { id: 'lines', label: t('preview.lines') },
          { id: 'buttons', label: t('preview.buttons') },
        ]}
        value={value.layout}
        onChange={(layout) => onChange({ layout })}
      />
      <span className={styles.space} />
      {props.children}
      <SegmentedControl
        label={t('preview.chatTheme')}
        segments={[
          { id: 'light', label: t('preview.light'), icon: 'sun' },
          { id: 'dark', label: t('preview.dark'), icon: 'moon' },
        ]}
        value={value.scheme}
        onChange={(scheme) => onChange({ scheme })}
      />
    </div>
  );
}

/** The question as a message; nothing until it's loaded. */
export function QuestionMessage(props: {
  session: DraftSession;
  content: DraftContent;
  previewOptions: PreviewOptions;
}) {
  const { session, previewOptions } = props;
  if (session.phase !== 'ready') return null;
  return (
    <div className={styles[previewOptions.scheme]}>
      <ChatMessage
        content={props.content}
        emoji={session}
        layout={previewOptions.layout}
        votes={votesOf(session)}
      />
    </div>
  );
}

/** The votes of a sent question without local changes. */
const votesOf = ({ entry, status }: DraftSession): number[] | undefined =>
  entry && isSent(entry) && status === 'saved'
    ? entry.question?.options.map(({ votes }) => votes)
    : undefined;
