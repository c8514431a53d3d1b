import { useId } from 'react';
import {
  FIELDS,
  isCounted,
  PLAIN_FIELDS,
  QUESTION_FIELDS,
} from '../../../../shared/question/question-fields.ts';
import { LengthCounter } from '../../../features/editor/text-fields/length-counter.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { truncateText } from '../../../ui/format/long-text.ts';
import { WordDiff } from '../../../ui/format/word-diff.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { useTranslate } from '../../../ui/messages/use-translate.tsx';
import { joinClassNames } from '../../../ui/styles/class-names.ts';
import type { Choice, ConflictItem } from './conflict-choices.ts';
import styles from './conflict-field.module.css';

export interface ConflictFieldProps {
  item: ConflictItem;
  label: string;
  choice: Choice;
  /** The initial text of the combination. */
  ownText: string;
  isCurrent: boolean;
  showsBefore: boolean;
  onChoose: (choice: Choice) => void;
  onCurrent: () => void;
  onBefore: () => void;
}

export function ConflictField(props: ConflictFieldProps) {
  const { item, label, choice, onChoose } = props;
  const t = useTranslate();
  const name = useId();
  const own = typeof choice === 'object' && choice !== null ? choice.own : null;
  const counted = FIELDS.filter(isCounted).find((field) => field === item.name);
  return (
    <fieldset
      className={styles.field}
      aria-label={`${label}: ${t(`sync.compare.change.${item.change}`)}`}
      data-item={item.name}
      {...(props.isCurrent ? { 'data-current': '' } : {})}
      onFocus={props.onCurrent}
    >
      <div className={styles.header}>
        <h2>{label}</h2>
        <Change change={item.change} />
        <span className={styles.spacer} />
        <Button
          size="small"
          variant="ghost"
          icon={props.showsBefore ? 'chev-down' : 'chev-right'}
          expanded={props.showsBefore}
          onPress={props.onBefore}
        >
          {t('sync.compare.before')}
        </Button>
      </div>
      {props.showsBefore && (
        <div className={styles.before}>
          <span>{t('sync.compare.before')}</span>
          <span dir="auto">
            {item.base === null ? t('sync.compare.noBefore') : item.base || t('sync.compare.empty')}
          </span>
        </div>
      )}
      <div className={styles.sides}>
        {(['local', 'remote'] as const).map((side) => (
          <label
            key={side}
            className={joinClassNames(styles.side, choice === side && styles.on)}
            data-side={side === 'local' ? t('sync.compare.yours') : t('sync.compare.theirs')}
          >
            <input
              type="radio"
              name={name}
              aria-label={`${label}, ${side === 'local' ? t('sync.compare.yours') : t('sync.compare.theirs')}: ${item[side] || t('sync.compare.empty')}`}
              checked={choice === side}
              onChange={() => onChoose(side)}
            />
            <SideText base={item.base} value={item[side]} absent={t('sync.compare.empty')} />
          </label>
        ))}
      </div>
      <div className={joinClassNames(styles.side, styles.wide, own !== null && styles.on)}>
        <input
          type="radio"
          name={name}
          aria-label={`${label}, ${t('sync.compare.combined')}`}
          checked={own !== null}
          onChange={() => onChoose({ own: props.ownText })}
        />
        <div>
          {own === null ? (
            <span className={styles.note}>
              {t('sync.compare.combined')}, {t('sync.compare.editFreely')}
            </span>
          ) : (
            <TextField
              label={t('sync.compare.combined')}
              tag={t('sync.compare.editFreely')}
              value={own}
              counter={counted && <LengthCounter field={counted} value={own} />}
              multiline={PLAIN_FIELDS.some(
                (field) => field === item.name && QUESTION_FIELDS[field].control === 'lines',
              )}
              onChange={(text) => onChoose({ own: text })}
            />
          )}
        </div>
      </div>
    </fieldset>
  );
}

export function Change({ change }: { change: ConflictItem['change'] }) {
  const t = useTranslate();
  if (change !== 'conflict') return <span className={styles.note}>{t(`sync.compare.change.${change}`)}</span>;
  return (
    <span className={styles.both}>
      <Icon name="alert" size={14} />
      {t(`sync.compare.change.${change}`)}
    </span>
  );
}

/** Shows one version of the text and marks its changes from the base version. */
function SideText(props: { base: string | null; value: string | null; absent: string }) {
  if (!props.value) return <span className={styles.empty}>{props.absent}</span>;
  return (
    <span className={styles.text} dir="auto">
      {props.base === null ? truncateText(props.value) : <WordDiff before={props.base} after={props.value} />}
    </span>
  );
}
