import { useState } from 'react';
import {
  PRIVATE_FIELD_NAMES,
  type PrivateFields,
  pickPrivateFields,
} from '../../../shared/private-fields.ts';
import { useActions } from '../../actions/use-actions.ts';
import type { DraftSession } from '../../drafts/draft-session.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { useTranslate } from '../../ui/messages/use-translate.tsx';
import { useBulk } from '../question/use-bulk-commands.ts';
import { PRIVATE_FIELD_CONTROLS } from './private-fields-editor.tsx';
import styles from './private-fields-line.module.css';

/** The private fields of a question, and the button that edits them. */
export function PrivateFieldsLine({ session }: { session: DraftSession }) {
  const t = useTranslate();

  const [isOpen, setOpen] = useState(false);
  const [none] = useState<PrivateFields>({});
  const fields = session.entry ?? none;
  useActions({
    'question.private-fields': () => {
      setOpen(true);
    },
  });
  if (isOpen) {
    return <PrivateFieldsForm session={session} fields={fields} onClose={() => setOpen(false)} />;
  }
  const isEmpty = Object.keys(pickPrivateFields(fields)).length === 0;
  return (
    <div className={styles.line}>
      {PRIVATE_FIELD_NAMES.map((name) => {
        const { Value } = PRIVATE_FIELD_CONTROLS[name];
        return <Value key={name} fields={fields} />;
      })}
      <Button size="small" variant="ghost" icon="tag" onPress={() => setOpen(true)}>
        {isEmpty ? t('privateFields.add') : t('privateFields.change')}
      </Button>
    </div>
  );
}

function PrivateFieldsForm(props: { session: DraftSession; fields: PrivateFields; onClose: () => void }) {
  const { session, fields } = props;
  const t = useTranslate();
  const bulk = useBulk(() => {}, { quiet: true });
  const change = async (run: (id: number) => Promise<boolean>) => {
    const id = await session.keep().catch(() => null);
    return id !== null && (await run(id));
  };
  return (
    <section className={styles.form} aria-label={t('library.tags.title')}>
      {PRIVATE_FIELD_NAMES.map((name) => {
        const { Control } = PRIVATE_FIELD_CONTROLS[name];
        return <Control key={name} fields={fields} bulk={bulk} change={change} />;
      })}
      <IconButton icon="x" label={t('privateFields.close')} onPress={props.onClose} />
    </section>
  );
}
