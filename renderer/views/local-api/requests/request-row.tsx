import { memo, type ReactNode, useId } from 'react';
import type { LoggedRequest } from '../../../../shared/local-api/logged-request.ts';
import { getPathWithinApi } from '../../../stores/local-api-store.ts';
import type { TimeFormat } from '../../../ui/format/time-format.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { useTranslate } from '../../../ui/messages/use-translate.tsx';
import { joinClassNames } from '../../../ui/styles/class-names.ts';
import styles from './request-row.module.css';
import { ROW_ATTRIBUTE } from './request-row-navigation.ts';

/** A request's row. While the row is open, its details (`children`) are below it. */
export const RequestRow = memo(function RequestRow(props: {
  request: LoggedRequest;
  time: TimeFormat;
  isOpen: boolean;
  /** Whether the row is in the tab order. */
  isCurrent: boolean;
  onFocus: (id: number) => void;
  onToggle: (id: number) => void;
  children: ReactNode;
}) {
  const { request, time, isOpen } = props;
  const t = useTranslate();
  const detail = useId();
  const fault = request.faults.join(', ');
  return (
    <>
      <tr className={joinClassNames(styles.row, isOpen && styles.open)}>
        <td className={styles.time}>
          <time dateTime={new Date(request.at).toISOString()} title={time.full(request.at)}>
            {time.clock(request.at)}
          </time>
        </td>
        <td className={joinClassNames(styles.mono, styles.method)}>{request.method}</td>
        <td className={styles.mono}>
          <button
            type="button"
            className={styles.toggle}
            {...{ [ROW_ATTRIBUTE]: '' }}
            tabIndex={props.isCurrent ? 0 : -1}
            onFocus={() => props.onFocus(request.id)}
            aria-expanded={isOpen}
            {...(isOpen ? { 'aria-controls': detail } : {})}
            onClick={() => props.onToggle(request.id)}
          >
            <Icon name={isOpen ? 'chev-down' : 'chev-right'} size={14} className={styles.chevron} />
            <span className={styles.path} dir="ltr" title={request.path}>
              {getPathWithinApi(request.path)}
            </span>
          </button>
        </td>
        <td>
          <span className={joinClassNames(styles.answer, styles[getStatusTone(request)])}>
            <b>{request.status ?? t('localApi.requests.noStatus')}</b> {request.phrase}
          </span>
          {fault && (
            <span className={styles.fault} title={fault}>
              {t('localApi.requests.fault')}
            </span>
          )}
        </td>
        <td className={styles.ms}>{Math.round(request.ms)}</td>
      </tr>
      {isOpen && (
        <tr id={detail}>
          <td colSpan={5} className={styles.detail}>
            {props.children}
          </td>
        </tr>
      )}
    </>
  );
});

/** The color: neutral, amber for 4xx, or red for 5xx and missing responses. */
type StatusTone = 'fine' | 'refused' | 'failed';

/** Returns the status code's color. The color isn't the only indication, because the code is shown too. */
export function getStatusTone({ status }: Pick<LoggedRequest, 'status'>): StatusTone {
  if (status === null || status >= 500) return 'failed';
  return status >= 400 ? 'refused' : 'fine';
}
