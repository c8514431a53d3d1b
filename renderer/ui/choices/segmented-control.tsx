import { memo, type ReactNode } from 'react';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup';
import { isDeepEqual } from '../hooks/deep-equal.ts';
import { useEventCallback } from '../hooks/use-event-callback.ts';
import { Icon, type IconName } from '../icons/icon.tsx';
import { joinClassNames } from '../styles/class-names.ts';
import styles from './segmented-control.module.css';

interface Segment<Id extends string> {
  id: Id;
  label: string;
  /** Shown instead of the label. The label is still the accessible name. */
  icon?: IconName;
  content?: ReactNode;
}

export interface SegmentedControlProps<Id extends string> {
  label: string;
  segments: readonly Segment<Id>[];
  value: Id;
  onChange: (id: Id) => void;
  className?: string | undefined;
}

/** A radio group with its choices side by side. */
export function SegmentedControl<Id extends string>(props: SegmentedControlProps<Id>) {
  const choose = useEventCallback((id: string) => {
    const chosen = props.segments.find((segment) => segment.id === id);
    if (chosen) props.onChange(chosen.id);
  });
  return <MemoSegmentedControl {...props} onChange={choose} />;
}

const MemoSegmentedControl = memo(function SteadySegmented(props: SegmentedControlProps<string>) {
  return (
    <ToggleButtonGroup
      aria-label={props.label}
      className={joinClassNames(styles.segmented, props.className)}
      disallowEmptySelection
      selectedKeys={[props.value]}
      onSelectionChange={([id]) => props.onChange(String(id))}
    >
      {props.segments.map(({ id, label, icon, content }) => (
        <ToggleButton
          key={id}
          id={id}
          aria-label={label}
          // Tab moves focus to the selected choice.
          excludeFromTabOrder={id !== props.value}
          className={joinClassNames(styles.segment, icon && styles.icon)}
        >
          {icon ? <Icon name={icon} /> : (content ?? label)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}, isDeepEqual);
