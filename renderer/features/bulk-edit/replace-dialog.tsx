import { useState } from 'react';
import {
  type BulkEdit,
  MAX_REPLACED_LENGTH,
  REPLACEABLE_FIELDS,
  type ReplaceableField,
} from '../../../shared/library/bulk-edit.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { CheckBox } from '../../ui/choices/check-box.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { useTranslate } from '../../ui/messages/use-translate.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { BulkEditPreview } from './bulk-edit-preview.tsx';
import styles from './replace-dialog.module.css';
import { useBulkEdit } from './use-bulk-edit.ts';

/** Finds a text in questions and replaces it, after a preview. */
export function ReplaceDialog({ ids, onClose }: { ids: readonly number[]; onClose: () => void }) {
  const t = useTranslate();
  const [find, setFind] = useState('');
  const [replacement, setReplacement] = useState('');
  const [matchesCase, setMatchesCase] = useState(false);
  const [wholeWords, setWholeWords] = useState(false);
  const [fields, setFields] = useState<readonly ReplaceableField[]>(REPLACEABLE_FIELDS);
  const edit: BulkEdit | null =
    find === '' || fields.length === 0
      ? null
      : { kind: 'replace', find, replacement, matchesCase, wholeWords, fields: [...fields] };
  const session = useBulkEdit(ids, edit, onClose);
  const { preview, count } = session;
  const status = () => {
    if (find === '') return t('replace.typeText');
    if (fields.length === 0) return t('replace.chooseField');
    if (!preview) return '';
    if (preview.total === 0) return t('replace.none');
    const blocked = preview.total - preview.changeable;
    return [
      t('replace.found', { count: preview.count, questions: preview.changeable }),
      ...(blocked > 0 ? [t('bulkEdit.blocked', { count: blocked })] : []),
    ].join(' ');
  };
  return (
    <Dialog
      title={t('replace.title', { count: ids.length })}
      wide
      onClose={onClose}
      onSubmit={() => void session.apply()}
      foot={
        <>
          <Button variant="ghost" onPress={onClose}>
            {t('frame.cancel')}
          </Button>
          <Button variant="primary" submit busy={session.busy} disabled={count === 0}>
            {t('replace.run', { count })}
          </Button>
        </>
      }
    >
      <div className={styles.texts}>
        <TextField
          label={t('replace.find')}
          value={find}
          spellCheck={false}
          onChange={(text) => setFind(text.slice(0, MAX_REPLACED_LENGTH))}
          autoFocus
        />
        <TextField
          label={t('replace.with')}
          value={replacement}
          onChange={(text) => setReplacement(text.slice(0, MAX_REPLACED_LENGTH))}
        />
      </div>
      <div className={styles.choices}>
        <CheckBox isSelected={matchesCase} onChange={setMatchesCase}>
          {t('replace.matchCase')}
        </CheckBox>
        <CheckBox isSelected={wholeWords} onChange={setWholeWords}>
          {t('replace.wholeWords')}
        </CheckBox>
        <fieldset className={styles.fields}>
          <legend className={styles.legend}>{t('replace.searchIn')}</legend>
          {REPLACEABLE_FIELDS.map((field) => (
            <CheckBox
              key={field}
              isSelected={fields.includes(field)}
              onChange={(isSelected) =>
                setFields(
                  REPLACEABLE_FIELDS.filter((one) => (one === field ? isSelected : fields.includes(one))),
                )
              }
            >
              {t(`questionFields.${field}`)}
            </CheckBox>
          ))}
        </fieldset>
      </div>
      <p className={styles.status} role="status">
        {status()}
      </p>
      <BulkEditPreview session={session} />
    </Dialog>
  );
}
