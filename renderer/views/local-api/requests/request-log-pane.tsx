import { type RefObject, useId, useRef, useState } from 'react';
import { Input } from 'react-aria-components/Input';
import { SearchField } from 'react-aria-components/SearchField';
import type { ApiStatus } from '../../../../shared/bridge/bridge-methods.ts';
import type { ApiToken } from '../../../../shared/local-api/api-token.ts';
import { useStore } from '../../../stores/primitives/external-store.ts';
import { REQUESTS_PER_PAGE, type RequestLogStore } from '../../../stores/request-log-store.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { Switch } from '../../../ui/choices/switch.tsx';
import { EmptyState, LoadFailed } from '../../../ui/feedback/empty-state.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton.tsx';
import control from '../../../ui/fields/control.module.css';
import { useDebouncedSearch } from '../../../ui/hooks/use-debounced-search.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { useTranslate } from '../../../ui/messages/use-translate.tsx';
import { joinClassNames } from '../../../ui/styles/class-names.ts';
import { ClearButton, ExportMenu } from './request-log-actions.tsx';
import styles from './request-log-pane.module.css';
import { RequestTable } from './request-table.tsx';
import { SampleRequest } from './sample-request.tsx';

interface RequestLogProps {
  requests: RequestLogStore;
  accounts: readonly ApiToken[];
  status: ApiStatus;
  /** The question in the sample request. */
  openId: number | null;
}

export function RequestLogPane(props: RequestLogProps) {
  const { requests } = props;
  const { status, total, matching, isCounted, search, all, newCount, rows } = useStore(requests);
  const scroller = useRef<HTMLDivElement>(null);
  const t = useTranslate();
  const { url } = props.status;
  const library = props.status.library ?? 'test';
  const tryIt = useId();
  const [wantsTryIt, setWantsTryIt] = useState(false);
  // An empty log always shows the sample request, so it doesn't need the button.
  const offersTryIt = url !== null && status === 'ready' && (rows.length > 0 || search.trim() !== '');
  const isTrying = offersTryIt && wantsTryIt;
  const showFresh = () => {
    scroller.current?.scrollTo({ top: 0 });
    requests.showNew();
  };
  return (
    <section className={styles.log} aria-label={t('localApi.requests.title')}>
      <div className={styles.header}>
        <h2 className={styles.title}>{t('localApi.requests.title')}</h2>
        {status === 'ready' && isCounted && (
          <span className={styles.count}>
            {matching === total
              ? t('localApi.requests.countAll', { total })
              : t('localApi.requests.count', { total, matching })}
          </span>
        )}
        {newCount > 0 && (
          <Button size="small" icon="up" className={styles.fresh} onPress={showFresh}>
            {t('localApi.requests.fresh', {
              count: newCount,
              most: REQUESTS_PER_PAGE,
              isMost: newCount >= REQUESTS_PER_PAGE,
            })}
          </Button>
        )}
        <span className={styles.spacer} />
        <RequestSearch value={search} onSearch={requests.search} />
        {offersTryIt && (
          <Button
            variant="ghost"
            size="small"
            icon="play"
            expanded={isTrying}
            controls={tryIt}
            onPress={() => setWantsTryIt(!isTrying)}
          >
            {t('localApi.requests.tryIt')}
          </Button>
        )}
        <ExportMenu search={search} all={all} disabled={matching === 0} />
        <ClearButton requests={requests} total={total} />
      </div>
      {isTrying && (
        <div className={styles.tryIt}>
          <SampleRequest
            id={tryIt}
            baseUrl={url}
            accounts={props.accounts}
            library={library}
            openId={props.openId}
          />
        </div>
      )}
      <LogBody {...props} scroller={scroller} />
      <LogFooter requests={requests} />
    </section>
  );
}

/** Lets the user show or hide requests for images and docs. */
function LogFooter({ requests }: { requests: RequestLogStore }) {
  const { all, omitted } = useStore(requests);
  const t = useTranslate();
  if (omitted === 0 && !all) return null;
  return (
    <div className={styles.footer}>
      <Switch
        label={t('localApi.requests.all')}
        on={t('localApi.requests.all')}
        off={t('localApi.requests.all')}
        value={all}
        onChange={requests.showAll}
      />
    </div>
  );
}

function LogBody(props: RequestLogProps & { scroller: RefObject<HTMLDivElement | null> }) {
  const { requests } = props;
  const t = useTranslate();
  const { status, rows, isCounted, search, error } = useStore(requests);
  if (status === 'loading') return <SkeletonRows label={t('localApi.requests.loading')} />;
  if (status === 'failed') {
    return <LoadFailed title={t('localApi.requests.failed')} error={error} onTryAgain={requests.refresh} />;
  }
  if (rows.length > 0) {
    const { accounts, scroller } = props;
    return (
      <RequestTable requests={requests} accounts={accounts} apiUrl={props.status.url} scroller={scroller} />
    );
  }
  if (!isCounted) return <SkeletonRows label={t('localApi.requests.loading')} />;
  if (search.trim() !== '') {
    return (
      <EmptyState
        icon="search"
        title={t('localApi.requests.nothingFound', { search: search.trim() })}
        actions={
          <Button size="small" onPress={() => requests.search('')}>
            {t('localApi.requests.clearFilter')}
          </Button>
        }
      >
        {t('localApi.requests.searchedIn')}
      </EmptyState>
    );
  }
  return <EmptyLog {...props} />;
}

/** Shows a sample request while the log is empty. */
function EmptyLog({ status, accounts, openId }: RequestLogProps) {
  const t = useTranslate();
  return (
    <div className={styles.empty}>
      <EmptyState icon="server" title={t('localApi.requests.emptyTitle')}>
        {t('localApi.requests.emptyText')}
      </EmptyState>
      {status.url && (
        <SampleRequest
          baseUrl={status.url}
          accounts={accounts}
          library={status.library ?? 'test'}
          openId={openId}
        />
      )}
    </div>
  );
}

/** Filters the log while the user types. Escape clears the field. */
function RequestSearch(props: { value: string; onSearch: (words: string) => void }) {
  const t = useTranslate();
  const { input, typed, type, clear } = useDebouncedSearch(props.value, props.onSearch);
  return (
    <SearchField
      aria-label={t('localApi.requests.filter')}
      value={typed}
      onChange={type}
      className={joinClassNames(control.box, control.row, styles.field)}
    >
      <Icon name="search" className={control.icon} />
      <Input
        ref={input}
        placeholder={t('localApi.requests.placeholder')}
        className={joinClassNames(control.bare, styles.input)}
        data-search-field=""
        dir="ltr"
        maxLength={200}
        spellCheck={false}
      />
      {typed !== '' && (
        <IconButton
          icon="x"
          size="mini"
          label={t('localApi.requests.clearFilter')}
          onPress={clear}
          excludeFromTabOrder
        />
      )}
    </SearchField>
  );
}
