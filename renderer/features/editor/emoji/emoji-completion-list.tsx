import { type RefObject, useEffect, useRef } from 'react';
import { Popover } from 'react-aria-components/Popover';
import type { EmojiMatch } from '../../../../shared/emoji/emoji-completion.ts';
import { useAnnounce } from '../../../ui/feedback/announce.tsx';
import { Kbd } from '../../../ui/feedback/kbd.tsx';
import { Emoji } from '../../../ui/icons/emoji.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { useTranslate } from '../../../ui/messages/use-translate.tsx';
import { CustomEmojiImage } from '../../chat-message/custom-emoji-image.tsx';
import styles from './emoji-completion-list.module.css';
import type { TypedEmojiName } from './typed-emoji-name.ts';

/** Lists matching emoji below the typed name. The text field keeps focus. */
export function EmojiCompletionList(props: {
  id: string;
  field: RefObject<HTMLInputElement | HTMLTextAreaElement | null>;
  typed: TypedEmojiName;
  matches: readonly EmojiMatch[];
  /** A search that lets the service choose the emoji. It's null if the service can't choose. */
  search: string | null;
  active: number;
  onChoose: (index: number) => void;
  onClose: () => void;
}) {
  const { id, field, typed, matches, search, active } = props;
  const t = useTranslate();
  const announce = useAnnounce();
  const count = matches.length;
  const first = matches[0]?.name;
  const landmark = field.current?.closest('main');
  const announced = useRef('');
  useEffect(() => {
    const message = t('emojiPicker.matches', { count, first: first ?? '', hasFirst: first !== undefined });
    if (announced.current !== message) announce(message);
    announced.current = message;
  }, [announce, count, first, t]);
  return (
    <Popover
      // Position the list again only for another name.
      key={typed.start}
      className={styles.popover ?? ''}
      triggerRef={field}
      // By default, the list is rendered at the end of the page, outside all landmarks.
      {...(landmark ? { UNSTABLE_portalContainer: landmark } : {})}
      getTargetRect={() => (field.current ? measureCaretRect(field.current, typed.start) : null)}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) props.onClose();
      }}
      isNonModal
      placement="bottom start"
      offset={2}
      containerPadding={8}
    >
      <div
        id={id}
        role="listbox"
        aria-label={t('emojiPicker.matching', { name: typed.name })}
        className={styles.list}
      >
        {matches.map((match, index) => (
          <Item key={match.emoji} {...props} index={index} isActive={index === active}>
            {match.url === null ? (
              <Emoji emoji={match.emoji} />
            ) : (
              <CustomEmojiImage url={match.url} name={match.name} />
            )}
            <span className={styles.name}>{`:${match.name}:`}</span>
          </Item>
        ))}
        {search !== null && (
          <Item {...props} index={matches.length} isActive={active === matches.length}>
            <Icon name="search" />
            <span className={styles.name}>{t('emojiPicker.letServiceChoose')}</span>
            <span className={styles.form}>{search}</span>
          </Item>
        )}
      </div>
    </Popover>
  );
}

function Item(props: {
  id: string;
  index: number;
  isActive: boolean;
  onChoose: (index: number) => void;
  children: React.ReactNode;
}) {
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field, which names the active one.
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field answers the keys.
    <div
      id={`${props.id}-${props.index}`}
      role="option"
      aria-selected={props.isActive}
      className={styles.item}
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => props.onChoose(props.index)}
    >
      {props.children}
      {props.isActive && (
        <span aria-hidden="true" className={styles.key}>
          <Kbd>Enter</Kbd>
        </span>
      )}
    </div>
  );
}

/** The styles that affect character positions. */
const COPIED_STYLES = [
  'font',
  'letter-spacing',
  'word-spacing',
  'text-indent',
  'tab-size',
  'padding',
  'border-width',
  'border-style',
  'box-sizing',
  'direction',
  'overflow-wrap',
  'word-break',
];

/**
 * Returns the character's position in the window. The character at `index` is measured in a hidden copy of
 * the field, because browsers don't report positions in fields.
 */
function measureCaretRect(field: HTMLInputElement | HTMLTextAreaElement, index: number): DOMRect {
  const box = field.getBoundingClientRect();
  const mirror = createMirror(field, box);
  const mark = document.createElement('span');
  mark.textContent = field.value.slice(index) || '.';
  mirror.append(field.value.slice(0, index), mark);
  document.body.append(mirror);
  const at = mark.getClientRects()[0] ?? box;
  const isRtl = getComputedStyle(mirror).direction === 'rtl';
  mirror.remove();
  const left = (isRtl ? at.right : at.left) - field.scrollLeft;
  const isOneLine = field instanceof HTMLInputElement;
  return isOneLine
    ? new DOMRect(left, box.top, 0, box.height)
    : new DOMRect(left, at.top - field.scrollTop, 0, at.height);
}

function createMirror(field: HTMLInputElement | HTMLTextAreaElement, box: DOMRect): HTMLElement {
  const mirror = document.createElement('div');
  const style = getComputedStyle(field);
  for (const property of COPIED_STYLES) mirror.style.setProperty(property, style.getPropertyValue(property));
  mirror.setAttribute('aria-hidden', 'true');
  Object.assign(mirror.style, {
    position: 'fixed',
    visibility: 'hidden',
    left: `${box.left}px`,
    top: `${box.top}px`,
    width: `${box.width}px`,
    whiteSpace: field instanceof HTMLInputElement ? 'pre' : 'pre-wrap',
  });
  return mirror;
}
