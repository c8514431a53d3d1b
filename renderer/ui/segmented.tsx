import { memo, type ReactNode } from 'react';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup';
import { classNames } from './class-names.ts';
import { Icon, type IconName } from './icon.tsx';
import { sameLook } from './same-look.ts';
import styles from './segmented.module.css';
import { useStable } from './use-stable.ts';

export interface Segment<Id extends string> {
  id: Id;
  label: string;
  /** Shown in place of the label, which stays its name. */
  icon?: IconName;
  content?: ReactNode;
}

export interface SegmentedProps<Id extends string> {
  label: string;
  segments: readonly Segment<Id>[];
  value: Id;
  onChange: (id: Id) => void;
  className?: string | undefined;
}

/** One of a few, side by side: a radio group that the arrow keys move through. */
export function Segmented<Id extends string>(props: SegmentedProps<Id>) {
  const choose = useStable((id: string) => {
    const chosen = props.segments.find((segment) => segment.id === id);
    if (chosen) props.onChange(chosen.id);
  });
  return <SteadySegmented {...props} onChange={choose} />;
}

/** Drawn again only when it looks different. */
const SteadySegmented = memo(function SteadySegmented(props: SegmentedProps<string>) {
  return (
    <ToggleButtonGroup
      aria-label={props.label}
      className={classNames(styles.segmented, props.className)}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[props.value]}
      onSelectionChange={(keys) => {
        const [id] = keys;
        if (typeof id === 'string') props.onChange(id);
      }}
    >
      {props.segments.map((segment) => (
        <ToggleButton
          key={segment.id}
          id={segment.id}
          aria-label={segment.label}
          className={classNames(styles.segment, segment.icon && styles.icon)}
        >
          {segment.icon ? <Icon name={segment.icon} /> : (segment.content ?? segment.label)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}, sameLook);
