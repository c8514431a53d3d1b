import type { RefObject } from 'react';
import { Header } from 'react-aria-components/Header';
import { Menu as AriaMenu, MenuItem, MenuSection } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { Text } from 'react-aria-components/Text';
import { Kbd } from '../actions/kbd.tsx';
import { Icon, type IconName } from '../icons/icon.tsx';
import { classNames } from '../styles/class-names.ts';
import styles from './menu.module.css';

/** How an action looks in a menu. */
export interface MenuAction {
  id: string;
  label: string;
  icon?: IconName;
  keys?: string;
  danger?: boolean;
  /** Why it can't be done now; nothing where it can. */
  reason?: string | null;
}

export type MenuContent =
  | { kind: 'actions'; label: string; items: readonly MenuAction[]; onAction: (id: string) => void }
  | {
      kind: 'choices';
      label: string;
      items: readonly { id: string; label: string }[];
      value: string;
      onChoose: (id: string) => void;
    };

export interface MenuListProps {
  trigger: RefObject<HTMLElement | null>;
  /** The item that has the focus first. */
  focus: 'first' | 'last' | 'none';
  menu: MenuContent;
  onClose: () => void;
}

/** The list of a menu, open beside its button. */
export function MenuList({ trigger, focus, menu, onClose }: MenuListProps) {
  const shared = {
    'aria-label': menu.label,
    className: styles.menu ?? '',
    autoFocus: focus === 'none' ? true : focus,
    shouldFocusWrap: true,
    onClose,
  };
  return (
    <Popover
      className={styles.popover ?? ''}
      triggerRef={trigger}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      placement="bottom end"
      offset={4}
    >
      {menu.kind === 'actions' ? (
        <AriaMenu
          {...shared}
          disabledKeys={menu.items.filter((action) => action.reason).map((action) => action.id)}
          onAction={(id) => menu.onAction(String(id))}
        >
          {menu.items.map((action) => (
            <ActionItem key={action.id} {...action} />
          ))}
        </AriaMenu>
      ) : (
        <AriaMenu
          {...shared}
          selectionMode="single"
          disallowEmptySelection
          selectedKeys={[menu.value]}
          onSelectionChange={(keys) => {
            const chosen = menu.items.find((choice) => keys === 'all' || keys.has(choice.id));
            if (chosen) menu.onChoose(chosen.id);
          }}
        >
          <MenuSection>
            <Header className={styles.header ?? ''}>{menu.label}</Header>
            {menu.items.map((choice) => (
              <MenuItem key={choice.id} id={choice.id} textValue={choice.label} className={styles.item ?? ''}>
                <span className={styles.label}>{choice.label}</span>
                {choice.id === menu.value && <Icon name="check" />}
              </MenuItem>
            ))}
          </MenuSection>
        </AriaMenu>
      )}
    </Popover>
  );
}

function ActionItem(action: MenuAction) {
  return (
    <MenuItem
      id={action.id}
      textValue={action.label}
      className={classNames(styles.item, action.danger && styles.danger)}
    >
      {action.icon && <Icon name={action.icon} />}
      <span className={styles.label}>
        {action.label}
        {action.reason && (
          <Text slot="description" className={styles.reason ?? ''}>
            {action.reason}
          </Text>
        )}
      </span>
      {action.keys && <Kbd>{action.keys}</Kbd>}
    </MenuItem>
  );
}
