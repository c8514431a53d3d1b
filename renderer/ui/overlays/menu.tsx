import { memo, type ReactElement } from 'react';
import { Header } from 'react-aria-components/Header';
import { Menu as AriaMenu, MenuItem, MenuSection, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { Text } from 'react-aria-components/Text';
import { Kbd } from '../feedback/kbd.tsx';
import { isDeepEqual } from '../hooks/deep-equal.ts';
import { useEventCallback } from '../hooks/use-event-callback.ts';
import { Icon, type IconName } from '../icons/icon.tsx';
import { joinClassNames } from '../styles/class-names.ts';
import styles from './menu.module.css';

interface MenuItemAppearance {
  id: string;
  label: string;
  icon?: IconName;
  keys?: string;
  danger?: boolean;
  /** Why the action can't run now, or null if it can. */
  reason?: string | null;
}

export interface MenuAction extends MenuItemAppearance {
  onAction: () => void;
}

/** A menu of actions. `children` is the button that opens it. */
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

interface ChoiceGroupAppearance {
  label: string;
  choices: readonly { id: string; label: string }[];
  value: string;
}

interface ChoiceGroup extends ChoiceGroupAppearance {
  onChoose: (id: unknown) => void;
}

/** Creates a group of choices with one of them selected. */
export const createChoiceGroup = <Id extends string>(group: {
  label: string;
  choices: readonly { id: Id; label: string }[];
  value: Id;
  onChange: (id: Id) => void;
}): ChoiceGroup => ({
  ...group,
  onChoose(id) {
    const chosen = group.choices.find((choice) => choice.id === id);
    if (chosen) group.onChange(chosen.id);
  },
});

/** A menu with groups of choices. `children` is the button that opens it. */
export function ChoiceMenu(props: { label: string; groups: readonly ChoiceGroup[]; children: ReactElement }) {
  const onChoose = useEventCallback((group: string, id: unknown) =>
    props.groups.find(({ label }) => label === group)?.onChoose(id),
  );
  const groups = props.groups.map(({ label, choices, value }) => ({ label, choices, value }));
  return (
    <Choices label={props.label} groups={groups} onChoose={onChoose}>
      {props.children}
    </Choices>
  );
}

const POPOVER = { className: styles.popover ?? '', placement: 'bottom end', offset: 4 } as const;

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
              className={joinClassNames(styles.item, danger && styles.danger)}
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
}, isDeepEqual);

const Choices = memo(function Choices(props: {
  label: string;
  groups: readonly ChoiceGroupAppearance[];
  onChoose: (group: string, id: unknown) => void;
  children: ReactElement;
}) {
  return (
    <MenuTrigger>
      {props.children}
      <Popover {...POPOVER}>
        {/* The first focused item depends on the whole menu's selection. */}
        <AriaMenu
          aria-label={props.label}
          className={styles.menu ?? ''}
          selectionMode="multiple"
          selectedKeys={props.groups.map(({ value }) => value)}
        >
          {props.groups.map((group) => (
            <MenuSection
              key={group.label}
              selectionMode="single"
              disallowEmptySelection
              selectedKeys={[group.value]}
              onSelectionChange={(keys) => props.onChoose(group.label, [...keys][0])}
            >
              <Header className={styles.header ?? ''}>{group.label}</Header>
              {group.choices.map(({ id, label }) => (
                <MenuItem key={id} id={id} textValue={label} className={styles.item ?? ''}>
                  <span className={styles.label}>{label}</span>
                  {id === group.value && <Icon name="check" />}
                </MenuItem>
              ))}
            </MenuSection>
          ))}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}, isDeepEqual);
