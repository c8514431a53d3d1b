import { useEffect, useMemo, useState } from 'react';
import {
  countOptionsWithoutEmoji,
  EMOJI_FILLS,
  type EmojiFill,
  fillOptionEmoji,
} from '../../../shared/emoji/emoji-fill.ts';
import type { EmojiResolver } from '../../../shared/emoji/emoji-resolver.ts';
import type { SuggestEmoji } from '../../../shared/emoji/emoji-suggestions.ts';
import type { ImportPreview, ImportRow } from '../../../shared/import-export/import-preview-schemas.ts';
import { checkQuestion } from '../../../shared/question/check-question.ts';
import { useAppStores } from '../../stores/app-stores.tsx';
import { useStore } from '../../stores/primitives/external-store.ts';
import { SegmentedControl } from '../../ui/choices/segmented-control.tsx';
import { useTranslate } from '../../ui/messages/use-translate.tsx';
import styles from './import-preview.module.css';

/** Lets the user fill in missing emoji. Returns the preview with the filled-in emoji. */
export function useImportEmojiFill(preview: ImportPreview | null, resolver: EmojiResolver) {
  const { emojiFinder, settings } = useAppStores();
  const finder = useStore(emojiFinder);
  const tone = useStore(settings)?.skinTone ?? 1;
  const [chosen, setChosen] = useState<EmojiFill | null>(null);
  const count = useMemo(() => countFillableOptions(preview?.rows ?? []), [preview]);
  useEffect(() => {
    if (count > 0) emojiFinder.load();
  }, [count, emojiFinder]);
  const filled = useMemo(() => {
    if (!preview || chosen === null || !finder) return preview;
    return { ...preview, rows: fillRows(preview.rows, chosen, { suggest: finder.suggest, tone, resolver }) };
  }, [preview, chosen, finder, tone, resolver]);
  const missing = useMemo(() => countFillableOptions(filled?.rows ?? []), [filled]);
  /** The chosen emoji aren't in `filled` yet. */
  const isLoading = count > 0 && chosen !== null && finder === null;
  return { filled, count, missing, chosen, choose: setChosen, isLoading };
}

export function ImportEmojiFillBar(
  props: Pick<ReturnType<typeof useImportEmojiFill>, 'count' | 'missing' | 'chosen' | 'choose'>,
) {
  const t = useTranslate();
  if (props.count === 0) return null;
  const label =
    props.missing > 0
      ? t('editor.missingEmoji.count', { count: props.missing })
      : t('importing.emojiAdded', { count: props.count });
  return (
    <div className={styles.emojiBar}>
      <span aria-hidden="true">{label}</span>
      <SegmentedControl
        label={label}
        segments={[
          { id: 'none' as const, label: t('missingEmoji.none') },
          ...EMOJI_FILLS.map((id) => ({ id, label: t(`missingEmoji.${id}`) })),
        ]}
        value={props.chosen ?? 'none'}
        onChange={(id) => props.choose(id === 'none' ? null : id)}
      />
    </div>
  );
}

/** Fills missing emoji in the rows and checks how they'd be imported. */
function fillRows(
  rows: readonly ImportRow[],
  how: EmojiFill,
  emoji: { suggest: SuggestEmoji; tone: number; resolver: EmojiResolver },
): ImportRow[] {
  return rows.map((row) => {
    if (!isFillable(row)) return row;
    const options = fillOptionEmoji(row.input.options, how, emoji);
    if (options === row.input.options) return row;
    const input = { ...row.input, options };
    const isReady = !checkQuestion(input, emoji.resolver).some(({ level }) => level === 'problem');
    return { ...row, input, will: isReady ? 'ready' : row.will };
  });
}

/** Returns whether the row becomes a draft that may have options without emoji. */
const isFillable = ({ index, will }: ImportRow): boolean => index !== null && will === 'draft';

/** Counts the options whose missing emoji can be filled. */
const countFillableOptions = (rows: readonly ImportRow[]): number =>
  rows.reduce((sum, row) => sum + (isFillable(row) ? countOptionsWithoutEmoji(row.input.options) : 0), 0);

/** Returns the options that differ from the file's options, with the indexes of their rows. */
export function findChangedOptions(
  before: readonly ImportRow[],
  after: readonly ImportRow[],
): { index: number; options: string }[] {
  return after.flatMap(({ index, input }, at) =>
    index === null || input.options === before[at]?.input.options ? [] : { index, options: input.options },
  );
}
