import { useSyncCommands } from '../../features/question/use-sync-commands.ts';
import { useTimestampFormat } from '../../stores/app-stores.tsx';
import { useBridgeQuery } from '../../stores/use-bridge-query.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { HttpMessage } from '../../ui/format/http-message.tsx';
import { useTranslate } from '../../ui/messages/use-translate.tsx';
import styles from './request-preview.module.css';

/** Shows the service's last responses about a question, or explains how to get a response. */
export function LastResponses({ id, isLinked }: { id: number; isLinked: boolean }) {
  const t = useTranslate();
  const { refresh } = useSyncCommands();
  const timestamp = useTimestampFormat();
  const { data } = useBridgeQuery('sync.lastResponses', { id });
  if (!data) return null;
  if (data.responses.length === 0)
    return (
      <section className={styles.noResponse} aria-label={t('request.response')}>
        <p className={styles.help}>
          {isLinked ? t('request.noResponseSinceStart') : t('request.noResponseYet')}
        </p>
        {isLinked && (
          <Button size="small" icon="sync" onPress={() => void refresh([id])}>
            {t('actions.names.question.refresh')}
          </Button>
        )}
      </section>
    );
  return data.responses.map(({ at, method, url, status, headers, body, isCut }) => (
    <section key={method} aria-label={t('request.responseTo', { method })}>
      <HttpMessage
        title={t('request.responseTo', { method })}
        name={t('request.responseTo', { method })}
        first={`HTTP ${status}`}
        headers={headers}
        body={body}
        isCut={isCut}
      />
      <p className={styles.responseOf}>
        <code>{`${method} ${url}`}</code> · {timestamp(at)}
      </p>
    </section>
  ));
}
