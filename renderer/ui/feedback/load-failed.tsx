import { Button } from '../controls/button.tsx';
import { useText } from '../text/text.tsx';
import { describeError } from './describe-error.ts';
import { EmptyState } from './empty-state.tsx';

/** In place of what could not be fetched: why, and another try. `why` has better words than the error, where there are any. */
export function LoadFailed(props: {
  title: string;
  error: unknown;
  why?: string | null;
  onTryAgain: () => void;
}) {
  const text = useText();
  return (
    <EmptyState
      icon="alert"
      title={props.title}
      actions={
        <Button size="small" onPress={props.onTryAgain}>
          {text.frame.tryAgain}
        </Button>
      }
    >
      {props.why ?? describeError(props.error, text)}
    </EmptyState>
  );
}
