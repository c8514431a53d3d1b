import { type RefObject, useEffect, useRef } from 'react';
import { AppError } from '../../shared/errors.ts';
import { curlCommand, hidesToken } from '../../shared/local-api/curl.ts';
import type { Account } from '../../shared/local-api/profile.ts';
import type { CallDetail } from '../../shared/local-api/request-log.ts';
import { useBridgeQuery } from '../state/use-bridge-query.ts';
import { CopyWords } from '../ui/clipboard/copy-words.tsx';
import { describeError } from '../ui/feedback/describe-error.ts';
import { useText } from '../ui/text/text.tsx';
import { MessageView } from './message-view.tsx';
import styles from './request-detail.module.css';

/** What went over the wire: the request and its answer, redacted. */
export function RequestDetail(props: {
  id: number;
  accounts: readonly Account[];
  /** Null while the local API does not run. */
  apiUrl: string | null;
}) {
  const text = useText();
  const words = useText().localApi.requests;
  const { data: detail, error } = useBridgeQuery('requests.get', { id: props.id });
  const messages = useRef<HTMLDivElement>(null);
  useScrolledTo(messages, detail !== undefined);
  // A call doesn't change once it's in the log, even where it's not kept any more.
  if (error && !detail) {
    const isGone = error instanceof AppError && error.code === 'not-found';
    return <p className={styles.note}>{isGone ? words.gone : describeError(error, text)}</p>;
  }
  if (!detail) return <div className={styles.waiting} aria-busy="true" />;
  return (
    <>
      <div ref={messages} className={styles.messages}>
        <MessageView
          title={words.request}
          name={words.requestName}
          first={`${detail.method} ${detail.path}`}
          headers={detail.request.headers}
          body={detail.request.body}
          isCut={detail.request.bodyIsCut}
        />
        {detail.response ? (
          <MessageView
            title={words.response}
            name={words.responseName}
            first={`${detail.response.status} ${detail.status === null ? '' : detail.phrase}`.trim()}
            headers={detail.response.headers}
            body={detail.response.body}
            isCut={detail.response.bodyIsCut}
          />
        ) : (
          <div>
            <h3 className={styles.title}>{words.response}</h3>
            <p className={styles.note}>{words.noAnswer}</p>
          </div>
        )}
      </div>
      <div className={styles.foot}>
        <CopyCurl detail={detail} accounts={props.accounts} apiUrl={props.apiUrl} />
        <CopyWords text={JSON.stringify(detail, null, 2)}>{words.copyJson}</CopyWords>
        <p className={styles.facts}>
          {[
            detail.caller ? words.by(detail.caller.name, detail.caller.role) : words.byNobody,
            words.bytes(detail.requestBytes, detail.responseBytes),
          ].join(' · ')}
          {detail.faults.length > 0 && (
            <>
              {` · ${words.hitBy} `}
              <code className={styles.spec}>{detail.faults.join(', ')}</code>
            </>
          )}
        </p>
      </div>
    </>
  );
}

function CopyCurl(props: { detail: CallDetail; accounts: readonly Account[]; apiUrl: string | null }) {
  const { detail, accounts, apiUrl } = props;
  const words = useText().localApi.requests;
  const { request } = detail;
  const token = accounts.find(({ id }) => id === detail.caller?.profileId)?.token ?? null;
  const isWithoutToken = hidesToken({ target: detail.path, body: request.body });
  const command =
    apiUrl === null || request.bodyIsCut || isWithoutToken
      ? null
      : curlCommand({
          origin: new URL(apiUrl).origin,
          method: detail.method,
          target: detail.path,
          headers: request.headers.filter(
            ([name, value]) => name.toLowerCase() === 'authorization' || !isMasked(value),
          ),
          body: request.body,
          token,
        });
  const missing = request.bodyIsCut ? words.noCurlCut : isWithoutToken ? words.noCurlMasked : words.noCurl;
  return (
    <CopyWords text={command} reason={apiUrl === null ? words.noCurlStopped : missing}>
      {words.copyCurl}
    </CopyWords>
  );
}

/** The log shows none of it, so it can't be sent again. */
const isMasked = (value: string): boolean => /^•+$/.test(value);

/** Once it is there, scrolls so that it is seen, and the row above it in any case; unless the focus went elsewhere. */
function useScrolledTo(inside: RefObject<HTMLElement | null>, isThere: boolean): void {
  useEffect(() => {
    const detail = inside.current?.closest('tr');
    const row = detail?.previousElementSibling;
    if (!isThere || !row?.contains(document.activeElement)) return;
    detail?.scrollIntoView({ block: 'nearest' });
    row.scrollIntoView({ block: 'nearest' });
  }, [inside, isThere]);
}
