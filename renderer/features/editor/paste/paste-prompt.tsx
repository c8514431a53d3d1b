import { useId } from 'react';
import { isMissingEmoji } from '../../../../shared/emoji/emoji-fill.ts';
import { LIMITS } from '../../../../shared/question/question-fields.ts';
import type { RowText } from '../../../drafts/draft-content.ts';
import type { KnownEmoji } from '../../../stores/emoji-finder-store.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { useTranslate } from '../../../ui/messages/use-translate.tsx';
import { resolveEmojiDisplay } from '../emoji/emoji-display.ts';
import type { PasteChoice } from './paste-plan.ts';
import styles from './paste-prompt.module.css';

/** Enough options to see whether the list was parsed correctly. */
const MAX_SHOWN_OPTIONS = 8;

/** Returns an image's label as a name, because the image's URL would be too long, or the emoji of a name. */
function getShownEmoji(typed: string, { resolver, names }: KnownEmoji): string {
  const display = resolveEmojiDisplay(typed, resolver, names !== null);
  if (display.kind === 'picture') return `:${display.label}:`;
  return display.kind === 'glyph' ? display.emoji : typed;
}

export interface PastePromptProps {
  /** The title, if a question was pasted. */
  title?: string;
  /** The number of pasted questions. Defaults to 1. */
  questions?: number;
  options: readonly RowText[];
  known: KnownEmoji;
  /** The number of emoji whose form was changed. */
  converted: number;
  /** The number of repeated options that are omitted. */
  repeated: number;
  /** The number of options that exceed the limit. */
  over: number;
  /** The choices. The first one has focus. `fitting` adds only the first `room` options. */
  choices: readonly PasteChoice[];
  room: number;
  onChoose: (choice: PasteChoice) => void;
  onCancel: () => void;
}

/** Previews a pasted list and offers alternatives. The draft doesn't change until the user chooses one. */
export function PastePrompt(props: PastePromptProps) {
  const { options, known, converted, repeated, over, questions = 1 } = props;
  const t = useTranslate();
  const id = useId();
  const bare = options.filter(isMissingEmoji).length;
  const textless = options.filter(({ text }) => text === '').length;
  const isQuestion = props.title !== undefined;
  const keepsAll = isQuestion || props.choices.includes('options');
  const tooMany = keepsAll ? 'paste.over' : 'paste.tooMany';
  const left = options.length - MAX_SHOWN_OPTIONS;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields of a form.
    <div
      role="group"
      aria-label={t('paste.label')}
      className={styles.prompt}
      data-paste-prompt=""
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        event.stopPropagation();
        props.onCancel();
      }}
    >
      <p id={id} className={styles.summary}>
        {questions > 1 && `${t('paste.questions', { count: questions })} `}
        {isQuestion
          ? t(questions > 1 ? 'paste.asOneQuestion' : 'paste.question', { options: options.length, bare })
          : t('paste.summary', { lines: options.length + repeated, options: options.length, bare })}
        {textless > 0 && ` ${t('paste.textless', { count: textless })}`}
        {converted > 0 && ` ${t('paste.converted', { count: converted })}`}
        {repeated > 0 && ` ${t('paste.repeated', { count: repeated })}`}
        {over > 0 && (
          <strong className={styles.over}> {t(tooMany, { over, max: LIMITS.options.max })}</strong>
        )}
      </p>
      {props.title !== undefined && (
        <p className={styles.title} dir="auto">
          {props.title}
        </p>
      )}
      <ul className={styles.options}>
        {options.slice(0, MAX_SHOWN_OPTIONS).map((option, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they never change.
          <li key={index}>
            {option.emoji === '' ? (
              <span className={styles.none} title={t('paste.noEmoji')} />
            ) : (
              <span className={styles.emoji}>{getShownEmoji(option.emoji, known)}</span>
            )}
            <span className={styles.text} dir="auto">
              {option.text}
            </span>
          </li>
        ))}
        {left > 0 && <li className={styles.more}>{t('paste.more', { count: left })}</li>}
      </ul>
      <div className={styles.choices}>
        {props.choices.map((choice, index) => (
          <Button
            key={choice}
            size="small"
            variant={index === 0 ? 'plain' : 'ghost'}
            autoFocus={index === 0}
            aria-describedby={id}
            onPress={() => props.onChoose(choice)}
          >
            {t(`paste.choices.${choice}`, { count: choice === 'questions' ? questions : props.room })}
          </Button>
        ))}
        <Button size="small" variant="ghost" onPress={props.onCancel}>
          {t('paste.cancel')}
        </Button>
      </div>
    </div>
  );
}
