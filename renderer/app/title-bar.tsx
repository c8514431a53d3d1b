import { memo, useRef } from 'react';
import { ACTIONS } from '../ui/actions/actions.ts';
import { KeyCaps } from '../ui/actions/kbd.tsx';
import { IconButton } from '../ui/controls/icon-button.tsx';
import { PlainButton } from '../ui/controls/plain-button.tsx';
import { BrandMark } from '../ui/icons/brand-mark.tsx';
import { Icon } from '../ui/icons/icon.tsx';
import { useTranslate } from '../ui/messages/use-translate.tsx';
import styles from './title-bar.module.css';

const [FIND_KEYS] = ACTIONS['app.palette'].keys;

/** The window's own title bar: the brand, the way to everything, and room to drag. The window's buttons lie over its end. */
export const TitleBar = memo(function TitleBar(props: {
  /** No view has a first heading of its own. */
  isHeading: boolean;
  onFind: () => void;
  /** Opens the system's menus at a place of the window; null where they have another place. */
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
        aria-keyshortcuts="Control+K"
        onPress={props.onFind}
      >
        <Icon name="search" />
        <span className={styles.words}>{t('frame.command')}</span>
        <KeyCaps keys={FIND_KEYS} />
      </PlainButton>
    </header>
  );
});

/** The way to the system's menus, in a window that draws its title bar itself. */
function MenuButton(props: { label: string; onOpen: (place: { x: number; y: number }) => void }) {
  const button = useRef<HTMLSpanElement>(null);
  return (
    <span ref={button} className={styles.menu}>
      <IconButton
        icon="all"
        label={props.label}
        onPress={() => {
          const { left, bottom } = button.current?.getBoundingClientRect() ?? { left: 0, bottom: 0 };
          props.onOpen({ x: left, y: bottom });
        }}
      />
    </span>
  );
}
