import { memo, type ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components/Tabs';
import { sameLook } from './same-look.ts';
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
  return (
    <Tabs
      className={styles.tabs ?? ''}
      selectedKey={props.value}
      onSelectionChange={(key) => {
        const chosen = props.tabs.find(({ id }) => id === key);
        if (chosen) props.onChange(chosen.id);
      }}
    >
      <div className={styles.head}>
        <Heads label={props.label} tabs={props.tabs.map(({ id, label, badge }) => ({ id, label, badge }))} />
        {props.trailing}
      </div>
      {props.tabs.map(({ id, content }) => (
        <TabPanel key={id} id={id} className={styles.panel ?? ''}>
          {content}
        </TabPanel>
      ))}
    </Tabs>
  );
}

/** Drawn again only when they look different: panels change with every key that is typed. */
const Heads = memo(function Heads(props: { label: string; tabs: readonly Omit<TabOf<string>, 'content'>[] }) {
  return (
    <TabList aria-label={props.label} className={styles.list ?? ''} data-pane-start="">
      {props.tabs.map(({ id, label, badge }) => (
        <Tab key={id} id={id} className={styles.tab ?? ''}>
          {label}
          {badge}
        </Tab>
      ))}
    </TabList>
  );
}, sameLook);
