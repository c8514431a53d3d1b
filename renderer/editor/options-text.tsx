import { useId, useState } from 'react';
import type { Finding } from '../../shared/check.ts';
import { readSource, sourceOf, withoutBlankEnd } from '../state/draft-rows.ts';
import type { DraftSession } from '../state/draft-session.ts';
import { Problem } from '../ui/field.tsx';
import { useText } from '../ui/text/text.tsx';
import { findingWords } from './finding-words.ts';
import styles from './options-text.module.css';
import { useHush } from './use-hush.ts';

/** The options as one text, a line each. */
export function OptionsText({ session, findings }: { session: DraftSession; findings: readonly Finding[] }) {
  const text = useText();
  const words = text.editor;
  const id = useId();
  const { value, write } = useSource(session);
  const { shown, typed, left } = useHush(findings);
  const ofLines = shown.filter((finding) => finding.line !== null);
  const lineCount = Math.max(1, value.split('\n').length);
  const levels = new Map(ofLines.toReversed().map((finding) => [finding.line, finding.level]));
  return (
    <div data-place="options">
      <div className={styles.raw}>
        <div className={styles.gutter} aria-hidden="true">
          {Array.from({ length: lineCount }, (_, index) => {
            const level = levels.get(index + 1);
            // biome-ignore lint/suspicious/noArrayIndexKey: a line number is nothing but its place.
            return <span key={index} className={level && styles[level]}>{`${index + 1}`}</span>;
          })}
        </div>
        <textarea
          className={styles.source}
          aria-label={words.optionsAsText}
          aria-describedby={`${id}-help ${id}-problems`}
          aria-invalid={ofLines.some((finding) => finding.level === 'problem')}
          data-options-source=""
          dir="auto"
          spellCheck={false}
          autoComplete="off"
          value={value}
          onChange={(event) => {
            typed();
            write(event.target.value);
          }}
          onBlur={left}
        />
      </div>
      <p id={`${id}-help`} className={styles.help}>
        {words.textHelp.before}
        <code>{words.textHelp.example}</code>
        {words.textHelp.middle}
        <code>{words.textHelp.name}</code>
        {words.textHelp.or}
        <code>{words.textHelp.search}</code>
        {words.textHelp.after}
      </p>
      <ul id={`${id}-problems`} className={styles.problems}>
        {ofLines.map((finding) => (
          <li key={`${finding.line} ${finding.code}`}>
            <Problem level={finding.level}>
              {words.lineProblem(finding.line ?? 0, findingWords(finding, text, 'line'))}
            </Problem>
          </li>
        ))}
      </ul>
    </div>
  );
}

/**
 * The text as typed: a line break at its end is no option yet, so the rows alone would lose it under the caret.
 * Whenever the rows say something else (undo, a change from elsewhere), they win.
 */
function useSource(session: DraftSession): { value: string; write: (source: string) => void } {
  const fromRows = session.draft.options;
  const [typed, setTyped] = useState(fromRows);
  const isSame = sourceOf(withoutBlankEnd(readSource(typed))) === fromRows;
  return {
    value: isSame ? typed : fromRows,
    write(source) {
      setTyped(source);
      session.dispatch({ type: 'source', source });
    },
  };
}
