import { createContext, memo, type ReactNode, use } from 'react';
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components/Tabs';
import { isDeepEqual } from '../hooks/deep-equal.ts';
import { useEventCallback } from '../hooks/use-event-callback.ts';
import styles from './tabbed-pane.module.css';

interface TabHead {
  id: string;
  label: string;
  /** Content after the label, such as a count. */
  badge?: ReactNode;
}

export interface TabOf<Id extends string> extends TabHead {
  id: Id;
  content: ReactNode;
}

/** A pane with tabs. `trailing` is placed after the tabs. */
export function TabbedPane<Id extends string>(props: {
  label: string;
  tabs: readonly TabOf<Id>[];
  value: Id;
  onChange: (id: Id) => void;
  trailing?: ReactNode;
}) {
  const selected = props.tabs.find((tab) => tab.id === props.value);
  const select = useEventCallback((key: unknown) => {
    const chosen = props.tabs.find((tab) => tab.id === key);
    if (chosen && chosen !== selected) props.onChange(chosen.id);
  });
  return (
    <ContentContext value={selected?.content}>
      <Pane
        label={props.label}
        tabs={props.tabs.map(({ id, label, badge }) => ({ id, label, badge }))}
        value={props.value}
        onSelect={select}
        trailing={props.trailing}
      />
    </ContentContext>
  );
}

const ContentContext = createContext<ReactNode>(null);

const Content = () => use(ContentContext);

/** A memoized pane. Its content changes with each keystroke, but the tabs don't. */
const Pane = memo(function Pane(props: {
  label: string;
  tabs: readonly TabHead[];
  value: string;
  onSelect: (id: unknown) => void;
  trailing: ReactNode;
}) {
  return (
    <Tabs className={styles.tabs ?? ''} selectedKey={props.value} onSelectionChange={props.onSelect}>
      <div className={styles.header}>
        <TabList aria-label={props.label} className={styles.list ?? ''} data-pane-start="">
          {props.tabs.map(({ id, label, badge }) => (
            <Tab key={id} id={id} className={styles.tab ?? ''}>
              {label}
              {badge}
            </Tab>
          ))}
        </TabList>
        {props.trailing}
      </div>
      <TabPanel key={props.value} id={props.value} className={styles.panel ?? ''}>
        <Content />
      </TabPanel>
    </Tabs>
  );
}, isDeepEqual);
