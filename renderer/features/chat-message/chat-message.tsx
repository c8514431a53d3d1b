import { type ReactNode, useState } from 'react';
import { PLAIN_FIELDS, QUESTION_FIELDS } from '../../../shared/question/question-fields.ts';
import { readImage } from '../../../shared/question/question-image.ts';
import { detectScriptLanguage } from '../../../shared/text/script-language.ts';
import { type DraftContent, isBlank, type Row } from '../../drafts/draft-content.ts';
import { useAllowedImageHosts } from '../../stores/allowed-image-hosts.ts';
import type { KnownEmoji } from '../../stores/emoji-finder-store.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { truncateText } from '../../ui/format/long-text.ts';
import { useTranslate } from '../../ui/messages/use-translate.tsx';
import styles from './chat-message.module.css';
import { MessageEmoji } from './message-emoji.tsx';

export type MessageLayout = 'lines' | 'buttons';

/** Shows the question as a chat message. The question's text is never parsed as markup. */
export function ChatMessage(props: {
  content: DraftContent;
  emoji: KnownEmoji;
  layout: MessageLayout;
  /** The votes for the rows that aren't blank. A missing number counts as 1. */
  votes?: readonly number[] | undefined;
}) {
  const { content, emoji, layout, votes } = props;
  const { hosts, allow } = useAllowedImageHosts();
  const t = useTranslate();
  const title = truncateText(content.title);
  const renderTexts = (placement: 'body' | 'foot') =>
    PLAIN_FIELDS.filter((field) => QUESTION_FIELDS[field].placement === placement)
      .map((field) => ({ field, text: truncateText(content[field]) }))
      .filter(({ text }) => text !== '');
  const body = renderTexts('body');
  const options = content.rows
    .filter((row) => !isBlank(row))
    .map((row) => ({ ...row, text: truncateText(row.text) }));
  const written = [title, ...body.map(({ text }) => text), ...options.map(({ text }) => text)].join('\n');
  return (
    <article className={styles.chat} aria-label={title === '' ? t('preview.untitled') : title}>
      <div className={styles.message}>
        <Avatar />
        <div className={styles.side}>
          <div className={styles.sender}>
            <b>{t('preview.sender')}</b>
            <span className={styles.tag}>{t('preview.bot')}</span>
            <span>{t('preview.time')}</span>
          </div>
          <div className={styles.embed}>
            <h3
              className={title === '' ? styles.untitled : styles.title}
              dir="auto"
              lang={detectScriptLanguage(title, written)}
            >
              {title === '' ? t('preview.untitled') : title}
            </h3>
            {body.map(({ field, text }) => (
              <p
                key={field}
                className={styles.description}
                dir="auto"
                lang={detectScriptLanguage(text, written)}
              >
                {text}
              </p>
            ))}
            {options.length > 0 && (
              <ul className={styles[layout]}>
                {options.map((row) => (
                  <li key={row.key} dir="auto" lang={detectScriptLanguage(row.text, written)}>
                    <MessageEmoji emoji={emoji} typed={row.emoji} />
                    <span className={styles.optionText}>{row.text}</span>
                  </li>
                ))}
              </ul>
            )}
            <MessageImage image={content.image} hosts={hosts} onShowHost={allow} />
            {renderTexts('foot').map(({ field, text }) => (
              <p key={field} className={styles.footer} dir="auto" lang={detectScriptLanguage(text, written)}>
                {text}
              </p>
            ))}
          </div>
          {layout === 'lines' && <Reactions emoji={emoji} options={options} votes={votes} />}
        </div>
      </div>
    </article>
  );
}

function Reactions(props: {
  emoji: KnownEmoji;
  options: readonly Row[];
  votes: readonly number[] | undefined;
}) {
  const { emoji, options, votes } = props;
  const t = useTranslate();
  const shown = options.flatMap((row, index) =>
    row.emoji === '' ? [] : [{ row, votes: votes?.[index] ?? 1 }],
  );
  const seen = new Set<string>();
  const different = shown.filter(({ row }) => !seen.has(row.emoji) && seen.add(row.emoji));
  if (different.length === 0) return null;
  return (
    <ul className={styles.reactions} aria-label={t('preview.reactions')}>
      {different.map(({ row, votes: count }) => (
        <li key={row.key}>
          <MessageEmoji emoji={emoji} typed={row.emoji} />
          {count}
        </li>
      ))}
    </ul>
  );
}

function Avatar() {
  return (
    <span className={styles.avatar} aria-hidden="true">
      <svg viewBox="0 0 20 20" fill="none" aria-hidden="true">
        <path
          d="M10 2.25c4.7 0 8.25 3 8.25 7.1s-3.55 7.15-8.25 7.15c-.9 0-1.75-.1-2.55-.3L3.75 18v-3.6a6.7 6.7 0 0 1-2-5.05c0-4.1 3.55-7.1 8.25-7.1z"
          fill="currentColor"
        />
        <path
          className={styles.avatarLines}
          d="M6 7h8M6 9.5h5M6 12h6.5"
          strokeWidth="1.5"
          strokeLinecap="round"
        />
      </svg>
    </span>
  );
}

/**
 * The message's image. It's loaded only from allowed hosts. If the service chooses the image, a placeholder
 * is shown.
 */
function MessageImage(props: {
  image: string;
  hosts: ReadonlySet<string>;
  onShowHost: (host: string) => void;
}) {
  const t = useTranslate();
  const reading = readImage(props.image);
  if (reading.kind === 'none' || reading.kind === 'bad') return null;
  if (reading.kind === 'search') {
    return (
      <p className={styles.placeholder}>
        <span>{t('preview.pickedByService')}</span>
        <span dir="auto">{t('preview.quoted', { words: reading.words })}</span>
      </p>
    );
  }
  const { host } = new URL(reading.url);
  if (!props.hosts.has(host)) {
    return (
      <div className={styles.placeholder}>
        <Button size="small" icon="image" className={styles.show} onPress={() => props.onShowHost(host)}>
          <span className={styles.host}>
            <BreakAfterDots text={t('preview.showPicture', { host })} />
          </span>
        </Button>
      </div>
    );
  }
  return <LoadedImage key={reading.url} url={reading.url} />;
}

/** Allows a line break after each dot, for long hostnames. */
function BreakAfterDots({ text }: { text: string }): ReactNode {
  const end = text.indexOf('.') + 1;
  if (end === 0) return text;
  return (
    <>
      {text.slice(0, end)}
      <wbr />
      <BreakAfterDots text={text.slice(end)} />
    </>
  );
}

function LoadedImage({ url }: { url: string }) {
  const t = useTranslate();
  const [failed, setFailed] = useState(false);
  if (failed) return <p className={styles.placeholder}>{t('preview.didNotLoad')}</p>;
  return (
    <img
      className={styles.image}
      src={url}
      alt={t('preview.pictureAlt')}
      referrerPolicy="no-referrer"
      onError={() => setFailed(true)}
    />
  );
}
