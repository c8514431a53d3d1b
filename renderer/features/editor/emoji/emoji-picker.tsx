import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import type { CustomEmoji, EmojiResolver } from '../../../../shared/emoji/emoji-resolver.ts';
import { MAX_PINNED_EMOJI } from '../../../../shared/settings-choices.ts';
import { hasVisible } from '../../../../shared/text/invisible-characters.ts';
import type { Row } from '../../../drafts/draft-content.ts';
import { useAllowedImageHosts } from '../../../stores/allowed-image-hosts.ts';
import { useAppStores } from '../../../stores/app-stores.tsx';
import { useEventCallback } from '../../../ui/hooks/use-event-callback.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { useTranslate } from '../../../ui/messages/use-translate.tsx';
import styles from './emoji-picker.module.css';
import { togglePinnedEmoji, useEmojiPreferences } from './use-emoji-preferences.ts';

export function EmojiPicker(props: {
  list: RefObject<HTMLElement | null>;
  row: Row | null;
  position: number;
  session: { readonly customEmoji: readonly CustomEmoji[]; readonly resolver: EmojiResolver };
  onPick: (emoji: string) => void;
  onClose: () => void;
}) {
  const { list, row, position, onClose } = props;
  const t = useTranslate();
  const trigger = useRef<Element | null>(null);
  const rowKey = row?.key;
  useLayoutEffect(() => {
    trigger.current =
      (rowKey && list.current?.querySelector(`[data-row="${rowKey}"] [aria-haspopup]`)) || null;
  }, [list, rowKey]);
  const pick = (emoji: string) => {
    props.onPick(emoji);
    onClose();
  };
  return (
    <Popover
      className={styles.popover ?? ''}
      triggerRef={trigger}
      isOpen={row !== null}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      isNonModal
      placement="bottom start"
      offset={4}
      containerPadding={8}
    >
      {row && (
        <Dialog className={styles.dialog ?? ''} aria-label={t('emojiPicker.label', { position })}>
          <div
            className={styles.content}
            onKeyDownCapture={(event) => {
              if (event.key === 'Tab') moveFocusWithin(event.currentTarget, event.shiftKey ? -1 : 1);
              else if (event.key === 'Escape' && !isHandledInside(event)) onClose();
              else return;
              event.preventDefault();
              event.stopPropagation();
            }}
          >
            <PickerBody custom={props.session.customEmoji} onPick={pick} />
            <ServiceChoice words={row.text} onPick={pick} />
            <PinButton typed={row.emoji} {...props.session} />
          </div>
        </Dialog>
      )}
    </Popover>
  );
}

/** Lets the service choose the emoji by searching for the option's text. */
function ServiceChoice({ words, onPick }: { words: string; onPick: (emoji: string) => void }) {
  const t = useTranslate();
  const search = createSearch(words);
  return (
    <button
      type="button"
      className={styles.choice}
      aria-disabled={search === null}
      onClick={() => search && onPick(search)}
    >
      <Icon name="search" />
      <span className={styles.choiceText}>
        {search === null ? t('emojiPicker.letServiceChooseNothing') : t('emojiPicker.letServiceChoose')}
      </span>
      {search && <span className={styles.form}>{search}</span>}
    </button>
  );
}

