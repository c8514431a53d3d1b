import { useState } from 'react';
import type { TagChange } from '../../shared/tags.ts';
import { Button } from '../ui/controls/button.tsx';
import { TagEntry, TagList } from '../ui/controls/tag-entry.tsx';
import { Dialog } from '../ui/overlays/dialog.tsx';
import { useText } from '../ui/text/text.tsx';

/** Which tags to put on many questions, and which to take off. */
export function TagDialog(props: {
  count: number;
  onApply: (tags: TagChange) => Promise<boolean>;
  onClose: () => void;
}) {
  const words = useText().library;
  const { cancel } = useText().frame;
  const [add, setAdd] = useState<readonly string[]>([]);
  const [remove, setRemove] = useState<readonly string[]>([]);
  const apply = async () => {
    if (add.length + remove.length === 0 || (await props.onApply({ add, remove }))) props.onClose();
  };
  return (
    <Dialog
      title={words.bulk.tag(props.count).replace('…', '')}
      help={words.tags.dialogHelp(props.count)}
      onClose={props.onClose}
      onSubmit={() => void apply()}
      foot={
        <>
          <Button variant="ghost" onPress={props.onClose}>
            {cancel}
          </Button>
          <Button variant="primary" submit>
            {words.tags.apply}
          </Button>
        </>
      }
    >
      <TagEntry label={words.tags.field} tags={add} onAdd={(tags) => setAdd([...add, ...tags])} autoFocus />
      <TagList
        label={words.tags.added}
        tags={add}
        onRemove={(tag) => setAdd(add.filter((one) => one !== tag))}
      />
      <TagEntry
        label={words.tags.takenOff}
        tags={remove}
        isKnownOnly
        onAdd={(tags) => setRemove([...remove, ...tags])}
      />
      <TagList
        label={words.tags.takenOff}
        tags={remove}
        onRemove={(tag) => setRemove(remove.filter((one) => one !== tag))}
      />
    </Dialog>
  );
}
