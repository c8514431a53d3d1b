import { type RefObject, useEffect, useRef } from 'react';
import { AppError } from '../../../../shared/errors.ts';
import type { ApiToken } from '../../../../shared/local-api/api-token.ts';
import { formatCurlCommand, hasMaskedToken } from '../../../../shared/local-api/curl-command.ts';
import type { LoggedRequestDetail } from '../../../../shared/local-api/logged-request.ts';
import { formatError } from '../../../../shared/messages/error-message.ts';
import { useBridgeQuery } from '../../../stores/use-bridge-query.ts';
import { CopyTextButton } from '../../../ui/buttons/copy-button.tsx';
import { HttpMessage } from '../../../ui/format/http-message.tsx';
import { useTranslate } from '../../../ui/messages/use-translate.tsx';
import styles from './request-detail.module.css';

/** Shows a request and its response, with secrets redacted. */
export function RequestDetail(props: {
  id: number;
  accounts: readonly ApiToken[];
  /** The local API's base URL, or null while the local API is off. */
  apiUrl: string | null;
}) {
  const t = useTranslate();

  const { data: detail, error } = useBridgeQuery('requests.get', { id: props.id });
  const messages = useRef<HTMLDivElement>(null);
  useScrollIntoView(messages, detail !== undefined);
  // A logged request never changes, so its details can be shown even after it's evicted.
  if (error && !detail) {
    const isGone = error instanceof AppError && error.code === 'not-found';
    return <p className={styles.note}>{isGone ? t('localApi.requests.gone') : formatError(error, t)}</p>;
  }
  if (!detail) return <div className={styles.waiting} aria-busy="true" />;
  return (
    <>
      <div ref={messages} className={styles.messages}>
        <HttpMessage
          title={t('localApi.requests.request')}
          name={t('localApi.requests.requestName')}
          first={`${detail.method} ${detail.path}`}
          headers={detail.request.headers}
          body={detail.request.body}
          isCut={detail.request.bodyIsCut}
        />
        {detail.response ? (
          <HttpMessage
            title={t('localApi.requests.response')}
            name={t('localApi.requests.responseName')}
            first={`${detail.response.status} ${detail.status === null ? '' : detail.phrase}`.trim()}
            headers={detail.response.headers}
            body={detail.response.body}
            isCut={detail.response.bodyIsCut}
          />
        ) : (
          <div>
            <h3 className={styles.title}>{t('localApi.requests.response')}</h3>
            <p className={styles.note}>{t('localApi.requests.noAnswer')}</p>
          </div>
        )}
      </div>
      <div className={styles.footer}>
        <CopyCurl detail={detail} accounts={props.accounts} apiUrl={props.apiUrl} />
        <CopyTextButton text={JSON.stringify(detail, null, 2)}>
          {t('localApi.requests.copyJson')}
        </CopyTextButton>
        <p className={styles.details}>
          {[
            detail.caller
              ? t('localApi.requests.by', { name: detail.caller.name, role: detail.caller.role })
              : t('localApi.requests.byNobody'),
            t('localApi.requests.bytes', { request: detail.requestBytes, response: detail.responseBytes }),
          ].join(' · ')}
          {detail.faults.length > 0 && (
            <>
              {` · ${t('localApi.requests.hitBy')} `}
              <code className={styles.spec}>{detail.faults.join(', ')}</code>
            </>
          )}
        </p>
      </div>
    </>
  );
}

function CopyCurl(props: {
  detail: LoggedRequestDetail;
  accounts: readonly ApiToken[];
  apiUrl: string | null;
}) {
  const { detail, accounts, apiUrl } = props;
  const t = useTranslate();
  const { request } = detail;
  const token = accounts.find(({ id }) => id === detail.caller?.profileId)?.token ?? {
    variable: 'QOTD_ADMIN_TOKEN' as const,
  };
  const isWithoutToken = hasMaskedToken({ target: detail.path, body: request.body });
  const command =
    apiUrl === null || request.bodyIsCut || isWithoutToken
      ? null
      : formatCurlCommand({
          origin: new URL(apiUrl).origin,
          method: detail.method,
          target: detail.path,
          headers: request.headers.filter(
            ([name, value]) => name.toLowerCase() === 'authorization' || !isMasked(value),
          ),
          body: request.body,
          token,
        });
  const missing = request.bodyIsCut
    ? t('localApi.requests.noCurlCut')
    : isWithoutToken
      ? t('localApi.requests.noCurlMasked')
      : t('localApi.requests.noCurl');
  return (
    <CopyTextButton text={command} reason={apiUrl === null ? t('localApi.requests.noCurlStopped') : missing}>
      {t('localApi.requests.copyCurl')}
    </CopyTextButton>
  );
}

/** Returns whether a value is masked. A request with masked values can't be sent again. */
const isMasked = (value: string): boolean => /^•+$/.test(value);

/** Scrolls the loaded details and their row into view, unless focus has moved to another element. */
function useScrollIntoView(inside: RefObject<HTMLElement | null>, isThere: boolean): void {
  useEffect(() => {
    const detail = inside.current?.closest('tr');
    const row = detail?.previousElementSibling;
    if (!isThere || !row?.contains(document.activeElement)) return;
    detail?.scrollIntoView({ block: 'nearest' });
    row.scrollIntoView({ block: 'nearest' });
  }, [inside, isThere]);
}
