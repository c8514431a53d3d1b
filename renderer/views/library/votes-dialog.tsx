import { type ClipboardEvent, useId, useState } from 'react';
import type { Output } from '../../../shared/bridge/bridge-methods.ts';
import {
  MAX_VOTES,
  type PastedVotes,
  readPastedVotes,
  readTypedVotes,
} from '../../../shared/question/pasted-votes.ts';
import { truncateText } from '../../../shared/text/graphemes.ts';
import type { useBulkCommands } from '../../features/question/use-bulk-commands.ts';
import { useBridgeQuery } from '../../stores/use-bridge-query.ts';
import { useAnnounce } from '../../ui/feedback/announce.tsx';
import control from '../../ui/fields/control.module.css';
import { Problem } from '../../ui/fields/text-field.tsx';
import { Emoji } from '../../ui/icons/emoji.tsx';
import { useTranslate } from '../../ui/messages/use-translate.tsx';
import { FormDialog } from '../../ui/overlays/form-dialog.tsx';
import { joinClassNames } from '../../ui/styles/class-names.ts';
import styles from './votes-dialog.module.css';

type QuestionToCount = Output<'questions.votes'>['questions'][number];

const MAX_SHOWN_LINES = 3;
const MAX_SHOWN_LINE_LENGTH = 40;

/**
 * Sets the votes of questions that were posted by hand. Results pasted into a field fill the fields of its
 * question. The change can be undone.
 */
export function VotesDialog(props: {
  ids: readonly number[];
  setVotes: ReturnType<typeof useBulkCommands>['setVotes'];
  onClose: () => void;
}) {
  const t = useTranslate();
  const announce = useAnnounce();
  const { data } = useBridgeQuery('questions.votes', { ids: [...props.ids] }, { keepsLast: true });
  /** The text of the changed questions' fields, by ID. */
  const [typed, setTyped] = useState<ReadonlyMap<number, readonly string[]>>(new Map());
  const [unmatched, setUnmatched] = useState<ReadonlyMap<number, readonly string[]>>(new Map());
  if (!data) return null;
  const { questions, skipped, more } = data;
  const getTexts = ({ id, votes }: QuestionToCount): readonly string[] => {
    const texts = typed.get(id);
    return texts?.length === votes.length ? texts : votes.map(String);
  };
  const read = questions.map((question) => ({ question, votes: getTexts(question).map(readTypedVotes) }));
  const valid = read.flatMap(({ question: { id, version, votes: before }, votes }) => {
    const counts = votes.filter((count) => count !== null);
    return counts.length === before.length ? { id, version, before, votes: counts } : [];
  });
  const changed = valid.filter(({ before, votes }) => votes.some((count, at) => count !== before[at]));
  const change = (question: QuestionToCount, texts: readonly string[]) =>
    setTyped(new Map(typed).set(question.id, texts));
  const fill = (question: QuestionToCount, pasted: PastedVotes) => {
    change(
      question,
      getTexts(question).map((text, at) => String(pasted.votes.get(at) ?? text)),
    );
    setUnmatched(new Map(unmatched).set(question.id, pasted.unmatched));
    announce(t('votes.filled', { count: pasted.votes.size }));
  };
  return (
    <FormDialog
      title={t('votes.title')}
      help={t(questions.length === 0 ? 'votes.none' : 'votes.help')}
      onClose={props.onClose}
      action={t('votes.save')}
      disabled={changed.length === 0 || valid.length < questions.length}
      onSubmit={() => props.setVotes(changed.map(({ id, version, votes }) => ({ id, version, votes })))}
    >
      {questions.length > 0 && skipped + more > 0 && (
        <p className={styles.note}>
          {skipped > 0 && t('votes.skipped', { count: skipped })}{' '}
          {more > 0 && t('votes.more', { count: questions.length })}
        </p>
      )}
      {read.map(({ question, votes }, at) => (
        <QuestionVotes
          key={question.id}
          question={question}
          texts={getTexts(question)}
          votes={votes}
          unmatched={unmatched.get(question.id) ?? []}
          isFirst={at === 0}
          onChange={(texts) => change(question, texts)}
          onPaste={(pasted) => fill(question, pasted)}
        />
      ))}
    </FormDialog>
  );
}

function shorten(line: string): string {
  const start = truncateText(line, MAX_SHOWN_LINE_LENGTH);
  return start === line ? line : `${start}…`;
}

function QuestionVotes(props: {
  question: QuestionToCount;
  texts: readonly string[];
  /** The votes in the fields, or null for invalid text. */
  votes: readonly (number | null)[];
  /** The pasted lines that belong to no option. */
  unmatched: readonly string[];
  isFirst: boolean;
  onChange: (texts: readonly string[]) => void;
  onPaste: (pasted: PastedVotes) => void;
}) {
  const { question, texts, votes, unmatched } = props;
  const t = useTranslate();
  const id = useId();
  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const text = event.clipboardData.getData('text/plain');
    // A single number is pasted as usual.
    if (readTypedVotes(text) !== null) return;
    event.preventDefault();
    props.onPaste(readPastedVotes(text, question.options));
  };
  return (
    <section aria-labelledby={id} className={styles.question}>
      <h3 id={id} className={styles.title} dir="auto">
        {question.title}
      </h3>
      {question.options.map((option, at) => {
        const isInvalid = votes[at] === null;
        const problem = `${id}-${at}`;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the options don't move while the fields are shown.
          <div key={at}>
            <label className={styles.option}>
              <span className={styles.emoji}>
                <Emoji emoji={option.emoji} />
              </span>
              <span className={styles.text} dir="auto">
                {option.text}
              </span>
              <input
                className={joinClassNames(control.box, styles.input, isInvalid && styles.invalid)}
                inputMode="numeric"
                autoComplete="off"
                // Typing is the dialog's only purpose.
                // biome-ignore lint/a11y/noAutofocus: as above.
                autoFocus={props.isFirst && at === 0}
                value={texts[at] ?? ''}
                aria-invalid={isInvalid || undefined}
                aria-describedby={isInvalid ? problem : undefined}
                onFocus={({ target }) => target.select()}
                onChange={({ target }) => props.onChange(texts.with(at, target.value))}
                onPaste={onPaste}
              />
            </label>
            {isInvalid && (
              <Problem level="problem" id={problem}>
                {t('votes.invalid', { max: MAX_VOTES })}
              </Problem>
            )}
          </div>
        );
      })}
      <div role="status">
        {unmatched.length > 0 && (
          <Problem level="warning">
            {t('votes.unmatched', {
              count: unmatched.length,
              lines: unmatched
                .slice(0, MAX_SHOWN_LINES)
                .map((line) => t('votes.line', { line: shorten(line) }))
                .join(', '),
              more: Math.max(0, unmatched.length - MAX_SHOWN_LINES),
            })}
          </Problem>
        )}
      </div>
    </section>
  );
}
