import { useId, useState } from 'react';
import type { EmojiResolver } from '../../../../shared/emoji/emoji-resolver.ts';
import { readRow } from '../../../../shared/question/option-line.ts';
import type { OptionView } from '../../../../shared/sync/sync-views.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { PlainButton } from '../../../ui/buttons/plain-button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { WordDiff } from '../../../ui/format/word-diff.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { useTranslate } from '../../../ui/messages/use-translate.tsx';
import { joinClassNames } from '../../../ui/styles/class-names.ts';
import { type Choice, type ConflictItem, isDifferent } from './conflict-choices.ts';
import styles from './conflict-field.module.css';
import { Change } from './conflict-field.tsx';
import type { ConflictState } from './use-conflict-state.ts';

export function ConflictOptions(props: {
  label: string;
  options: readonly OptionView[];
  /** The options that differ, and the order if both sides changed it. */
  items: readonly ConflictItem[];
  comparison: ConflictState;
  resolver: EmojiResolver;
  /** Called when the user wants to edit this item. */
  onEdit: (item: ConflictItem) => void;
}) {
  const { choices, current, shownBefore, choose, setCurrent } = props.comparison;
  const rows = props.items.filter(({ name }) => name !== 'order');
  const order = props.items.find(({ name }) => name === 'order');
  const same = props.options.flatMap((row) => (isDifferent(row) ? [] : (row.merged ?? [])));
  return (
    <section className={styles.field} aria-label={props.label}>
      <div className={styles.header}>
        <h2>{props.label}</h2>
      </div>
      {rows.length > 0 && (
        <div className={styles.table}>
          {rows.map((item) => (
            <OptionRow
              key={item.name}
              item={item}
              position={Number(item.name.slice(7)) + 1}
              choice={choices[item.name] ?? null}
              isCurrent={item.name === current}
              showsBefore={shownBefore.has(item.name)}
              onChoose={(choice) => choose(item.name, choice)}
              onEdit={() => props.onEdit(item)}
              onCurrent={() => setCurrent(item.name)}
            />
          ))}
          {same.length > 0 && <UnchangedOptions rows={same} resolver={props.resolver} />}
        </div>
      )}
      {order && (
        <OptionOrder
          choice={choices.order ?? null}
          isCurrent={current === 'order'}
          onChoose={(choice) => choose('order', choice)}
          onCurrent={() => setCurrent('order')}
        />
      )}
    </section>
  );
}

function OptionRow(props: {
  item: ConflictItem;
  position: number;
  choice: Choice;
  isCurrent: boolean;
  showsBefore: boolean;
  onChoose: (choice: Choice) => void;
  onEdit: () => void;
  onCurrent: () => void;
}) {
  const { item, position, choice, onChoose } = props;
  const t = useTranslate();
  const name = useId();
  const label = t('sync.compare.option', { position });
  const own = typeof choice === 'object' && choice !== null ? choice.own : null;
  return (
    <fieldset
      className={styles.row}
      aria-label={`${label}: ${t(`sync.compare.change.${item.change}`)}`}
      data-item={item.name}
      {...(props.isCurrent ? { 'data-current': '' } : {})}
      onFocus={props.onCurrent}
    >
      {(['local', 'remote'] as const).map((side) => (
        <label
          key={side}
          className={joinClassNames(styles.cell, choice === side && styles.on)}
          data-side={side === 'local' ? t('sync.compare.yours') : t('sync.compare.theirs')}
        >
          <input
            type="radio"
            name={name}
            aria-label={`${label}, ${side === 'local' ? t('sync.compare.yours') : t('sync.compare.theirs')}: ${item[side] ?? t('sync.compare.notThere')}`}
            checked={choice === side}
            onChange={() => onChoose(side)}
          />
          <OptionText base={item.base} value={item[side]} absent={t('sync.compare.notThere')} />
        </label>
      ))}
      <Button
        size="small"
        variant="ghost"
        aria-label={t('sync.compare.editOptionThat', { position })}
        onPress={props.onEdit}
      >
        {t('sync.compare.editOption')}
      </Button>
      {(own !== null || props.showsBefore || item.change === 'conflict') && (
        <div className={styles.below}>
          {item.change === 'conflict' && <Change change={item.change} />}
          {props.showsBefore && (
            <span className={styles.note}>
              {t('sync.compare.before')}:{' '}
              <OptionText base={null} value={item.base} absent={t('sync.compare.notThere')} />
            </span>
          )}
          {own !== null && (
            <TextField
              label={`${label}, ${t('sync.compare.edited')}`}
              help={t('sync.compare.ownOption')}
              value={own}
              onChange={(text) => onChoose({ own: text })}
            />
          )}
        </div>
      )}
    </fieldset>
  );
}

/** Shows an option and marks its changes from the base version. */
function OptionText(props: { base: string | null; value: string | null; absent: string }) {
  if (!props.value) return <span className={styles.empty}>{props.absent}</span>;
  const { emoji, text } = readRow(props.value);
  const before = props.base === null ? null : readRow(props.base);
  return (
    <span className={styles.option}>
      {emoji !== '' && <span>{before ? <WordDiff before={before.emoji} after={emoji} /> : emoji}</span>}
      <span className={styles.text} dir="auto">
        {before ? <WordDiff before={before.text} after={text} /> : text}
      </span>
    </span>
  );
}

function UnchangedOptions({ rows, resolver }: { rows: readonly string[]; resolver: EmojiResolver }) {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.same}>
      <PlainButton aria-expanded={isOpen} onPress={() => setOpen(!isOpen)}>
        <Icon name={isOpen ? 'chev-down' : 'chev-right'} />
        <span>{t('sync.compare.sameRows', { count: rows.length })}</span>
        {!isOpen && (
          <span className={styles.emoji} aria-hidden="true">
            {rows.map((row, at) => {
              const { emoji } = readRow(row);
              const meant = resolver.resolve(emoji);
              // biome-ignore lint/suspicious/noArrayIndexKey: rows have no state of their own.
              return <span key={at}>{meant.kind === 'literal' ? meant.emoji : emoji}</span>;
            })}
          </span>
        )}
      </PlainButton>
      {isOpen && (
        <ul>
          {rows.map((row, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no state of their own.
            <li key={at}>
              <OptionText base={null} value={row} absent={t('sync.compare.empty')} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function OptionOrder(props: {
  choice: Choice;
  isCurrent: boolean;
  onChoose: (choice: Choice) => void;
  onCurrent: () => void;
}) {
  const t = useTranslate();
  const name = useId();
  return (
    <fieldset
      className={styles.order}
      aria-label={t('sync.compare.order')}
      data-item="order"
      {...(props.isCurrent ? { 'data-current': '' } : {})}
      onFocus={props.onCurrent}
    >
      <Change change="conflict" />
      <span className={styles.note}>{t('sync.compare.order')}</span>
      {(['local', 'remote'] as const).map((side) => (
        <label key={side} className={joinClassNames(styles.side, props.choice === side && styles.on)}>
          <input
            type="radio"
            name={name}
            checked={props.choice === side}
            onChange={() => props.onChoose(side)}
          />
          {side === 'local' ? t('sync.compare.orderYours') : t('sync.compare.orderTheirs')}
        </label>
      ))}
    </fieldset>
  );
}
