import { memo, type ReactElement } from 'react';
import { Header } from 'react-aria-components/Header';
import { Menu as AriaMenu, MenuItem, MenuSection, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { Text } from 'react-aria-components/Text';
import { Kbd } from '../feedback/kbd.tsx';
import { arePropsEqual } from '../hooks/props-equal.ts';
import { useEventCallback } from '../hooks/use-event-callback.ts';
import { Icon, type IconName } from '../icons/icon.tsx';
import { classNames } from '../styles/class-names.ts';
import styles from './menu.module.css';

interface MenuItemAppearance {
  id: string;
  label: string;
  icon?: IconName;
  keys?: string;
  danger?: boolean;
  /** Why it can't run now; null if it can. */
  reason?: string | null;
}

export interface MenuAction extends MenuItemAppearance {
  onAction: () => void;
}

/** A button that opens a list of actions. `children` is the button. */
export function ActionMenu(props: { label: string; actions: readonly MenuAction[]; children: ReactElement }) {
  const onAction = useEventCallback((id: unknown) =>
    props.actions.find((action) => action.id === id)?.onAction(),
  );
  const items = props.actions.map(({ onAction: _, ...look }) => look);
  return (
    <Actions label={props.label} items={items} onAction={onAction}>
      {props.children}
    </Actions>
  );
}

/** A button that opens a list of choices. `children` is the button. */
export function ChoiceMenu<Id extends string>(props: {
  label: string;
  choices: readonly { id: Id; label: string }[];
  value: Id;
  onChange: (id: Id) => void;
  children: ReactElement;
}) {
  const onChoose = useEventCallback((id: unknown) => {
    const chosen = props.choices.find((choice) => choice.id === id);
    if (chosen) props.onChange(chosen.id);
  });
  return (
    <Choices label={props.label} items={props.choices} value={props.value} onChoose={onChoose}>
      {props.children}
    </Choices>
  );
}

const POPOVER = { className: styles.popover ?? '', placement: 'bottom end', offset: 4 } as const;

/** Memoized: rendered again only if its props differ. */
const Actions = memo(function Actions(props: {
  label: string;
  items: readonly MenuItemAppearance[];
  onAction: (id: unknown) => void;
  children: ReactElement;
}) {
  return (
    <MenuTrigger>
      {props.children}
      <Popover {...POPOVER}>
        <AriaMenu
          aria-label={props.label}
          className={styles.menu ?? ''}
          disabledKeys={props.items.filter(({ reason }) => reason).map(({ id }) => id)}
          onAction={props.onAction}
        >
          {props.items.map(({ id, label, icon, keys, danger, reason }) => (
            <MenuItem
              key={id}
              id={id}
              textValue={label}
              className={classNames(styles.item, danger && styles.danger)}
            >
              {icon && <Icon name={icon} />}
              <span className={styles.label}>
                {label}
                {reason && (
                  <Text slot="description" className={styles.reason ?? ''}>
                    {reason}
                  </Text>
                )}
              </span>
              {keys && <Kbd>{keys}</Kbd>}
            </MenuItem>
          ))}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}, arePropsEqual);

/** Memoized: rendered again only if its props differ. */
const Choices = memo(function Choices(props: {
  label: string;
  items: readonly { id: string; label: string }[];
  value: string;
  onChoose: (id: unknown) => void;
  children: ReactElement;
}) {
  return (
    <MenuTrigger>
      {props.children}
      <Popover {...POPOVER}>
        <AriaMenu
          aria-label={props.label}
          className={styles.menu ?? ''}
          selectionMode="single"
          disallowEmptySelection
          selectedKeys={[props.value]}
          onSelectionChange={(keys) => props.onChoose([...keys][0])}
        >
          <MenuSection>
            <Header className={styles.header ?? ''}>{props.label}</Header>
            {props.items.map(({ id, label }) => (
              <MenuItem key={id} id={id} textValue={label} className={styles.item ?? ''}>
                <span className={styles.label}>{label}</span>
                {id === props.value && <Icon name="check" />}
              </MenuItem>
            ))}
          </MenuSection>
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}, arePropsEqual);
