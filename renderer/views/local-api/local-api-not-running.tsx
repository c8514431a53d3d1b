import { useMemo, useState } from 'react';
import type { ApiStatus } from '../../../shared/bridge/bridge-methods.ts';
import { formatErrorCode } from '../../../shared/messages/error-message.ts';
import { useAppStores } from '../../stores/app-stores.tsx';
import { useStore } from '../../stores/primitives/external-store.ts';
import type { RequestLogStore } from '../../stores/request-log-store.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { useAnnounce } from '../../ui/feedback/announce.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { createTimeFormat } from '../../ui/format/time-format.ts';
import { useTranslate } from '../../ui/messages/use-translate.tsx';

export function LocalApiFailed(props: {
  status: ApiStatus;
  busy: boolean;
  /** Resolves with whether the local API is running after the attempt. */
  onStart: (port?: number) => Promise<boolean>;
}) {
  const { clock, localApi } = useAppStores();
  const announce = useAnnounce();
  const t = useTranslate();
  const time = useMemo(() => createTimeFormat(t), [t]);
  /**
   * The last attempt, if its result was the same again. A message shows the time of the attempt, because the
   * button would otherwise seem to do nothing.
   */
  const [tried, setTried] = useState<{ said: string; result: string } | null>(null);

  const { port, problem } = props.status;
  const isTaken = problem?.code === 'port-in-use';
  const other = findAlternativePort(port);
  const explain = (failed: ApiStatus) => {
    if (failed.problem?.code === 'port-in-use')
      return t('localApi.portTaken', { port: failed.port, other: findAlternativePort(failed.port) });
    return failed.problem ? formatErrorCode(failed.problem.code, failed.problem.details, t) : '';
  };
  const start = async (wanted: number) => {
    const before = createResultKey(props.status);
    if (await props.onStart(wanted)) return;
    const { status } = localApi.get();
    if (status?.state !== 'failed') return;
    if (createResultKey(status) !== before) return announce(explain(status));
    const said = t('localApi.triedAgain', { time: time.clock(clock()) });
    setTried({ said, result: before });
    announce(said);
  };
  return (
    <EmptyState
      icon="alert"
      title={t('localApi.failedTitle')}
      actions={
        <>
          {isTaken && (
            <Button variant="primary" busy={props.busy} onPress={() => void start(other)}>
              {t('localApi.takePort', { port: other })}
            </Button>
          )}
          <Button busy={props.busy} onPress={() => void start(port)}>
            {t('frame.tryAgain')}
          </Button>
        </>
      }
    >
      {explain(props.status)}
      {tried?.result === createResultKey(props.status) && (
        <>
          <br />
          {tried.said}
        </>
      )}
    </EmptyState>
  );
}

/** Returns a string that is equal for attempts with the same result. */
const createResultKey = ({ port, problem }: ApiStatus): string => JSON.stringify([port, problem]);

/** Shows that the local API is off. The user can still open a request log that isn't empty. */
export function LocalApiStopped(props: {
  busy: boolean;
  onStart: () => void;
  requests: RequestLogStore;
  onShowLog: () => void;
}) {
  const t = useTranslate();
  const { total } = useStore(props.requests);
  return (
    <EmptyState
      icon="server"
      title={t('localApi.stoppedTitle')}
      actions={
        <>
          <Button variant="primary" icon="play" busy={props.busy} onPress={() => props.onStart()}>
            {t('localApi.start')}
          </Button>
          {total > 0 && (
            <Button variant="ghost" onPress={props.onShowLog}>
              {t('localApi.showLog', { count: total })}
            </Button>
          )}
        </>
      }
    >
      {t('localApi.stoppedText')}
      <br />
      {t('localApi.stoppedMore')}
    </EmptyState>
  );
}

const LAST_PORT = 65_535;

/** Returns the port to offer if `port` is taken. */
export const findAlternativePort = (port: number): number => (port < LAST_PORT ? port + 1 : LAST_PORT - 1);
