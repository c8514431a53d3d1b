import { AppError, type ErrorCode } from '../../../shared/errors.ts';
import { errorMessage } from '../../../shared/messages/error-message.ts';
import { useTranslate } from '../messages/use-translate.tsx';
import { useToast } from './toast.tsx';

/**
 * Does some work of the person at the screen, and says in words where it fails. Gives whether it went well. `special`
 * has words for failures that mean something else here than elsewhere.
 */
export function useErrorToast(
  special: Partial<Record<ErrorCode, string>> = {},
): (work: () => Promise<void>) => Promise<boolean> {
  const t = useTranslate();
  const toast = useToast();
  return async (work) => {
    try {
      await work();
      return true;
    } catch (error) {
      const own = error instanceof AppError ? special[error.code] : undefined;
      toast({ message: own ?? errorMessage(error, t) });
      return false;
    }
  };
}
