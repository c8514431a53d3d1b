import { Button } from 'react-aria-components/Button';
import { Label } from 'react-aria-components/Label';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select';
import control from '../fields/control.module.css';
import { Icon } from '../icons/icon.tsx';
import menu from '../overlays/menu.module.css';
import { joinClassNames } from '../styles/class-names.ts';
import styles from './select.module.css';

export function Select<Id extends string>(props: {
  label: string;
  /** Whether the label is only for screen readers. */
  hidesLabel?: boolean;
  /** Whether the label is next to the list instead of above it. */
  inline?: boolean;
  choices: readonly { id: Id; label: string }[];
  value: Id;
  onChange: (id: Id) => void;
  className?: string | undefined;
}) {
  return (
    <AriaSelect
      className={joinClassNames(control.field, props.inline && styles.inline, props.className)}
      value={props.value}
      onChange={(id) => {
        const chosen = props.choices.find((choice) => choice.id === id);
        if (chosen) props.onChange(chosen.id);
      }}
      {...(props.hidesLabel ? { 'aria-label': props.label } : {})}
    >
      {!props.hidesLabel && (
        <Label className={joinClassNames(control.label, styles.label)}>{props.label}</Label>
      )}
      <Button className={joinClassNames(control.box, control.row, styles.button)}>
        <SelectValue className={styles.value ?? ''}>{({ selectedText }) => selectedText}</SelectValue>
        <Icon name="chev-down" className={control.icon} />
      </Button>
      <Popover className={menu.popover ?? ''} offset={4}>
        <ListBox className={menu.menu ?? ''} items={props.choices}>
          {({ id, label }) => (
            <ListBoxItem id={id} textValue={label} className={menu.item ?? ''}>
              <span className={menu.label}>{label}</span>
              {id === props.value && <Icon name="check" />}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </AriaSelect>
  );
}
