import { useState } from 'react';
import { isSent } from '../../../shared/library/entry-state.ts';
import type { DraftSession } from '../../drafts/use-draft-session.ts';
import { hostOfUrl, mayFetchImage, useAllowedImageHosts } from '../../stores/allowed-image-hosts.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { SegmentedControl } from '../../ui/choices/segmented-control.tsx';
import { useTranslate } from '../../ui/messages/use-translate.tsx';
import { classNames } from '../../ui/styles/class-names.ts';
import { ChatMessage, type MessageLayout } from '../chat-message/chat-message.tsx';
import { useDefaultMessageAppearance } from '../chat-message/message-appearance.ts';
import styles from './question-preview.module.css';

/** Previews the question as a chat message. */
export function QuestionPreview(props: {
  session: DraftSession;
  previewOptions: PreviewOptions;
  onPreviewOptionsChange: (change: Partial<PreviewOptions>) => void;
}) {
  const { session, previewOptions, onPreviewOptionsChange } = props;
  const t = useTranslate();
  const { hosts, allow } = useAllowedImageHosts();
  const asking = session.phase === 'ready' ? hostsToAsk(session, hosts) : [];
  return (
    <>
      <div className={styles.bar}>
        <SegmentedControl
          label={t('preview.layout')}
          segments={[
            { id: 'lines', label: t('preview.lines') },
            { id: 'buttons', label: t('preview.buttons') },
          ]}
          value={previewOptions.layout}
          onChange={(layout) => onPreviewOptionsChange({ layout })}
        />
        <IconButton
          className={styles.phoneSwitch}
          icon="phone"
          label={t('preview.phone')}
          pressed={previewOptions.phone}
          onPress={() => onPreviewOptionsChange({ phone: !previewOptions.phone })}
        />
        <SegmentedControl
          label={t('preview.chatTheme')}
          segments={[
            { id: 'light', label: t('preview.light'), icon: 'sun' },
            { id: 'dark', label: t('preview.dark'), icon: 'moon' },
          ]}
          value={previewOptions.scheme}
          onChange={(scheme) => onPreviewOptionsChange({ scheme })}
        />
      </div>
      {session.phase === 'ready' && (
        <div className={classNames(styles[previewOptions.scheme], previewOptions.phone && styles.phone)}>
          <ChatMessage
            content={session.content}
            emoji={session}
            layout={previewOptions.layout}
            votes={votesOf(session)}
          />
        </div>
      )}
      {asking.map((host) => (
        <Button key={host} size="small" icon="image" className={styles.ask} onPress={() => allow(host)}>
          {t('preview.showEmoji', { host })}
        </Button>
      ))}
      <p className={styles.hint}>{t('preview.hint')}</p>
    </>
  );
}

/** The votes of a sent question without local changes. */
const votesOf = ({ entry, status }: DraftSession): number[] | undefined =>
  entry && isSent(entry) && status === 'saved'
    ? entry.question?.options.map(({ votes }) => votes)
    : undefined;

/** Hosts of custom emoji from which images may not be fetched yet. */
function hostsToAsk({ content, resolver }: DraftSession, hosts: ReadonlySet<string>): string[] {
  const wanted = content.rows.flatMap(({ emoji }) => {
    const resolution = resolver.resolve(emoji);
    const url = resolution.kind === 'image' ? resolution.url : '';
    const host = /^https:/i.test(url) && !mayFetchImage(url, hosts) ? hostOfUrl(url) : null;
    return host ?? [];
  });
  return [...new Set(wanted)];
}

type Scheme = 'light' | 'dark';

/** How the message is displayed. */
export interface PreviewOptions {
  layout: MessageLayout;
  scheme: Scheme;
  /** With the width of a small phone. */
  phone: boolean;
}

/** The chosen options, until the settings change. */
export function usePreviewOptions(): [PreviewOptions, (change: Partial<PreviewOptions>) => void] {
  const first = useDefaultMessageAppearance();
  const begun = `${first.layout} ${first.scheme}`;
  const [chosen, setChosen] = useState<{ begun: string; previewOptions: Partial<PreviewOptions> }>({
    begun,
    previewOptions: {},
  });
  const { phone = false, ...rest } = chosen.previewOptions;
  const previewOptions = { ...first, ...(chosen.begun === begun ? rest : {}), phone };
  return [previewOptions, (change) => setChosen({ begun, previewOptions: { ...previewOptions, ...change } })];
}
