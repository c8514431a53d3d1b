import { memo, type ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components/Tabs';
import { sameLook } from '../hooks/same-look.ts';
import { useStable } from '../hooks/use-stable.ts';
import styles from './tabs.module.css';

export interface TabOf<Id extends string> {
  id: Id;
  label: string;
  /** Behind the label, such as a count. */
  badge?: ReactNode;
  content: ReactNode;
}

/** A pane with tabs in its head. `trailing`: at the end of the head. */
export function TabbedPane<Id extends string>(props: {
  label: string;
  tabs: readonly TabOf<Id>[];
  value: Id;
  onChange: (id: Id) => void;
  trailing?: ReactNode;
}) {
  const selected = props.tabs.find((tab) => tab.id === props.value);
  const select = useStable((key: unknown) => {
    const chosen = props.tabs.find((tab) => tab.id === key);
    if (chosen && chosen !== selected) props.onChange(chosen.id);
  });
  return (
    <Tabs className={styles.tabs ?? ''} selectedKey={props.value} onSelectionChange={select}>
      <div className={styles.head}>
        <Heads label={props.label} tabs={props.tabs.map(({ id, label, badge }) => ({ id, label, badge }))} />
        {props.trailing}
      </div>
      <TabPanel key={props.value} id={props.value} className={styles.panel ?? ''}>
        {selected?.content}
      </TabPanel>
    </Tabs>
  );
}

/** Rendered again only if they look different: panels change with every key that is typed. */
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
