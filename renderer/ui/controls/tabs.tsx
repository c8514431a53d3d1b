import { memo, type ReactNode, useId } from 'react';
import { sameLook } from '../hooks/same-look.ts';
import { useStable } from '../hooks/use-stable.ts';
import { moveAmong } from './arrow-keys.ts';
import { PlainButton } from './plain-button.tsx';
import styles from './tabs.module.css';

export interface TabOf<Id extends string> {
  id: Id;
  label: string;
  /** Behind the label, such as a count. */
  badge?: ReactNode;
  content: ReactNode;
}

/** A pane with tabs in its head: the arrow keys go from one to the next. `trailing`: at the end of the head. */
export function TabbedPane<Id extends string>(props: {
  label: string;
  tabs: readonly TabOf<Id>[];
  value: Id;
  onChange: (id: Id) => void;
  trailing?: ReactNode;
}) {
  const id = useId();
  const choose = useStable((key: string) => {
    const chosen = props.tabs.find((tab) => tab.id === key);
    if (chosen && chosen.id !== props.value) props.onChange(chosen.id);
  });
  return (
    <div className={styles.tabs}>
      <div className={styles.head}>
        <Heads
          id={id}
          label={props.label}
          tabs={props.tabs.map(({ id, label, badge }) => ({ id, label, badge }))}
          value={props.value}
          onChoose={choose}
        />
        {props.trailing}
      </div>
      {props.tabs.map(
        (tab) =>
          tab.id === props.value && (
            <Panel key={tab.id} id={id} tab={tab.id}>
              {tab.content}
            </Panel>
          ),
      )}
    </div>
  );
}

function Panel(props: { id: string; tab: string; children: ReactNode }) {
  return (
    <div
      role="tabpanel"
      id={panelId(props.id, props.tab)}
      aria-labelledby={tabId(props.id, props.tab)}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled with the keyboard.
      tabIndex={0}
      className={styles.panel}
    >
      {props.children}
    </div>
  );
}

const tabId = (id: string, tab: string) => `${id}-${tab}`;
const panelId = (id: string, tab: string) => `${id}-${tab}-panel`;

/** Drawn again only when they look different: panels change with every key that is typed. */
const Heads = memo(function Heads(props: {
  id: string;
  label: string;
  tabs: readonly Omit<TabOf<string>, 'content'>[];
  value: string;
  onChoose: (id: string) => void;
}) {
  return (
    <div
      role="tablist"
      aria-label={props.label}
      className={styles.list}
      onKeyDown={(event) => {
        const tab = moveAmong(event, '[role="tab"]')?.dataset.tab;
        if (tab !== undefined) props.onChoose(tab);
      }}
    >
      {props.tabs.map(({ id, label, badge }) => (
        <PlainButton
          key={id}
          role="tab"
          id={tabId(props.id, id)}
          data-tab={id}
          aria-selected={id === props.value}
          aria-controls={id === props.value ? panelId(props.id, id) : undefined}
          tabIndex={id === props.value ? 0 : -1}
          className={styles.tab}
          data-pane-start={id === props.value ? '' : undefined}
          onPress={() => props.onChoose(id)}
        >
          {label}
          {badge}
        </PlainButton>
      ))}
    </div>
  );
}, sameLook);
