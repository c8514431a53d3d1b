import { type KeyboardEvent, type Ref, useRef, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { classNames } from '../ui/class-names.ts';
import { Emoji } from '../ui/emoji.tsx';
import { Icon } from '../ui/icon.tsx';
import { useText } from '../ui/text/text.tsx';
import type { EmojiLook } from './emoji-look.ts';
import styles from './option-emoji.module.css';

/**
 * The emoji of an option: a button that opens the picker. Typing on it (`:name:`, `$words$`, an emoji) takes the
 * place of choosing.
 */
export function OptionEmoji(props: {
  position: number;
  typed: string;
  look: EmojiLook;
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
  const text = useText().editor;
  if (before !== null) {
    return (
      <EmojiEntry
        label={text.typeEmoji(props.position)}
        value={props.typed}
        onChange={props.onType}
        onEnd={(how) => {
          setBefore(null);
          props.onType(how === 'cancel' ? before : props.typed.trim());
          if (how !== 'left') props.onDone();
        }}
      />
    );
  }
  const { look, tone, typed, position } = props;
  const isEmpty = look.kind === 'none' || look.kind === 'unknown' || look.kind === 'broken';
  return (
    <Button
      ref={props.ref ?? null}
      aria-label={look.kind === 'none' ? text.noEmojiOf(position) : text.emojiOf(position, typed)}
      aria-haspopup="dialog"
      aria-expanded={props.isOpen}
      className={classNames(
        styles.emoji,
        isEmpty && styles.none,
        (look.kind === 'search' || look.kind === 'picture') && styles.word,
        tone && styles[tone],
      )}
      onPress={props.onOpen}
      onKeyDown={(event) => {
        if (!startsText(event)) return event.continuePropagation();
        // Else the key is written a second time, into the field that takes the focus.
        event.preventDefault();
        setBefore(typed);
        props.onType(event.key);
      }}
      render={(dom) => <button {...dom} title={typed} />}
    >
      <Look look={look} />
    </Button>
  );
}

function Look({ look }: { look: EmojiLook }) {
  switch (look.kind) {
    case 'glyph':
      return <Emoji emoji={look.emoji} localOrigin={null} />;
    case 'search':
      return <span className={styles.letters}>{look.words}</span>;
    case 'picture':
      return <span className={styles.letters}>{look.label}</span>;
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

function EmojiEntry(props: {
  label: string;
  value: string;
  onChange: (emoji: string) => void;
  onEnd: (how: 'enter' | 'left' | 'cancel') => void;
}) {
  // Taking the field away takes its focus as well, which ends nothing a second time.
  const hasEnded = useRef(false);
  const end = (how: 'enter' | 'left' | 'cancel') => {
    if (hasEnded.current) return;
    hasEnded.current = true;
    props.onEnd(how);
  };
  return (
    <input
      className={styles.entry}
      aria-label={props.label}
      // biome-ignore lint/a11y/noAutofocus: it takes over from the button that had the focus.
      autoFocus
      spellCheck={false}
      autoComplete="off"
      value={props.value}
      onChange={(event) => props.onChange(event.target.value)}
      onBlur={() => end('left')}
      onKeyDown={(event) => {
        if (event.nativeEvent.isComposing) return;
        if (event.key === 'Enter') end('enter');
        else if (event.key === 'Escape') end('cancel');
        else return;
        event.preventDefault();
        event.stopPropagation();
      }}
    />
  );
}
