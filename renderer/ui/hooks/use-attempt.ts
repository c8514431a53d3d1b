import { AppError, type ErrorCode } from '../../../shared/errors.ts';
import { describeError } from '../feedback/describe-error.ts';
import { useToast } from '../feedback/toast.tsx';
import { useText } from '../text/text.tsx';

/**
 * Does some work of the person at the screen, and says in words where it fails. Gives whether it went well. `special`
 * has words for failures that mean something else here than elsewhere.
 */
export function useAttempt(
  special: Partial<Record<ErrorCode, string>> = {},
): (work: () => Promise<void>) => Promise<boolean> {
  const text = useText();
  const toast = useToast();
  return async (work) => {
    try {
      await work();
      return true;
    } catch (error) {
      const own = error instanceof AppError ? special[error.code] : undefined;
      toast({ message: own ?? describeError(error, text) });
      return false;
    }
  };
}
