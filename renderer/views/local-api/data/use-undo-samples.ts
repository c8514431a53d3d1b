import type { Bridge } from '../../../../shared/bridge/index.ts';
import { useAppState } from '../../../stores/app-state.tsx';
import { type ToastAction, useToast } from '../../../ui/feedback/toast.tsx';
import { useErrorToast } from '../../../ui/feedback/use-error-toast.ts';
import { useTranslate } from '../../../ui/messages/use-translate.tsx';
import { untouched } from './unchanged-samples.ts';

/** «Undo» for samples that were added, by their ids. Those that somebody has changed since stay. */
export function useUndoSamples(): (ids: readonly number[]) => ToastAction {
  const { connection } = useAppState();
  const t = useTranslate();

  const toast = useToast();
  const attempt = useErrorToast();
  return (ids) => ({
    label: t('frame.undo'),
    onAction: () =>
      void attempt(async () => {
        const { removed, kept } = await removeUntouched(connection, ids);
        toast({ message: t('localApi.data.unseeded', { count: removed, kept }), seconds: 5 });
      }),
  });
}

/** Returns how many were removed and how many stayed. Rejects with an AppError; some may be removed by then. */
async function removeUntouched(
  bridge: Bridge,
  ids: readonly number[],
): Promise<{ removed: number; kept: number }> {
  const entries = await Promise.all(ids.map((id) => bridge.call('question.get', { id })));
  const wanted = untouched(entries);
  await Promise.all(wanted.map((id) => bridge.call('question.remove', { id })));
  const there = entries.filter(({ removedAt }) => removedAt === null);
  return { removed: wanted.length, kept: there.length - wanted.length };
}
