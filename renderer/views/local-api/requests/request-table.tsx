import { type RefObject, useCallback, useEffect, useMemo, useState } from 'react';
import type { ApiToken } from '../../../../shared/local-api/api-token.ts';
import { useStore } from '../../../stores/primitives/external-store.ts';
import { hasOlder, type RequestLogStore } from '../../../stores/request-log-store.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { createTimeFormat } from '../../../ui/format/time-format.ts';
import { useTranslate } from '../../../ui/messages/use-translate.tsx';
import { RequestDetail } from './request-detail.tsx';
import { RequestRow } from './request-row.tsx';
import { moveRowFocus } from './request-row-navigation.ts';
import styles from './request-table.module.css';

/**
 * Lists the requests. New requests are only counted while the user has scrolled down or a request is open.
 * The rows are a single tab stop, and the arrow keys, Home, and End move between them.
 */
export function RequestTable(props: {
  requests: RequestLogStore;
  accounts: readonly ApiToken[];
  /** The base URL, or null while the local API is off. */
  apiUrl: string | null;
  scroller: RefObject<HTMLDivElement | null>;
}) {
  const { requests } = props;
  const window = useStore(requests);
  const { rows } = window;
  const t = useTranslate();

  const time = useMemo(() => createTimeFormat(t), [t]);
  const [isScrolled, setScrolled] = useState(false);
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set());
  const toggle = useCallback((id: number) => {
    setOpened((now) => new Set(now.has(id) ? [...now].filter((other) => other !== id) : [...now, id]));
  }, []);
  const [focused, setFocused] = useState<number | null>(null);
  const current = rows.some(({ id }) => id === focused) ? focused : (rows[0]?.id ?? null);
  const isRead = isScrolled || rows.some(({ id }) => opened.has(id));
  useEffect(() => {
    requests.setPaused(isRead);
    return () => requests.setPaused(false);
  }, [requests, isRead]);
  return (
    <div
      ref={props.scroller}
      className={styles.scroller}
      onScroll={(event) => setScrolled(event.currentTarget.scrollTop > 0)}
    >
      <table className={styles.table}>
        <thead>
          <tr>
            <th className={styles.time}>{t('localApi.requests.columns.time')}</th>
            <th className={styles.method}>{t('localApi.requests.columns.method')}</th>
            <th>{t('localApi.requests.columns.path')}</th>
            <th className={styles.status}>{t('localApi.requests.columns.status')}</th>
            <th className={styles.ms}>{t('localApi.requests.columns.ms')}</th>
          </tr>
        </thead>
        <tbody onKeyDown={moveRowFocus}>
          {rows.map((request) => (
            <RequestRow
              key={request.id}
              request={request}
              time={time}
              isOpen={opened.has(request.id)}
              isCurrent={request.id === current}
              onFocus={setFocused}
              onToggle={toggle}
            >
              {opened.has(request.id) && (
                <RequestDetail id={request.id} accounts={props.accounts} apiUrl={props.apiUrl} />
              )}
            </RequestRow>
          ))}
        </tbody>
      </table>
      {hasOlder(window) && (
        <div className={styles.older}>
          <Button size="small" onPress={requests.loadOlder}>
            {t('localApi.requests.older')}
          </Button>
        </div>
      )}
    </div>
  );
}
