import { useEffect, useMemo, useState } from 'react';
import type { DraftOptions } from '../../../shared/bridge/question-methods.ts';
import {
  countOptionsWithoutEmoji,
  EMOJI_FILLS,
  type EmojiFill,
  fillOptionEmoji,
} from '../../../shared/emoji/emoji-fill.ts';
import { readRows } from '../../../shared/question/option-line.ts';
import type { useBulkCommands } from '../../features/question/use-bulk-commands.ts';
import { useAppStores } from '../../stores/app-stores.tsx';
import { useStore } from '../../stores/primitives/external-store.ts';
import { useBridgeQuery } from '../../stores/use-bridge-query.ts';
import { RadioList } from '../../ui/choices/radio-list.tsx';
import { Emoji } from '../../ui/icons/emoji.tsx';
import { useTranslate } from '../../ui/messages/use-translate.tsx';
import { FormDialog } from '../../ui/overlays/form-dialog.tsx';
import styles from './emoji-fill-dialog.module.css';

const MAX_SHOWN_QUESTIONS = 3;
const MAX_SHOWN_OPTIONS = 6;

/** Adds emoji to the options of several drafts after a preview. The change can be undone. */
export function EmojiFillDialog(props: {
  ids: readonly number[];
  setDraftOptions: ReturnType<typeof useBulkCommands>['setDraftOptions'];
  onClose: () => void;
}) {
  const t = useTranslate();
  const { emojiFinder, settings } = useAppStores();
  const finder = useStore(emojiFinder);
  const tone = useStore(settings)?.skinTone ?? 1;
  const { data } = useBridgeQuery('drafts.withoutEmoji', { ids: [...props.ids] });
  const [how, setHow] = useState<EmojiFill>('suggest');
  useEffect(() => emojiFinder.load(), [emojiFinder]);
  const filled = useMemo(() => {
    if (!data || !finder) return null;
    return data.drafts
      .map((draft) => ({
        ...draft,
        options: fillOptionEmoji(draft.options, how, { suggest: finder.suggest, tone }),
        missing: countOptionsWithoutEmoji(draft.options),
      }))
      .map((draft) => ({ ...draft, added: draft.missing - countOptionsWithoutEmoji(draft.options) }));
  }, [data, finder, how, tone]);
  const changed = filled?.filter(({ added }) => added > 0) ?? [];
  const added = changed.reduce((sum, draft) => sum + draft.added, 0);
  const skipped = (filled?.length ?? 0) - changed.length;
  const apply = () => {
    const drafts = changed.map(({ id, version, options }): DraftOptions => ({ id, version, options }));
    return props.setDraftOptions(drafts, added);
  };
  return (
    <FormDialog
      title={t('missingEmoji.title')}
      help={t('missingEmoji.help')}
      onClose={props.onClose}
      action={t('missingEmoji.add')}
      disabled={changed.length === 0}
      onSubmit={apply}
    >
      <RadioList
        label={t('missingEmoji.title')}
        choices={EMOJI_FILLS.map((id) => ({ id, label: t(`missingEmoji.${id}`) }))}
        value={how}
        onChange={setHow}
      />
      <div className={styles.preview} aria-live="polite">
        {filled && (
          <p>
            {added > 0
              ? t('missingEmoji.preview', { emoji: added, count: changed.length })
              : t('missingEmoji.nothing')}
            {skipped > 0 && ` ${t('missingEmoji.skipped', { count: skipped })}`}
          </p>
        )}
        <ul className={styles.drafts}>
          {changed.slice(0, MAX_SHOWN_QUESTIONS).map((draft) => (
            <li key={draft.id}>
              <div className={styles.title} dir="auto">
                {draft.title.trim() || t('library.plan.untitled')}
              </div>
              <div className={styles.options}>
                {readRows(draft.options)
                  .slice(0, MAX_SHOWN_OPTIONS)
                  .map(({ emoji, text }, at) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: the options of a preview stay where they are.
                    <span key={at} className={styles.option} dir="auto">
                      <Emoji emoji={emoji} /> {text}
                    </span>
                  ))}
              </div>
            </li>
          ))}
        </ul>
      </div>
    </FormDialog>
  );
}
