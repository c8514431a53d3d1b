import { type KeyboardEvent, memo, useEffect, useId, useMemo, useRef, useState } from 'react';
import type { CustomEmoji, EmojiResolver } from '../../../../shared/emoji/emoji-resolver.ts';
import type { EmojiSuggestion } from '../../../../shared/emoji/emoji-suggestions.ts';
import { readWholeEmoji } from '../../../../shared/emoji/emoji-syntax.ts';
import { withSkinTone } from '../../../../shared/emoji/skin-tone.ts';
import { toRowFinding } from '../../../../shared/messages/finding-message.ts';
import type { Finding } from '../../../../shared/question/check-question.ts';
import type { Row } from '../../../drafts/draft-content.ts';
import { useAppStores } from '../../../stores/app-stores.tsx';
import { useStore } from '../../../stores/primitives/external-store.ts';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { useFormatShortcut } from '../../../ui/feedback/kbd.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { useTranslate } from '../../../ui/messages/use-translate.tsx';
import { joinClassNames } from '../../../ui/styles/class-names.ts';
import { resolveEmojiDisplay } from '../emoji/emoji-display.ts';
import { useEmojiPreferences } from '../emoji/use-emoji-preferences.ts';
import { getRowLocation } from '../problems/finding-location.ts';
import { useProblemsAfterTyping } from '../problems/use-problems-after-typing.ts';
import { OptionEmoji } from './option-emoji.tsx';
import { OptionProblems } from './option-problems.tsx';
import styles from './option-row.module.css';
import type { OptionRowActions } from './option-row-actions.ts';
import { OptionText } from './option-text.tsx';
import { type DraggedRow, useOptionDrag } from './use-option-drag.ts';

/** The number of suggestions that fit on one line. */
const MAX_SUGGESTIONS = 4;

const MOVE_KEYS = { up: 'Alt Up', down: 'Alt Down' };

interface OptionRowProps {
  row: Row;
  index: number;
  count: number;
  findings: readonly Finding[];
  resolver: EmojiResolver;
  /** Whether the emoji names are loaded. Until then, no name counts as unknown. */
  knowsNames: boolean;
  custom: readonly CustomEmoji[];
  /** The emoji that the options already use. These aren't suggested. */
  usedEmoji: ReadonlySet<string>;
  isPicking: boolean;
  dragged: DraggedRow | null;
  actions: OptionRowActions;
  onDrag: (carried: DraggedRow | null) => void;
}

