import { AppError, type ErrorCode } from '../../../shared/errors.ts';
import { formatError } from '../../../shared/messages/error-message.ts';
import { useTranslate } from '../messages/use-translate.tsx';
import { useToast } from './toast.tsx';

/**
 * Returns a function that runs `work` and shows a toast if it rejects. The function resolves to true if
 * `work` succeeded, and to false if `work` rejected or resolved to false. `special` replaces the messages for
 * some error codes.
 */
export function useErrorToast(
  special: Partial<Record<ErrorCode, string>> = {},
): (work: () => Promise<unknown>) => Promise<boolean> {
  const t = useTranslate();
  const toast = useToast();
  return async (work) => {
    try {
      return (await work()) !== false;
    } catch (error) {
      const own = error instanceof AppError ? special[error.code] : undefined;
      toast({ message: own ?? formatError(error, t) });
      return false;
    }
  };
}
