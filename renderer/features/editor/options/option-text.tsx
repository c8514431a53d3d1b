import { type ClipboardEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import type { CustomEmoji, EmojiResolver } from '../../../../shared/emoji/emoji-resolver.ts';
import type { Row, RowText } from '../../../drafts/draft-content.ts';
import { useTranslate } from '../../../ui/messages/use-translate.tsx';
import { insertIntoRow } from '../emoji/typed-emoji-name.ts';
import { useEmojiCompletion } from '../emoji/use-emoji-completion.tsx';
import { isList, parseOptionLine, splitTypedOption } from '../paste/paste-parser.ts';
import { useCaretAfterUpdate } from '../text-fields/use-caret-after-update.ts';
import styles from './option-row.module.css';
import type { OptionRowActions } from './option-row-actions.ts';

/** An option's text field. Pasted lines become options, and a typed `:name:` becomes an emoji. */
export function OptionText(props: {
  row: Row;
  position: number;
  isBad: boolean;
  describedBy: string | undefined;
  custom: readonly CustomEmoji[];
  resolver: EmojiResolver;
  actions: OptionRowActions;
  onTyped: () => void;
  /** Reports whether the list of emoji names is open. */
  onChoosing: (isChoosing: boolean) => void;
}) {
  const { row, actions, onTyped, onChoosing } = props;
  const t = useTranslate();
  const field = useRef<HTMLInputElement>(null);
  const caretAfter = useCaretAfterUpdate(field);
  const completion = useEmojiCompletion({
    field,
    value: row.text,
    custom: props.custom,
    isEmojiPlace: () => row.emoji === '',
    onChoose(typed, emoji) {
      const { result, caret } = insertIntoRow(row, typed, emoji);
      actions.change(row.key, result);
      caretAfter(caret);
    },
  });
  useEffect(() => onChoosing(completion.isOpen), [completion.isOpen, onChoosing]);
  return (
    <>
      <input
        ref={field}
        className={styles.text}
        dir="auto"
        aria-label={t('editor.optionText', { position: props.position })}
        aria-invalid={props.isBad}
        aria-describedby={props.describedBy}
        placeholder={t('editor.optionPlaceholder')}
        autoComplete="off"
        data-option-text=""
        value={row.text}
        {...completion.aria}
        onChange={(event) => {
          onTyped();
          actions.change(
            row.key,
            createRowChange(row, event.target.value, event.nativeEvent, props.resolver),
          );
        }}
        onPaste={(event) => handlePaste(event, row, actions, props.resolver)}
        onSelect={completion.onCaret}
        onBlur={completion.onLeave}
        onKeyDown={(event) => {
          if (!completion.handleKey(event)) handleKey(event, row, actions);
        }}
      />
      {completion.list}
    </>
  );
}

function createRowChange(row: Row, value: string, event: Event, resolver: EmojiResolver): Partial<RowText> {
  const composing = event instanceof InputEvent && event.isComposing;
  return composing ? { text: value } : splitTypedOption(row, value, resolver);
}

function handlePaste(
  event: ClipboardEvent<HTMLInputElement>,
  row: Row,
  actions: OptionRowActions,
  resolver: EmojiResolver,
): void {
  const text = event.clipboardData.getData('text/plain');
  const { value, selectionStart, selectionEnd } = event.currentTarget;
  const start = selectionStart ?? value.length;
  const end = selectionEnd ?? value.length;
  if (isList(text)) {
    event.preventDefault();
    actions.pasteLines(row.key, { text, value, start, end });
    return;
  }
  const { isConverted, ...option } = parseOptionLine(text.trim(), resolver);
  const rest = value.slice(0, start) + value.slice(end);
  if (rest.trim() !== '' || row.emoji !== '' || option.emoji === '') return;
  event.preventDefault();
  actions.change(row.key, option);
  if (isConverted) actions.reportConversion();
}

function handleKey(event: KeyboardEvent<HTMLInputElement>, row: Row, actions: OptionRowActions): void {
  if (event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
  if (event.shiftKey && event.key !== 'Enter') return;
  if (event.key === 'Enter') actions.focusNext(row.key, !event.shiftKey);
  else if (event.key === 'ArrowUp') actions.focusText(row.key, -1);
  else if (event.key === 'ArrowDown') actions.focusText(row.key, 1);
  else if (event.key === 'Backspace' && row.text === '') removeBackwards(row, actions);
  else return;
  event.preventDefault();
}

/** Handles Backspace in an empty text field. Removes the emoji, or the whole row if it has no emoji. */
function removeBackwards(row: Row, actions: OptionRowActions): void {
  if (row.emoji !== '') actions.change(row.key, { emoji: '' });
  else actions.remove(row.key, 'previous');
}
