import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { checkQuestion, keepsEveryLimit } from '../../shared/check.ts';
import { createEmojiBook } from '../../shared/emoji.ts';
import { splitLines } from '../../shared/lines.ts';
import type { SyncQuestion } from '../../shared/sync-views.ts';
import { useAppState } from '../state/app-state.tsx';
import { useStore } from '../state/store.ts';
import { ACTIONS } from '../ui/actions.ts';
import { Button } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { Kbd } from '../ui/kbd.tsx';
import { useSyncText } from '../ui/text/sync-text.ts';
import { useToast } from '../ui/toast.tsx';
import { useActions } from '../ui/use-actions.ts';
import { useAttempt } from '../ui/use-attempt.ts';
import styles from './compare.module.css';
import {
  allOf,
  type Choice,
  type Choices,
  type Compared,
  firstChoices,
  type PlaceName,
  placesOf,
  resultOf,
  undecided,
} from './compare-choices.ts';
import { CompareField } from './compare-field.tsx';
import { actOfKey } from './compare-keys.ts';
import { CompareOptions } from './compare-options.tsx';

const [USE_KEYS] = ACTIONS['question.queue'].keys;

/** Both sides of a question, and what to make of them. By keys alone as well. */
export function Compare(props: {
  question: SyncQuestion;
  compared: Compared;
  /** It was settled. */
  onDone: () => void;
  /** Somebody changed it meanwhile: it is to be looked at again. */
  onStale: () => void;
}) {
  const { question, compared } = props;
  const { connection, settings } = useAppState();
  const words = useSyncText();
  const toast = useToast();
  const attempt = useAttempt({ 'changed-elsewhere': words.done.changedMeanwhile });
  const places = useMemo(() => placesOf(compared), [compared]);
  const [choices, setChoices] = useState<Choices>(() => firstChoices(places));
  const [current, setCurrent] = useState<PlaceName | null>(
    () => (places.find(({ change }) => change === 'conflict') ?? places[0])?.name ?? null,
  );
  const [shownBefore, setShownBefore] = useState<ReadonlySet<PlaceName>>(new Set());
  const [asks, setAsks] = useState(false);
  const fields = useRef<HTMLDivElement>(null);
  const result = resultOf(compared, places, choices);
  const open = undecided(places, choices);
  const customEmoji = useStore(settings)?.customEmoji;
  const isWithin = useMemo(
    () => keepsEveryLimit(checkQuestion(result, createEmojiBook(new Map(), customEmoji ?? []))),
    [result, customEmoji],
  );
  const reason = open > 0 ? words.compare.undecided(open) : isWithin ? null : words.compare.invalid;
  const isSent = question.remote?.messageID != null || question.remote?.sentAt != null;
  const choose = (name: PlaceName, choice: Choice) => setChoices({ ...choices, [name]: choice });
  const resolve = (publish: boolean) =>
    attempt(async () => {
      if (!question.remote) return;
      const { local, remote, row } = question;
      try {
        await connection.call('sync.resolve', {
          id: row.id,
          content: result,
          local,
          remote: remote.content,
          publish,
        });
      } catch (error) {
        props.onStale();
        throw error;
      }
      toast({ message: words.done.resolved, seconds: 6 });
      props.onDone();
    });
  const use = () => {
    if (reason !== null) return toast({ message: reason });
    if (isSent) setAsks(true);
    else void resolve(true);
  };
  // The keys that queue a question elsewhere.
  useActions({
    'question.queue': () => {
      use();
      return true;
    },
  });
  const focusPlace = (name: PlaceName, what: string) =>
    requestAnimationFrame(() =>
      fields.current?.querySelector<HTMLElement>(`[data-place="${name}"] ${what}`)?.focus(),
    );
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    const act = actOfKey(event.key, places, current);
    if (!act) return;
    event.preventDefault();
    if (act.do === 'go') {
      setCurrent(act.to);
      focusPlace(act.to, 'input');
    } else if (act.do === 'before') {
      const next = new Set(shownBefore);
      if (!next.delete(act.name)) next.add(act.name);
      setShownBefore(next);
    } else {
      choose(act.name, act.choice);
      if (typeof act.choice === 'object') focusPlace(act.name, 'textarea, input:not([type="radio"])');
    }
  };
  const optionPlaces = places.filter(({ name }) => name === 'order' || name.startsWith('option'));
  const same = compared.fields.filter(({ change }) => change === 'none' || change === 'both');
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the whole comparison; each of its controls works without them.
    <div className={styles.around} onKeyDown={onKeyDown}>
      <div className={styles.compare}>
        <div ref={fields} className={styles.fields}>
          <div className={styles.columns} aria-hidden="true">
            <span>{words.compare.yours}</span>
            <span>{words.compare.theirs}</span>
          </div>
          {compared.fields.map(({ field }) => {
            if (field === 'options') {
              return (
                optionPlaces.length > 0 && (
                  <CompareOptions
                    key={field}
                    label={words.fields.options}
                    options={compared.options}
                    places={optionPlaces}
                    choices={choices}
                    current={current}
                    shownBefore={shownBefore}
                    onChoose={choose}
                    onCurrent={setCurrent}
                  />
                )
              );
            }
            const place = places.find(({ name }) => name === field);
            return (
              place && (
                <CompareField
                  key={field}
                  place={place}
                  label={words.fields[field]}
                  choice={choices[field] ?? null}
                  isCurrent={current === field}
                  showsBefore={shownBefore.has(field)}
                  onChoose={(choice) => choose(field, choice)}
                  onCurrent={() => setCurrent(field)}
                  onBefore={() => {
                    const next = new Set(shownBefore);
                    if (!next.delete(field)) next.add(field);
                    setShownBefore(next);
                  }}
                />
              )
            );
          })}
          {same.length > 0 && (
            <p className={styles.same}>
              {words.compare.sameFields(same.map(({ field }) => words.fields[field]))}
            </p>
          )}
        </div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled with the keyboard. */}
        <section className={styles.result} aria-label={words.compare.result} tabIndex={0}>
          <h2>{words.compare.result}</h2>
          <p className={styles.resultTitle} dir="auto">
            {result.title}
          </p>
          <p className={styles.resultText} dir="auto">
            {result.description}
          </p>
          <ul className={styles.resultOptions}>
            {splitLines(result.options).map((line, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines may be the same, and none of them keeps state.
              <li key={at} dir="auto">
                {line}
              </li>
            ))}
          </ul>
          <p className={styles.resultText} dir="auto">
            {result.footer}
          </p>
          <p className={styles.resultText}>{result.image}</p>
        </section>
      </div>
      <div className={styles.foot}>
        <div className={styles.keys} aria-hidden="true">
          <span>
            <Kbd>J</Kbd>
            <Kbd>K</Kbd> {words.compare.keys.field}
          </span>
          <span>
            <Kbd>1</Kbd> {words.compare.keys.yours}
          </span>
          <span>
            <Kbd>2</Kbd> {words.compare.keys.theirs}
          </span>
          <span>
            <Kbd>3</Kbd> {words.compare.keys.combine}
          </span>
          <span>
            <Kbd>B</Kbd> {words.compare.keys.before}
          </span>
        </div>
        <Button variant="ghost" onPress={() => setChoices(allOf(places, 'local'))}>
          {words.compare.allMine}
        </Button>
        <Button variant="ghost" onPress={() => setChoices(allOf(places, 'remote'))}>
          {words.compare.allTheirs}
        </Button>
        <Button disabledReason={reason} onPress={() => void resolve(false)}>
          {words.compare.keepHere}
        </Button>
        <Button variant="primary" keys={USE_KEYS} disabledReason={reason} onPress={use}>
          {words.compare.use}
        </Button>
      </div>
      {asks && (
        <ConfirmDialog
          title={words.compare.askTitle}
          action={words.compare.askDo}
          onConfirm={async () => void (await resolve(true))}
          onClose={() => setAsks(false)}
        >
          {words.compare.ask}
        </ConfirmDialog>
      )}
    </div>
  );
}

const isTyping = (target: EventTarget): boolean =>
  target instanceof HTMLElement && target.matches('textarea, input:not([type="radio"])');
