import { memo, useRef } from 'react';
import { ACTIONS } from '../actions/action-table.ts';
import { isMac } from '../ui/browser/platform.ts';
import { IconButton } from '../ui/buttons/icon-button.tsx';
import { PlainButton } from '../ui/buttons/plain-button.tsx';
import { Kbd } from '../ui/feedback/kbd.tsx';
import { Icon } from '../ui/icons/icon.tsx';
import { useTranslate } from '../ui/messages/use-translate.tsx';
import styles from './title-bar.module.css';
import { MENU_KEY, useMenuKeys } from './use-menu-keys.ts';

const [FIND_KEYS] = ACTIONS['app.palette'].keys;

/**
 * The title bar with the command palette's search field. The system's window buttons overlay one end of the
 * bar.
 */
export const TitleBar = memo(function TitleBar(props: {
  /** Whether the app's name is the page's main heading. */
  isHeading: boolean;
  onFind: () => void;
  /** Opens the app menu at a position. It's null if the system shows menus elsewhere. */
  onMenu: ((place: { x: number; y: number }) => void) | null;
}) {
  const t = useTranslate();
  const Name = props.isHeading ? 'h1' : 'span';
  return (
    <header className={styles.bar}>
      <div className={styles.brand}>
        {props.onMenu && <MenuButton label={t('frame.menu')} onOpen={props.onMenu} />}
        <BrandMark />
        <Name className={styles.name}>{t('frame.appName')}</Name>
      </div>
      <PlainButton
        className={styles.find}
        aria-label={t('frame.command')}
        aria-haspopup="dialog"
        aria-keyshortcuts={isMac() ? 'Meta+K' : 'Control+K'}
        onPress={props.onFind}
      >
        <Icon name="search" />
        <span className={styles.text}>{t('frame.command')}</span>
        <Kbd>{FIND_KEYS}</Kbd>
      </PlainButton>
    </header>
  );
});

function MenuButton(props: { label: string; onOpen: (place: { x: number; y: number }) => void }) {
  const button = useRef<HTMLSpanElement>(null);
  const open = () => {
    const { left, bottom } = button.current?.getBoundingClientRect() ?? { left: 0, bottom: 0 };
    props.onOpen({ x: left, y: bottom });
  };
  useMenuKeys(open);
  return (
    // Keep focus in the text field, because the Edit menu's commands apply to it.
    <span ref={button} className={styles.menu} onMouseDownCapture={(event) => event.preventDefault()}>
      <IconButton icon="all" label={props.label} keys={MENU_KEY} onPress={open} />
    </span>
  );
}

function BrandMark() {
  return (
    <svg className={styles.mark} viewBox="0 0 20 20" fill="none" aria-hidden="true" focusable="false">
      <path
        d="M10 2.25c4.7 0 8.25 3 8.25 7.1s-3.55 7.15-8.25 7.15c-.9 0-1.75-.1-2.55-.3L3.75 18v-3.6a6.7 6.7 0 0 1-2-5.05c0-4.1 3.55-7.1 8.25-7.1z"
        fill="currentColor"
      />
      <path className={styles.lines} d="M6 7h8M6 9.5h5M6 12h6.5" strokeWidth="1.5" strokeLinecap="round" />
    </svg>
  );
}
