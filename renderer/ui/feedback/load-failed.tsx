import { errorMessage } from '../../../shared/messages/error-message.ts';
import { Button } from '../controls/button.tsx';
import { useTranslate } from '../messages/use-translate.tsx';
import { EmptyState } from './empty-state.tsx';

/** In place of what could not be fetched: why, and another try. `why` has better words than the error, where there are any. */
export function LoadFailed(props: {
  title: string;
  error: unknown;
  why?: string | null;
  onTryAgain: () => void;
}) {
  const t = useTranslate();
  return (
    <EmptyState
      icon="alert"
      title={props.title}
      actions={
        <Button size="small" onPress={props.onTryAgain}>
          {t('frame.tryAgain')}
        </Button>
      }
    >
      {props.why ?? errorMessage(props.error, t)}
    </EmptyState>
  );
}
