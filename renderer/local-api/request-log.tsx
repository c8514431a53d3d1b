import { type RefObject, useRef, useState } from 'react';
import type { ApiStatus } from '../../shared/bridge.ts';
import type { Account } from '../../shared/profile.ts';
import { useAppState } from '../state/app-state.tsx';
import { REQUEST_ROWS, type RequestsStore } from '../state/requests-store.ts';
import { useStore } from '../state/store.ts';
import { useAnnounce } from '../ui/announce.tsx';
import { Button } from '../ui/button.tsx';
import { describeError } from '../ui/describe-error.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { ActionMenu } from '../ui/menu.tsx';
import { saveFile } from '../ui/save-file.ts';
import { SkeletonRows } from '../ui/skeleton.tsx';
import { useLocalApiText } from '../ui/text/local-api-text.ts';
import { useText } from '../ui/text/text.tsx';
import { useToast } from '../ui/toast.tsx';
import { useAttempt } from '../ui/use-attempt.ts';
import { useDelayed } from '../ui/use-delayed.ts';
import { exportFile } from './export-file.ts';
import styles from './request-log.module.css';
import { RequestSearch } from './request-search.tsx';
import { RequestTable } from './request-table.tsx';
import { TryIt } from './try-it.tsx';

/** Skeleton rows wait this long, in milliseconds: the log is mostly there before. */
const SKELETON_AFTER = 200;

interface RequestLogProps {
  requests: RequestsStore;
  accounts: readonly Account[];
  status: ApiStatus;
  /** The question last open, for the command of an empty log. */
  openId: number | null;
}

/** What the local API was asked and what it answered: live, newest first. */
export function RequestLog(props: RequestLogProps) {
  const { requests } = props;
  const { status, total, matching, search, fresh } = useStore(requests);
  const scroller = useRef<HTMLDivElement>(null);
  const words = useLocalApiText().requests;
  const announce = useAnnounce();
  const attempt = useAttempt();
  const clear = () =>
    void attempt(async () => {
      await requests.clear();
      announce(words.cleared);
    });
  const showFresh = () => {
    scroller.current?.scrollTo({ top: 0 });
    requests.showFresh();
  };
  return (
    <section className={styles.log} aria-label={words.title}>
      <div className={styles.head}>
        <h2 className={styles.title}>{words.title}</h2>
        {status === 'ready' && <span className={styles.count}>{words.count(total, matching)}</span>}
        {fresh > 0 && (
          <Button size="small" icon="up" className={styles.fresh} onPress={showFresh}>
            {words.fresh(fresh, REQUEST_ROWS)}
          </Button>
        )}
        <span className={styles.space} />
        <RequestSearch value={search} onSearch={requests.search} />
        <ExportMenu search={search} disabled={matching === 0} />
        <Button variant="ghost" size="small" icon="trash" disabled={total === 0} onPress={clear}>
          {words.clear}
        </Button>
      </div>
      <LogBody {...props} scroller={scroller} />
    </section>
  );
}

function ExportMenu({ search, disabled }: { search: string; disabled: boolean }) {
  const { connection, clock } = useAppState();
  const words = useLocalApiText().requests;
  const toast = useToast();
  const attempt = useAttempt();
  const [busy, setBusy] = useState(false);
  const save = async (format: 'har' | 'json') => {
    setBusy(true);
    await attempt(async () => {
      const { text } = await connection.call('requests.export', { format, search });
      const file = exportFile(format, clock());
      saveFile(file.name, text, file.type);
      toast({ message: words.exported(file.name), seconds: 5 });
    });
    setBusy(false);
  };
  return (
    <ActionMenu
      label={words.export}
      actions={[
        { id: 'har', label: words.exportHar, onAction: () => void save('har') },
        { id: 'json', label: words.exportJson, onAction: () => void save('json') },
      ]}
    >
      <Button variant="ghost" size="small" icon="upload" disabled={disabled} busy={busy}>
        {words.export}
      </Button>
    </ActionMenu>
  );
}

function LogBody(props: RequestLogProps & { scroller: RefObject<HTMLDivElement | null> }) {
  const { requests } = props;
  const text = useText();
  const words = useLocalApiText().requests;
  const { status, rows, search, error } = useStore(requests);
  const late = useDelayed(status === 'loading', SKELETON_AFTER);
  if (status === 'loading') return late ? <SkeletonRows label={words.loading} /> : null;
  if (status === 'failed') {
    return (
      <EmptyState
        icon="alert"
        title={words.failed}
        actions={
          <Button size="small" onPress={requests.refresh}>
            {text.frame.tryAgain}
          </Button>
        }
      >
        {describeError(error, text)}
      </EmptyState>
    );
  }
  if (rows.length > 0) {
    const { accounts, scroller } = props;
    return (
      <RequestTable requests={requests} accounts={accounts} apiUrl={props.status.url} scroller={scroller} />
    );
  }
  if (search.trim() !== '') {
    return (
      <EmptyState
        icon="search"
        title={words.nothingFound(search.trim())}
        actions={
          <Button size="small" onPress={() => requests.search('')}>
            {words.clearFilter}
          </Button>
        }
      >
        {words.searchedIn}
      </EmptyState>
    );
  }
  return <EmptyLog {...props} />;
}

/** How to see a first call. */
function EmptyLog({ status, accounts, openId }: RequestLogProps) {
  const words = useLocalApiText().requests;
  return (
    <div className={styles.empty}>
      <EmptyState icon="server" title={words.emptyTitle}>
        {words.emptyText}
      </EmptyState>
      {status.url && <TryIt baseUrl={status.url} accounts={accounts} openId={openId} />}
    </div>
  );
}
