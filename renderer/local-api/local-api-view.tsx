import type { ApiStatus } from '../../shared/bridge.ts';
import { useAppState } from '../state/app-state.tsx';
import { useStore } from '../state/store.ts';
import { Button } from '../ui/button.tsx';
import { describeError } from '../ui/describe-error.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { Page } from '../ui/page.tsx';
import { StateWord } from '../ui/state-word.tsx';
import { useText } from '../ui/text/text.tsx';
import { useToast } from '../ui/toast.tsx';
import { usePaneFocus } from '../ui/use-pane-focus.ts';
import { otherPort } from './other-port.ts';
import { RunningApi } from './running-api.tsx';

/** The local API: whether it runs, where, with which tokens, and a command to try it with. */
export function LocalApiView(props: {
  /** The question last open, for the command. */
  openId: number | null;
}) {
  const { localApi } = useAppState();
  const { status, busy } = useStore(localApi);
  const text = useText();
  const toast = useToast();
  // The button that was pressed goes away with the state that it belongs to.
  const focusPage = usePaneFocus('page', !busy);
  const attempt = async (work: () => Promise<void>) => {
    try {
      await work();
      focusPage();
    } catch (error) {
      toast({ message: describeError(error, text) });
    }
  };
  const start = (port?: number) => void attempt(() => localApi.start(port));
  if (status?.state === 'running' && status.url) {
    const stop = () => void attempt(localApi.stop);
    return <RunningApi url={status.url} openId={props.openId} busy={busy} onStop={stop} />;
  }
  if (status?.state === 'failed') return <FailedApi status={status} busy={busy} onStart={start} />;
  if (status?.state === 'stopped') return <StoppedApi busy={busy} onStart={start} />;
  return <Page title={text.localApi.title}>{null}</Page>;
}

function FailedApi(props: { status: ApiStatus; busy: boolean; onStart: (port?: number) => void }) {
  const text = useText();
  const words = text.localApi;
  const { port, problem } = props.status;
  const isTaken = problem?.code === 'port-in-use';
  const other = otherPort(port);
  const state = (
    <StateWord state="refused" large>
      {words.failed}
    </StateWord>
  );
  return (
    <Page title={words.title} head={state}>
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
    </Page>
  );
}

function StoppedApi(props: { busy: boolean; onStart: () => void }) {
  const words = useText().localApi;
  const state = (
    <StateWord state="off" large>
      {words.stopped}
    </StateWord>
  );
  return (
    <Page title={words.title} head={state}>
      <EmptyState
        icon="server"
        title={words.stoppedTitle}
        actions={
          <Button variant="primary" icon="play" busy={props.busy} onPress={() => props.onStart()}>
            {words.start}
          </Button>
        }
      >
        {words.stoppedText}
        <br />
        {words.stoppedMore}
      </EmptyState>
    </Page>
  );
}
