import { memo, type ReactElement } from 'react';
import { Header } from 'react-aria-components/Header';
import { Menu as AriaMenu, MenuItem, MenuSection, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { classNames } from './class-names.ts';
import { Icon, type IconName } from './icon.tsx';
import { Kbd } from './kbd.tsx';
import styles from './menu.module.css';
import { sameLook } from './same-look.ts';
import { useStable } from './use-stable.ts';

export interface MenuAction {
  id: string;
  label: string;
  icon?: IconName;
  keys?: string;
  danger?: boolean;
  disabled?: boolean;
  onAction: () => void;
}

/** A button that opens a list of actions. `children` is the button. */
export function ActionMenu(props: { label: string; actions: readonly MenuAction[]; children: ReactElement }) {
  const act = useStable((id: string) => props.actions.find((action) => action.id === id)?.onAction());
  const items = props.actions.map(({ onAction: _, ...look }) => look);
  return (
    <SteadyActionMenu label={props.label} items={items} onAction={act}>
      {props.children}
    </SteadyActionMenu>
  );
}

/** Drawn again only when it looks different. */
const SteadyActionMenu = memo(function SteadyActionMenu(props: {
  label: string;
  items: readonly Omit<MenuAction, 'onAction'>[];
  onAction: (id: string) => void;
  children: ReactElement;
}) {
  return (
    <MenuTrigger>
      {props.children}
      <Popover className={styles.popover ?? ''} placement="bottom end" offset={4}>
        <AriaMenu
          aria-label={props.label}
          className={styles.menu ?? ''}
          disabledKeys={props.items.filter((action) => action.disabled).map((action) => action.id)}
          onAction={(id) => props.onAction(String(id))}
        >
          {props.items.map((action) => (
            <MenuItem
              key={action.id}
              id={action.id}
              textValue={action.label}
              className={classNames(styles.item, action.danger && styles.danger)}
            >
              {action.icon && <Icon name={action.icon} />}
              <span className={styles.label}>{action.label}</span>
              {action.keys && <Kbd>{action.keys}</Kbd>}
            </MenuItem>
          ))}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}, sameLook);

/** A button that opens a list of which one is chosen. `children` is the button. */
export function ChoiceMenu<Id extends string>(props: {
  label: string;
  choices: readonly { id: Id; label: string }[];
  value: Id;
  onChange: (id: Id) => void;
  children: ReactElement;
}) {
  return (
    <MenuTrigger>
      {props.children}
      <Popover className={styles.popover ?? ''} placement="bottom end" offset={4}>
        <AriaMenu
          aria-label={props.label}
          className={styles.menu ?? ''}
          selectionMode="single"
          disallowEmptySelection
          selectedKeys={[props.value]}
          onSelectionChange={(keys) => {
            const chosen = props.choices.find((choice) => keys === 'all' || keys.has(choice.id));
            if (chosen) props.onChange(chosen.id);
          }}
        >
          <MenuSection>
            <Header className={styles.header ?? ''}>{props.label}</Header>
            {props.choices.map((choice) => (
              <MenuItem key={choice.id} id={choice.id} textValue={choice.label} className={styles.item ?? ''}>
                <span className={styles.label}>{choice.label}</span>
                {choice.id === props.value && <Icon name="check" />}
              </MenuItem>
            ))}
          </MenuSection>
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}
