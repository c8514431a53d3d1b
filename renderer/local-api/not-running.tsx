import { useMemo, useState } from 'react';
import type { ApiStatus } from '../../shared/bridge.ts';
import { useAppState } from '../state/app-state.tsx';
import type { RequestsStore } from '../state/requests-store.ts';
import { useStore } from '../state/store.ts';
import { Button } from '../ui/controls/button.tsx';
import { useAnnounce } from '../ui/feedback/announce.tsx';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { createTimeWords } from '../ui/format/time-words.ts';
import { useLocalApiText } from '../ui/text/local-api-text.ts';
import { useText } from '../ui/text/text.tsx';
import { otherPort } from './other-port.ts';

/** Why the local API could not start, and what to do. */
export function FailedApi(props: {
  status: ApiStatus;
  busy: boolean;
  /** Gives whether it runs then. */
  onStart: (port?: number) => Promise<boolean>;
}) {
  const { clock } = useAppState();
  const announce = useAnnounce();
  const text = useText();
  const time = useMemo(() => createTimeWords(text.time), [text]);
  /** What the last try here came to: without it, a failure like the one before would look like a button that does nothing. */
  const [tried, setTried] = useState<string | null>(null);
  const words = useLocalApiText();
  const { port, problem } = props.status;
  const isTaken = problem?.code === 'port-in-use';
  const other = otherPort(port);
  const start = async (wanted: number) => {
    if (await props.onStart(wanted)) return;
    const said = words.triedAgain(time.clock(clock()));
    setTried(said);
    announce(said);
  };
  return (
    <EmptyState
      icon="alert"
      title={words.failedTitle}
      actions={
        <>
          {isTaken && (
            <Button variant="primary" busy={props.busy} onPress={() => void start(other)}>
              {words.takePort(other)}
            </Button>
          )}
          <Button busy={props.busy} onPress={() => void start(port)}>
            {text.frame.tryAgain}
          </Button>
        </>
      }
    >
      {isTaken ? words.portTaken(port, other) : problem ? text.errors[problem.code](problem.details) : ''}
      {tried && (
        <>
          <br />
          {tried}
        </>
      )}
    </EmptyState>
  );
}

/** It is switched off. What it was asked before can still be read. */
export function StoppedApi(props: {
  busy: boolean;
  onStart: () => void;
  requests: RequestsStore;
  onLog: () => void;
}) {
  const words = useLocalApiText();
  const { total } = useStore(props.requests);
  return (
    <EmptyState
      icon="server"
      title={words.stoppedTitle}
      actions={
        <>
          <Button variant="primary" icon="play" busy={props.busy} onPress={() => props.onStart()}>
            {words.start}
          </Button>
          {total > 0 && (
            <Button variant="ghost" onPress={props.onLog}>
              {words.showLog(total)}
            </Button>
          )}
        </>
      }
    >
      {words.stoppedText}
      <br />
      {words.stoppedMore}
    </EmptyState>
  );
}
