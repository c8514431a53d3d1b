import { type KeyboardEvent, type Ref, useRef, useState } from 'react';
import type { CustomEmoji } from '../../../../shared/emoji/emoji-resolver.ts';
import { Emoji } from '../../../ui/icons/emoji.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { useTranslate } from '../../../ui/messages/use-translate.tsx';
import { classNames } from '../../../ui/styles/class-names.ts';
import { CustomEmojiImage } from '../../chat-message/custom-emoji-image.tsx';
import type { EmojiLook } from '../emoji/emoji-display.ts';
import { useCompletion } from '../emoji/use-emoji-completion.tsx';
import styles from './option-emoji.module.css';

/**
 * The emoji of an option: a button that opens the picker. Typing on it (`:name:`, `$words$`, an emoji) takes the
 * place of choosing.
 */
export function OptionEmoji(props: {
  position: number;
  typed: string;
  look: EmojiLook;
  custom: readonly CustomEmoji[];
  /** Red where it must be mended, amber where it may. */
  tone: 'problem' | 'warning' | null;
  isOpen: boolean;
  onOpen: () => void;
  onType: (emoji: string) => void;
  onDone: () => void;
  ref?: Ref<HTMLButtonElement>;
}) {
  /** While it is typed: what was there before. */
  const [before, setBefore] = useState<string | null>(null);
  const t = useTranslate();
  if (before !== null) {
    return (
      <EmojiEntry
        label={t('editor.typeEmoji', { position: props.position })}
        value={props.typed}
        custom={props.custom}
        onChange={props.onType}
        onEnd={(how, chosen) => {
          setBefore(null);
          props.onType(how === 'cancel' ? before : (chosen ?? props.typed).trim());
          if (how !== 'left') props.onDone();
        }}
      />
    );
  }
  const { look, tone, typed, position } = props;
  const isEmpty = look.kind === 'none' || look.kind === 'unknown' || look.kind === 'broken';
  return (
    <button
      type="button"
      ref={props.ref}
      aria-label={
        look.kind === 'none'
          ? t('editor.noEmojiOf', { position })
          : t('editor.emojiOf', { position, emoji: typed })
      }
      aria-haspopup="dialog"
      aria-expanded={props.isOpen}
      className={classNames(
        styles.emoji,
        isEmpty && styles.none,
        look.kind === 'search' && styles.word,
        tone && styles[tone],
      )}
      onClick={props.onOpen}
      onKeyDown={(event) => {
        if (!startsText(event)) return;
        // Else the key is written a second time, into the field that takes the focus.
        event.preventDefault();
        setBefore(typed);
        props.onType(event.key);
      }}
      title={typed}
    >
      <Look look={look} />
    </button>
  );
}

function Look({ look }: { look: EmojiLook }) {
  switch (look.kind) {
    case 'glyph':
      return <Emoji emoji={look.emoji} />;
    case 'search':
      return <span className={styles.letters}>{look.words}</span>;
    case 'picture':
      return <CustomEmojiImage url={look.url} name={look.label} />;
    case 'none':
      return <Icon name="smile" />;
    case 'unknown':
    case 'broken':
      return <Icon name="alert" />;
    case 'pending':
      return null;
  }
}

/** A key that writes something, rather than one that the button or the row answers. */
const startsText = (event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'altKey' | 'metaKey'>): boolean =>
  !event.ctrlKey && !event.altKey && !event.metaKey && event.key !== ' ' && [...event.key].length === 1;

type HowEnded = 'enter' | 'left' | 'cancel';

function EmojiEntry(props: {
  label: string;
  value: string;
  custom: readonly CustomEmoji[];
  onChange: (emoji: string) => void;
  /** `chosen`: from the list, in place of what was typed. */
  onEnd: (how: HowEnded, chosen?: string) => void;
}) {
  const field = useRef<HTMLInputElement>(null);
  // Taking the field away takes its focus as well, which ends nothing a second time.
  const hasEnded = useRef(false);
  const end = (how: HowEnded, chosen?: string) => {
    if (hasEnded.current) return;
    hasEnded.current = true;
    props.onEnd(how, chosen);
  };
  const completion = useCompletion({
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
          if (event.nativeEvent.isComposing || completion.answerKey(event)) return;
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