/** Returns a search for an option's text (`$words$`), or null if the text has no words. */
function createSearch(text: string): string | null {
  const words = text.replaceAll('$', ' ').replace(/^\[+/, '').replace(/\s+/gu, ' ').trim().toLowerCase();
  return hasVisible(words) ? `$${words}$` : null;
}

/** Pins or unpins the option's emoji. The picker shows the change when it's opened again. */
function PinButton(props: { typed: string; customEmoji: readonly CustomEmoji[]; resolver: EmojiResolver }) {
  const t = useTranslate();
  const { pinned, setPinned } = useEmojiPreferences();
  const isCustom = props.customEmoji.some(({ name }) => `:${name}:` === props.typed);
  const resolution = props.resolver.resolve(props.typed);
  const emoji = isCustom ? props.typed : 'emoji' in resolution ? resolution.emoji : '';
  if (emoji === '' || emoji.startsWith('$')) return null;
  const next = togglePinnedEmoji(pinned, emoji);
  return (
    <button
      type="button"
      className={styles.pin}
      aria-disabled={next === null}
      onClick={() => next && setPinned(next)}
    >
      <Icon name="smile" />
      {next === null
        ? t('emojiPicker.pinsFull', { max: MAX_PINNED_EMOJI })
        : t(pinned.includes(emoji) ? 'emojiPicker.unpin' : 'emojiPicker.pin', { emoji })}
    </button>
  );
}

type Loading = 'loading' | 'ready' | 'failed';

function PickerBody(props: { custom: readonly CustomEmoji[]; onPick: (emoji: string) => void }) {
  const { custom } = props;
  const t = useTranslate();
  const host = useRef<HTMLDivElement>(null);
  const [loading, setLoading] = useState<Loading>('loading');
  const { hosts } = useAllowedImageHosts();
  const { emojiFinder } = useAppStores();
  const preferences = useEmojiPreferences();
  useEffect(() => emojiFinder.load(), [emojiFinder]);
  const onPick = useEventCallback(props.onPick);
  // Use only the initial preferences. Changing the skin tone or recent emoji must not recreate the picker.
  const initial = useRef(preferences);
  useEffect(() => {
    let isOpen = true;
    import('./emoji-mart-element.ts').then(
      ({ createPickerElement }) => {
        if (!isOpen || !host.current) return;
        const picker = createPickerElement({
          custom,
          getFinder: emojiFinder.get,
          customLabel: t('emojiPicker.custom'),
          theme: getColorScheme(host.current),
          t,
          hosts,
          pinned: initial.current.pinned,
          recent: initial.current.recent,
          tone: initial.current.tone,
          onTone: initial.current.setTone,
          onPick,
        });
        host.current.replaceChildren(picker);
        setLoading('ready');
      },
      () => isOpen && setLoading('failed'),
    );
    return () => {
      isOpen = false;
    };
  }, [custom, emojiFinder, hosts, onPick, t]);
  return (
    <>
      {loading !== 'ready' && (
        <p className={styles.note} role="status">
          {loading === 'failed' ? t('emojiPicker.failed') : t('emojiPicker.loading')}
        </p>
      )}
      <div ref={host} className={styles.picker} />
    </>
  );
}

/** Returns whether Escape should first close one of emoji-mart's menus or clear its search. */
function isHandledInside({ nativeEvent, currentTarget }: KeyboardEvent<HTMLElement>): boolean {
  const [target] = nativeEvent.composedPath();
  if (target instanceof HTMLInputElement && target.type === 'search' && target.value !== '') return true;
  const picker = currentTarget.querySelector('qotd-emoji-picker');
  return picker?.shadowRoot?.querySelector('[data-menu]') != null;
}

/** Returns an element's color scheme. The picker can't read it from the design tokens. */
const getColorScheme = (element: Element): 'light' | 'dark' => {
  const scheme = getComputedStyle(element).colorScheme;
  if (scheme === 'dark' || scheme === 'light') return scheme;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
};

const TABBABLE = 'button, input, a[href], [tabindex]';

/**
 * Focuses the next (1) or previous (-1) tabbable element in `root`, wrapping around. Unlike the dialog's
 * focus trap, this includes shadow trees.
 */
function moveFocusWithin(root: Element, step: 1 | -1): void {
  const ring = listTabbableElements(root);
  const active = findDeepActiveElement();
  const here = active instanceof HTMLElement ? ring.indexOf(active) : -1;
  const next = here < 0 && step < 0 ? -1 : (here + step) % ring.length;
  ring.at(next)?.focus();
}

function listTabbableElements(root: Element | ShadowRoot): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('*')].flatMap((element) => {
    if (element.shadowRoot) return listTabbableElements(element.shadowRoot);
    return element.matches(TABBABLE) && element.tabIndex >= 0 && element.checkVisibility() ? [element] : [];
  });
}

function findDeepActiveElement(): Element | null {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active;
}
