import { KeyCaps } from '../ui/actions/kbd.tsx';
import { cutMarks } from '../ui/format/cut-marks.ts';
import { type MarkedPiece, markSearch } from '../ui/format/search-marks.ts';
import { Emoji } from '../ui/icons/emoji.tsx';
import { Icon } from '../ui/icons/icon.tsx';
import { StateWord } from '../ui/question/state-word.tsx';
import { useText } from '../ui/text/text.tsx';
import styles from './palette.module.css';
import type { PaletteItem } from './palette-item.ts';

/** One line of the palette: what it is, and what is to be known of it. */
export function PaletteRow(props: {
  id: string;
  item: PaletteItem;
  search: string;
  isCurrent: boolean;
  onPoint: () => void;
  onRun: () => void;
}) {
  const { item } = props;
  const cannot = item.kind === 'action' && item.reason !== null;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus and the keys.
    // biome-ignore lint/a11y/useFocusableInteractive: as above, by aria-activedescendant.
    <div
      id={props.id}
      className={styles.row}
      role="option"
      aria-selected={props.isCurrent}
      {...(cannot ? { 'aria-disabled': true } : {})}
      onPointerMove={props.isCurrent ? undefined : props.onPoint}
      // The focus stays in the field.
      onPointerDown={(event) => event.preventDefault()}
      onClick={props.onRun}
    >
      {item.kind === 'action' && <ActionLine item={item} />}
      {item.kind === 'question' && <QuestionLine item={item} search={props.search} />}
      {item.kind === 'emoji' && <EmojiLine item={item} search={props.search} />}
    </div>
  );
}

function ActionLine({ item }: { item: Extract<PaletteItem, { kind: 'action' }> }) {
  const [keys] = item.action.keys;
  return (
    <>
      <span className={styles.icon}>
        <Icon name={item.action.icon} />
      </span>
      <span className={styles.name}>
        <Pieces of={cutMarks(item.name, item.marks)} />
      </span>
      {item.reason !== null && <span className={styles.more}>{item.reason}</span>}
      {keys && <KeyCaps keys={keys} />}
    </>
  );
}

function QuestionLine({
  item,
  search,
}: {
  item: Extract<PaletteItem, { kind: 'question' }>;
  search: string;
}) {
  const { row } = item;
  const words = useText().frame;
  const [emoji] = row.emoji;
  return (
    <>
      <span className={styles.icon}>
        {emoji === undefined ? <Icon name="text" /> : <Emoji emoji={emoji} />}
      </span>
      <span className={styles.name} dir="auto">
        {row.title ? <Pieces of={markSearch(row.title, search)} /> : words.untitled}
      </span>
      <StateWord state={row.state}>{words.states[row.state]}</StateWord>
    </>
  );
}

function EmojiLine({ item, search }: { item: Extract<PaletteItem, { kind: 'emoji' }>; search: string }) {
  const isOwn = item.emoji.startsWith(':');
  return (
    <>
      <span className={styles.icon}>{isOwn ? <Icon name="image" /> : <Emoji emoji={item.emoji} />}</span>
      <span className={styles.name}>
        :<Pieces of={markSearch(item.name, search)} />:
      </span>
    </>
  );
}

/** Text with what answers the search a little heavier. */
function Pieces({ of: pieces }: { of: readonly MarkedPiece[] }) {
  let at = 0;
  return pieces.map((piece) => {
    const key = at;
    at += piece.text.length;
    return piece.marked ? <b key={key}>{piece.text}</b> : piece.text;
  });
}