export const OptionRow = memo(function OptionRow(props: OptionRowProps) {
  const { row, index, count, actions, dragged, onDrag } = props;
  const t = useTranslate();
  const format = useFormatShortcut();
  const position = index + 1;
  const id = useId();
  const rowRef = useRef<HTMLLIElement>(null);
  const [isChoosing, setChoosing] = useState(false);
  const {
    shown: findings,
    onType,
    onLeave,
  } = useProblemsAfterTyping(
    props.findings.map((finding) => toRowFinding(finding, row)),
    isChoosing,
  );
  const { gripProps, isDragging, dropIndicator } = useOptionDrag({
    rowKey: row.key,
    index,
    dragged,
    rowRef,
    onDrag,
    onDrop: actions.moveTo,
  });
  const isBad = findings.some((finding) => finding.level === 'problem');
  const { resolver, knowsNames } = props;
  const display = useMemo(
    () => resolveEmojiDisplay(row.emoji, resolver, knowsNames),
    [row.emoji, resolver, knowsNames],
  );
  const suggestion = useSuggestion(row, props.usedEmoji);

  return (
    <li
      ref={rowRef}
      className={joinClassNames(
        styles.row,
        isDragging && styles.dragged,
        dropIndicator && styles[dropIndicator],
      )}
      data-row={row.key}
      data-location={getRowLocation(row)}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) onLeave();
      }}
      onKeyDown={(event) => {
        const step = getMoveStep(event);
        if (step !== 0) actions.moveBy(row.key, step);
        else return;
        event.preventDefault();
        event.stopPropagation();
      }}
    >
      <button
        type="button"
        {...gripProps}
        className={styles.grip}
        aria-label={t('editor.moveHandle', {
          position,
          up: format(MOVE_KEYS.up),
          down: format(MOVE_KEYS.down),
        })}
        onKeyDown={(event) => {
          const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
          if (step === 0 || event.altKey) return;
          event.preventDefault();
          event.stopPropagation();
          actions.moveBy(row.key, step);
        }}
      >
        <Icon name="grip" />
      </button>
      <OptionEmoji
        position={position}
        typed={row.emoji}
        display={display}
        custom={props.custom}
        resolver={resolver}
        tone={getEmojiTone(findings)}
        isOpen={props.isPicking}
        onOpen={() => actions.openPicker(row.key)}
        onType={(emoji) => {
          onType();
          actions.typeEmoji(row.key, emoji);
        }}
        onDone={() => actions.focusText(row.key, 0)}
        onConverted={actions.reportConversion}
      />
      <OptionText
        row={row}
        position={position}
        isBad={isBad}
        describedBy={findings.length > 0 || suggestion ? id : undefined}
        custom={props.custom}
        resolver={resolver}
        actions={actions}
        onTyped={onType}
        onChoosing={setChoosing}
      />
      <span className={styles.side}>
        {knowsNames && <TypedEmoji typed={row.emoji} resolver={resolver} />}
        <span className={styles.tools}>
          <IconButton
            icon="up"
            size="mini"
            label={t('editor.moveUp', { position })}
            keys={MOVE_KEYS.up}
            disabled={index === 0}
            excludeFromTabOrder
            onPress={() => actions.moveBy(row.key, -1)}
          />
          <IconButton
            icon="down"
            size="mini"
            label={t('editor.moveDown', { position })}
            keys={MOVE_KEYS.down}
            disabled={index === count - 1}
            excludeFromTabOrder
            onPress={() => actions.moveBy(row.key, 1)}
          />
        </span>
      </span>
      <IconButton
        icon="x"
        size="mini"
        className={styles.remove}
        label={t('editor.removeOption', { position })}
        onPress={() => actions.remove(row.key, 'next')}
      />
      <OptionProblems
        id={id}
        findings={findings}
        suggestion={suggestion}
        onUse={(emoji) => actions.pickEmoji(row.key, emoji)}
        onMore={() => actions.openPicker(row.key)}
      />
    </li>
  );
});

function useSuggestion(row: Row, used: ReadonlySet<string>): EmojiSuggestion | null {
  const { emojiFinder } = useAppStores();
  const help = useStore(emojiFinder);
  const { tone } = useEmojiPreferences();
  const lacksOne = row.emoji === '' && row.text !== '';
  useEffect(() => {
    if (lacksOne) emojiFinder.load();
  }, [lacksOne, emojiFinder]);
  return useMemo(() => {
    const found = lacksOne ? help?.suggest(row.text, MAX_SUGGESTIONS, used) : null;
    if (!found) return null;
    const emoji = found.emoji.map((one) => ({ ...one, emoji: withSkinTone(one.emoji, tone) }));
    return { ...found, emoji };
  }, [lacksOne, help, row.text, tone, used]);
}

const getMoveStep = (event: KeyboardEvent): number => {
  if (!event.altKey || event.ctrlKey || event.metaKey) return 0;
  return event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
};

/** Returns the severity of the emoji's findings. Problems with the text don't count. */
function getEmojiTone(findings: readonly Finding[]): 'problem' | 'warning' | null {
  for (const { code, level, details } of findings) {
    const concernsText = code === 'bad-option-line' && ['no-text', 'empty-line'].includes(details.fault);
    if (!concernsText && code !== 'no-visible-text') return level;
  }
  return null;
}

/** Shows the typed emoji if the service returns a different one. */
function TypedEmoji({ typed, resolver }: { typed: string; resolver: EmojiResolver }) {
  const t = useTranslate();
  const answer = resolveEmoji(typed, resolver);
  if (answer === null) return null;
  const words = answer === '' ? t('editor.answeredBySearch') : t('editor.answeredAs', { answer });
  return (
    <span className={styles.typed} title={words}>
      <code>{typed}</code>
      <VisuallyHidden>{words}</VisuallyHidden>
    </span>
  );
}

/**
 * Returns the emoji that the service returns for `typed`. Returns '' if only the service can resolve it, and
 * null if the emoji is unchanged or unknown.
 */
export function resolveEmoji(typed: string, resolver: EmojiResolver): string | null {
  const form = readWholeEmoji(typed);
  if (form?.kind === 'search') return '';
  const resolution = resolver.resolve(typed);
  return 'emoji' in resolution && resolution.emoji !== typed ? resolution.emoji : null;
}
