import { useMemo, useState } from 'react';
import { type Snapshot, snapshotNameSchema } from '../../shared/snapshot.ts';
import { useAppState } from '../state/app-state.tsx';
import { useBridgeQuery } from '../state/use-bridge-query.ts';
import { Button } from '../ui/controls/button.tsx';
import { Problem, TextField } from '../ui/controls/field.tsx';
import { IconButton } from '../ui/controls/icon-button.tsx';
import { useToast } from '../ui/feedback/toast.tsx';
import { createTimeWords } from '../ui/format/time-words.ts';
import { useAttempt } from '../ui/hooks/use-attempt.ts';
import { useNow } from '../ui/hooks/use-now.ts';
import { ActionMenu } from '../ui/overlays/menu.tsx';
import { useText } from '../ui/text/text.tsx';
import { Hint, Section } from './section.tsx';
import { type Asked, SnapshotDialogs, useSnapshotName } from './snapshot-dialogs.tsx';
import styles from './snapshot-panel.module.css';

/** States of the whole library, kept under a name to come back to. */
export function SnapshotPanel() {
  const { clock } = useAppState();
  const text = useText();
  const words = useText().localApi.snapshots;
  const snapshots = useBridgeQuery('snapshot.list', {}).data ?? [];
  const [asked, setAsked] = useState<Asked | null>(null);
  const now = useNow(clock);
  const time = useMemo(() => createTimeWords(text.time), [text]);
  const ago = (at: number) => time.ago(at, now);
  return (
    <Section title={words.title}>
      {snapshots.length > 0 && (
        <ul className={styles.list}>
          {snapshots.map((snapshot) => (
            <SnapshotItem
              key={`${snapshot.automatic} ${snapshot.name}`}
              snapshot={snapshot}
              ago={ago(snapshot.at)}
              when={time.full(snapshot.at)}
              onAsk={(what) => setAsked({ what, snapshot })}
            />
          ))}
        </ul>
      )}
      <SaveForm snapshots={snapshots} full={time.full} />
      <Hint>{words.help}</Hint>
      {asked && <SnapshotDialogs asked={asked} onClose={() => setAsked(null)} />}
    </Section>
  );
}

function SnapshotItem(props: {
  snapshot: Snapshot;
  ago: string;
  /** In full. */
  when: string;
  onAsk: (what: 'restore' | 'remove') => void;
}) {
  const { snapshot, onAsk } = props;
  const words = useText().localApi.snapshots;
  const name = useSnapshotName(snapshot);
  return (
    <li className={styles.item}>
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        <span className={styles.about} title={props.when}>
          {words.about(snapshot.count, props.ago)}
        </span>
      </span>
      <ActionMenu
        label={words.actions(name)}
        actions={[
          { id: 'restore', label: words.restore, onAction: () => onAsk('restore') },
          ...(snapshot.automatic
            ? []
            : [{ id: 'remove', label: words.remove, danger: true, onAction: () => onAsk('remove') }]),
        ]}
      >
        <IconButton icon="more" size="mini" label={words.actions(name)} />
      </ActionMenu>
    </li>
  );
}

/** Keeps the library as it is, under a name; one that is taken is replaced, and the button says so. */
function SaveForm({ snapshots, full }: { snapshots: readonly Snapshot[]; full: (at: number) => string }) {
  const { connection } = useAppState();
  const words = useText().localApi.snapshots;
  const toast = useToast();
  const attempt = useAttempt();
  const [name, setName] = useState('');
  const [busy, setBusy] = useState(false);
  const isWrong = name !== '' && !snapshotNameSchema.safeParse(name).success;
  const taken = snapshots.find((snapshot) => snapshot.name === name && !snapshot.automatic);
  const save = async () => {
    if (name === '' || isWrong || busy) return;
    setBusy(true);
    await attempt(async () => {
      await connection.call('snapshot.save', { name });
      toast({ message: words.saved(name), seconds: 5 });
      setName('');
    });
    setBusy(false);
  };
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <TextField
        label={words.name}
        dir="ltr"
        spellCheck={false}
        value={name}
        invalid={isWrong}
        problems={isWrong && <Problem level="problem">{words.nameWrong}</Problem>}
        help={taken && words.replaces(full(taken.at))}
        onChange={setName}
      />
      <Button size="small" submit busy={busy} disabled={name === '' || isWrong}>
        {taken ? words.replace : words.save}
      </Button>
    </form>
  );
}
