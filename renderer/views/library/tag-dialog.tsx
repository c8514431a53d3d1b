import { useState } from 'react';
import type { TagChange } from '../../../shared/library/tags.ts';
import { TagField, TagList } from '../../features/question/tag-field.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { useTranslate } from '../../ui/messages/use-translate.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';

/** Adds tags to several questions, and removes tags. */
export function TagDialog(props: {
  count: number;
  onApply: (tags: TagChange) => Promise<boolean>;
  onClose: () => void;
}) {
  const t = useTranslate();

  const [add, setAdd] = useState<readonly string[]>([]);
  const [remove, setRemove] = useState<readonly string[]>([]);
  const apply = async () => {
    if (add.length + remove.length === 0 || (await props.onApply({ add, remove }))) props.onClose();
  };
  return (
    <Dialog
      title={t('library.bulk.tagTitle', { count: props.count })}
      help={t('library.tags.dialogHelp', { count: props.count })}
      onClose={props.onClose}
      onSubmit={() => void apply()}
      foot={
        <>
          <Button variant="ghost" onPress={props.onClose}>
            {t('frame.cancel')}
          </Button>
          <Button variant="primary" submit>
            {t('library.tags.apply')}
          </Button>
        </>
      }
    >
      <TagField
        label={t('library.tags.field')}
        tags={add}
        onAdd={(tags) => setAdd([...add, ...tags])}
        autoFocus
      />
      <TagList
        label={t('library.tags.added')}
        tags={add}
        onRemove={(tag) => setAdd(add.filter((one) => one !== tag))}
      />
      <TagField
        label={t('library.tags.takenOff')}
        tags={remove}
        isKnownOnly
        onAdd={(tags) => setRemove([...remove, ...tags])}
      />
      <TagList
        label={t('library.tags.takenOff')}
        tags={remove}
        onRemove={(tag) => setRemove(remove.filter((one) => one !== tag))}
      />
    </Dialog>
  );
}
