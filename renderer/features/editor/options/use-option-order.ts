import { useActions } from '../../../actions/use-actions.ts';
import { isBlank, type Row } from '../../../drafts/draft-content.ts';
import type { DraftSession } from '../../../drafts/draft-session.ts';
import { useAnnounce } from '../../../ui/feedback/announce.tsx';
import { useTranslate } from '../../../ui/messages/use-translate.tsx';

/** Sorting the options: one step of undo. */
export function useOptionOrder({ content, dispatch }: DraftSession): void {
  const t = useTranslate();
  const announce = useAnnounce();
  const keys = sortedKeys(content.rows, t('time.locale'));
  const isSorted = content.rows.every((row, index) => row.key === keys[index]);
  useActions({
    'options.sort': {
      reason: isSorted ? t('actions.reasons.inOrder') : null,
      run: () => {
        dispatch({ type: 'order', keys });
        announce(t('editor.sorted'));
      },
    },
  });
}

/** As people of that language sort; 10 comes behind 9, and what is empty last. */
function sortedKeys(rows: readonly Row[], locale: string): string[] {
  const { compare } = new Intl.Collator(locale, { numeric: true });
  return rows
    .toSorted((a, b) => Number(isBlank(a)) - Number(isBlank(b)) || compare(a.text, b.text))
    .map(({ key }) => key);
}
