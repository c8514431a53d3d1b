import { type KeyboardEvent, type Ref, useRef, useState } from 'react';
import { readChatEmoji } from '../../../../shared/emoji/chat-emoji.ts';
import type { CustomEmoji, EmojiResolver } from '../../../../shared/emoji/emoji-resolver.ts';
import { Emoji } from '../../../ui/icons/emoji.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { useTranslate } from '../../../ui/messages/use-translate.tsx';
import { joinClassNames } from '../../../ui/styles/class-names.ts';
import { CustomEmojiImage } from '../../chat-message/custom-emoji-image.tsx';
import type { EmojiDisplay } from '../emoji/emoji-display.ts';
import { useEmojiCompletion } from '../emoji/use-emoji-completion.tsx';
import styles from './option-emoji.module.css';

/** A button that opens the emoji picker. Typing on it enters an emoji, `:name:`, or `$words$` instead. */
export function OptionEmoji(props: {
  position: number;
  typed: string;
  display: EmojiDisplay;
  custom: readonly CustomEmoji[];
  resolver: EmojiResolver;
  tone: 'problem' | 'warning' | null;
  isOpen: boolean;
  onOpen: () => void;
  onType: (emoji: string) => void;
  onDone: () => void;
  /** Called after the form of a typed or pasted emoji was changed. */
  onConverted: () => void;
  ref?: Ref<HTMLButtonElement>;
}) {
  /** The emoji before typing began. It's null unless the user is typing. */
  const [before, setBefore] = useState<string | null>(null);
  const t = useTranslate();
  if (before !== null) {
    return (
      <EmojiInput
        label={t('editor.typeEmoji', { position: props.position })}
        value={props.typed}
        custom={props.custom}
        onChange={props.onType}
        onEnd={(how, chosen) => {
          setBefore(null);
          const typed = how === 'cancel' ? before : (chosen ?? props.typed).trim();
          const chat = readChatEmoji(typed, props.resolver);
          const isConverted = chat?.typed === typed;
          props.onType(isConverted ? chat.accepted : typed);
          if (isConverted) props.onConverted();
          if (how !== 'left') props.onDone();
        }}
      />
    );
  }
  const { display, tone, typed, position } = props;
  const isEmpty = display.kind === 'none' || display.kind === 'unknown' || display.kind === 'broken';
  return (
    <button
      type="button"
      ref={props.ref}
      aria-label={
        display.kind === 'none'
          ? t('editor.noEmojiOf', { position })
          : t('editor.emojiOf', { position, emoji: typed })
      }
      aria-haspopup="dialog"
      aria-expanded={props.isOpen}
      className={joinClassNames(
        styles.emoji,
        isEmpty && styles.none,
        display.kind === 'search' && styles.word,
        tone && styles[tone],
      )}
      onClick={props.onOpen}
      onKeyDown={(event) => {
        if (!isTextKey(event)) return;
        // Prevent the default, because the newly focused field would enter the key a second time.
        event.preventDefault();
        setBefore(typed);
        props.onType(event.key);
      }}
      title={typed}
    >
      <EmojiContent display={display} />
    </button>
  );
}

function EmojiContent({ display }: { display: EmojiDisplay }) {
  switch (display.kind) {
    case 'glyph':
      return <Emoji emoji={display.emoji} />;
    case 'search':
      return <span className={styles.letters}>{display.words}</span>;
    case 'picture':
      return <CustomEmojiImage url={display.url} name={display.label} />;
    case 'none':
      return <Icon name="smile" />;
    case 'unknown':
    case 'broken':
      return <Icon name="alert" />;
    case 'pending':
      return null;
  }
}

/** Returns whether a key enters text and isn't handled by the button or the row. */
const isTextKey = (event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'altKey' | 'metaKey'>): boolean =>
  !event.ctrlKey && !event.altKey && !event.metaKey && event.key !== ' ' && [...event.key].length === 1;

type EndReason = 'enter' | 'left' | 'cancel';

function EmojiInput(props: {
  label: string;
  value: string;
  custom: readonly CustomEmoji[];
  onChange: (emoji: string) => void;
  /** `chosen` is an emoji from the list that replaces the typed text. */
  onEnd: (how: EndReason, chosen?: string) => void;
}) {
  const field = useRef<HTMLInputElement>(null);
  // Removing the field fires a blur event, but `onEnd` must be called only once.
  const hasEnded = useRef(false);
  const end = (how: EndReason, chosen?: string) => {
    if (hasEnded.current) return;
    hasEnded.current = true;
    props.onEnd(how, chosen);
  };
  const completion = useEmojiCompletion({
    field,
    value: props.value,
    custom: props.custom,
    isEmojiPlace: () => true,
    onChoose: (_typed, emoji) => end('enter', emoji),
  });
  return (
    <>
      <input
        ref={field}
        className={styles.entry}
        aria-label={props.label}
        // biome-ignore lint/a11y/noAutofocus: it takes over from the button that had the focus.
        autoFocus
        spellCheck={false}
        autoComplete="off"
        value={props.value}
        {...completion.aria}
        onChange={(event) => props.onChange(event.target.value)}
        onSelect={completion.onCaret}
        onBlur={() => {
          completion.onLeave();
          end('left');
        }}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing || completion.handleKey(event)) return;
          if (event.key === 'Enter') end('enter');
          else if (event.key === 'Escape') end('cancel');
          else return;
          event.preventDefault();
          event.stopPropagation();
        }}
      />
      {completion.list}
    </>
  );
}
