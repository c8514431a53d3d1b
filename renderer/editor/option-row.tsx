import { type ClipboardEvent, type KeyboardEvent, memo, useId, useMemo, useRef } from 'react';
import { Button } from 'react-aria-components/Button';
import type { Finding } from '../../shared/check.ts';
import type { EmojiBook, EmojiNames } from '../../shared/emoji.ts';
import { hasLines, optionOfLine, optionOfTyping, optionsOfPaste } from '../state/draft-paste.ts';
import { isBlank, type Row, type RowText } from '../state/draft-rows.ts';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icon.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { useText } from '../ui/text/text.tsx';
import { lookOf } from './emoji-look.ts';
import { placeOfRow } from './finding-place.ts';
import { asInRow } from './finding-words.ts';
import { type Carried, useOptionDrag } from './option-drag.ts';
import { OptionEmoji } from './option-emoji.tsx';
import { OptionFindings } from './option-findings.tsx';
import styles from './option-row.module.css';
import { suggestEmoji } from './suggest.ts';
import { useHush } from './use-hush.ts';

/** More suggestions than these do not fit on one line. */
const SUGGESTIONS = 4;

/** What can be done from within a row. All of it goes by the row's key, so that the same object serves every render. */
export interface RowActions {
  change(key: string, change: Partial<RowText>): void;
  /** One more key of an emoji that is being typed. */
  typeEmoji(key: string, emoji: string): void;
  /** Puts several options in place of the row. */
  spread(key: string, rows: readonly RowText[]): void;
  remove(key: string, then: 'next' | 'previous'): void;
  /** By so many places, downwards if positive. */
  moveBy(key: string, step: number): void;
  moveTo(key: string, to: number): void;
  /** To the next row's text; behind the last row a new one is made. */
  goOn(key: string): void;
  /** To the text of the row so many places away, if it is there. */
  focusText(key: string, step: number): void;
  openPicker(key: string): void;
}

interface OptionRowProps {
  row: Row;
  index: number;
  count: number;
  findings: readonly Finding[];
  book: EmojiBook;
  names: EmojiNames | null;
  isPicking: boolean;
  carried: Carried | null;
  actions: RowActions;
  onCarry: (carried: Carried | null) => void;
}

/** One option: grip, emoji, text, arrows, and what is wrong with it. */
export const OptionRow = memo(function OptionRow(props: OptionRowProps) {
  const { row, index, count, actions, carried, onCarry } = props;
  const text = useText().editor;
  const position = index + 1;
  const id = useId();
  const rowRef = useRef<HTMLLIElement>(null);
  const { shown: findings, typed, left } = useHush(props.findings.map((finding) => asInRow(finding, row)));
  const { dragProps, dragButtonProps, dropProps, isDragging, line } = useOptionDrag({
    rowKey: row.key,
    index,
    carried,
    rowRef,
    onCarry,
    onDrop: actions.moveTo,
  });
  const isBad = findings.some((finding) => finding.level === 'problem');
  const { book, names } = props;
  const look = useMemo(() => lookOf(row.emoji, book, names !== null), [row.emoji, book, names]);
  const suggestion = useMemo(
    () => (row.emoji === '' && names ? suggestEmoji(row.text, names, SUGGESTIONS) : null),
    [row.emoji, row.text, names],
  );

  return (
    <li
      ref={rowRef}
      {...dropProps}
      className={classNames(styles.row, isDragging && styles.carried, line && styles[line])}
      data-row={row.key}
      data-place={placeOfRow(row)}
      {...(carried ? { tabIndex: -1, 'aria-label': text.dropHere(position) } : {})}
      onBlur={left}
      onKeyDown={(event) => {
        const step = moveStep(event);
        if (step !== 0) actions.moveBy(row.key, step);
        else if (event.key === '.' && (event.ctrlKey || event.metaKey)) actions.openPicker(row.key);
        else return;
        event.preventDefault();
        event.stopPropagation();
      }}
    >
      <span {...dragProps} className={styles.grip}>
        <Button
          {...dragButtonProps}
          className={styles.gripButton ?? ''}
          aria-label={text.moveHandle(position)}
          onKeyDown={(event) => {
            const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
            if (step === 0 || event.altKey) return event.continuePropagation();
            actions.moveBy(row.key, step);
          }}
        >
          <Icon name="grip" />
        </Button>
      </span>
      <OptionEmoji
        position={position}
        typed={row.emoji}
        look={look}
        tone={emojiTone(findings)}
        isOpen={props.isPicking}
        onOpen={() => actions.openPicker(row.key)}
        onType={(emoji) => {
          typed();
          actions.typeEmoji(row.key, emoji);
        }}
        onDone={() => actions.focusText(row.key, 0)}
      />
      <input
        className={styles.text}
        dir="auto"
        aria-label={text.optionText(position)}
        aria-invalid={isBad}
        aria-describedby={findings.length > 0 ? id : undefined}
        placeholder={text.optionPlaceholder}
        autoComplete="off"
        data-option-text=""
        value={row.text}
        onChange={(event) => {
          typed();
          actions.change(row.key, writtenIn(row, event.target.value, event.nativeEvent));
        }}
        onPaste={(event) => paste(event, row, actions)}
        onKeyDown={(event) => answerKey(event, row, actions)}
      />
      <span className={styles.tools}>
        <IconButton
          icon="up"
          size="mini"
          label={text.moveUp(position)}
          keys="Alt ↑"
          disabled={index === 0}
          excludeFromTabOrder
          onPress={() => actions.moveBy(row.key, -1)}
        />
        <IconButton
          icon="down"
          size="mini"
          label={text.moveDown(position)}
          keys="Alt ↓"
          disabled={index === count - 1}
          excludeFromTabOrder
          onPress={() => actions.moveBy(row.key, 1)}
        />
      </span>
      <IconButton
        icon="x"
        size="mini"
        className={styles.remove}
        label={text.removeOption(position)}
        onPress={() => actions.remove(row.key, 'next')}
      />
      <OptionFindings
        id={id}
        findings={findings}
        suggestion={suggestion}
        onUse={(emoji) => {
          actions.change(row.key, { emoji });
          actions.focusText(row.key, 0);
        }}
        onMore={() => actions.openPicker(row.key)}
      />
    </li>
  );
});

