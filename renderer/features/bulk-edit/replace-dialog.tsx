import { useState } from 'react';
import {
  type BulkEdit,
  MAX_REPLACED_LENGTH,
  REPLACEABLE_FIELDS,
  type ReplaceableField,
} from '../../../shared/library/bulk-edit.ts';
import { CheckBox } from '../../ui/choices/check-box.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { useTranslate } from '../../ui/messages/use-translate.tsx';
import { BulkEditDialog } from './bulk-edit-dialog.tsx';
import styles from './replace-dialog.module.css';

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
  return (
    <BulkEditDialog
      ids={ids}
      title={t('replace.title', { count: ids.length })}
      edit={edit}
      missing={t(find === '' ? 'replace.typeText' : 'replace.chooseField')}
      none={t('replace.none')}
      formatFound={(values) => t('replace.found', values)}
      run={(count) => t('replace.run', { count })}
      onClose={onClose}
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
    </BulkEditDialog>
  );
}
