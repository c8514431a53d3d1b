import type { ApiStatus } from '../../shared/bridge.ts';
import type { RequestsStore } from '../state/requests-store.ts';
import { useStore } from '../state/store.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { useLocalApiText } from '../ui/text/local-api-text.ts';
import { useText } from '../ui/text/text.tsx';
import { otherPort } from './other-port.ts';

/** Why the local API could not start, and what to do. */
export function FailedApi(props: { status: ApiStatus; busy: boolean; onStart: (port?: number) => void }) {
  const text = useText();
  const words = useLocalApiText();
  const { port, problem } = props.status;
  const isTaken = problem?.code === 'port-in-use';
  const other = otherPort(port);
  return (
    <EmptyState
      icon="alert"
      title={words.failedTitle}
      actions={
        <>
          {isTaken && (
            <Button variant="primary" busy={props.busy} onPress={() => props.onStart(other)}>
              {words.takePort(other)}
            </Button>
          )}
          <Button busy={props.busy} onPress={() => props.onStart(port)}>
            {text.frame.tryAgain}
          </Button>
        </>
      }
    >
      {isTaken ? words.portTaken(port, other) : problem ? text.errors[problem.code](problem.details) : ''}
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