const moveStep = (event: KeyboardEvent): number => {
  if (!event.altKey || event.ctrlKey || event.metaKey) return 0;
  return event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
};

/** The emoji itself is red or amber only for what it, and not the text, lacks. */
function emojiTone(findings: readonly Finding[]): 'problem' | 'warning' | null {
  for (const { code, level, details } of findings) {
    const concernsText = code === 'bad-option-line' && ['no-text', 'empty-line'].includes(details.fault);
    if (!concernsText && code !== 'no-visible-text') return level;
  }
  return null;
}

function writtenIn(row: Row, value: string, event: Event): Partial<RowText> {
  const composing = event instanceof InputEvent && event.isComposing;
  return composing ? { text: value } : optionOfTyping(row, value);
}

function paste(event: ClipboardEvent<HTMLInputElement>, row: Row, actions: RowActions): void {
  const pasted = event.clipboardData.getData('text/plain');
  const { value, selectionStart, selectionEnd } = event.currentTarget;
  const rest = value.slice(0, selectionStart ?? value.length) + value.slice(selectionEnd ?? value.length);
  if (hasLines(pasted)) {
    event.preventDefault();
    actions.spread(row.key, merged({ emoji: row.emoji, text: rest }, optionsOfPaste(pasted)));
    return;
  }
  const option = optionOfLine(pasted.trim());
  if (rest.trim() !== '' || row.emoji !== '' || option.emoji === '') return;
  event.preventDefault();
  actions.change(row.key, option);
}

/** Pasted options fill an empty row, or lend their text to one that has only an emoji; else they follow it. */
function merged(row: RowText, options: readonly RowText[]): RowText[] {
  const [first, ...others] = options;
  if (!first) return [row];
  if (isBlank(row)) return [first, ...others];
  if (row.text.trim() === '' && first.emoji === '')
    return [{ emoji: row.emoji, text: first.text }, ...others];
  return [row, first, ...others];
}

function answerKey(event: KeyboardEvent<HTMLInputElement>, row: Row, actions: RowActions): void {
  if (event.nativeEvent.isComposing || event.altKey || event.shiftKey) return;
  if (event.ctrlKey || event.metaKey) return;
  if (event.key === 'Enter') actions.goOn(row.key);
  else if (event.key === 'ArrowUp') actions.focusText(row.key, -1);
  else if (event.key === 'ArrowDown') actions.focusText(row.key, 1);
  else if (event.key === 'Backspace' && row.text === '') clear(row, actions);
  else return;
  event.preventDefault();
}

/** Backspace takes what is in front of the empty text: first the emoji, then the row. */
function clear(row: Row, actions: RowActions): void {
  if (row.emoji !== '') actions.change(row.key, { emoji: '' });
  else actions.remove(row.key, 'previous');
}
