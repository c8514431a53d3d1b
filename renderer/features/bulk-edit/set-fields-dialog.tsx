import { useState } from 'react';
import { type BulkEdit, MAX_SET_LENGTH } from '../../../shared/library/bulk-edit.ts';
import { OPTIONAL_FIELDS, type OptionalField, recordOf } from '../../../shared/question/fields.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { CheckBox } from '../../ui/choices/check-box.tsx';
import { SegmentedControl } from '../../ui/choices/segmented-control.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { useTranslate } from '../../ui/messages/use-translate.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { BulkEditPreview } from './bulk-edit-preview.tsx';
import styles from './set-fields-dialog.module.css';
import { useBulkEdit } from './use-bulk-edit.ts';

const CHANGES = ['keep', 'set', 'clear'] as const;
interface FieldChange {
  change: (typeof CHANGES)[number];
  text: string;
}

/** Sets or clears the optional fields of questions, after a preview. */
export function SetFieldsDialog({ ids, onClose }: { ids: readonly number[]; onClose: () => void }) {
  const t = useTranslate();
  const [changes, setChanges] = useState<Record<OptionalField, FieldChange>>(() =>
    recordOf(OPTIONAL_FIELDS, () => ({ change: 'keep', text: '' })),
  );
  const [onlyEmpty, setOnlyEmpty] = useState(true);
  const changed = OPTIONAL_FIELDS.filter((field) => changes[field].change !== 'keep');
  const isSet = changed.some((field) => changes[field].change === 'set');
  const isIncomplete = changed.some(
    (field) => changes[field].change === 'set' && changes[field].text.trim() === '',
  );
  const values = recordOf(changed, (field) => (changes[field].change === 'set' ? changes[field].text : ''));
  const edit: BulkEdit | null =
    changed.length === 0 || isIncomplete ? null : { kind: 'set', values, onlyEmpty };
  const session = useBulkEdit(ids, edit, onClose);
  const { preview, count } = session;
  const status = () => {
    if (changed.length === 0) return t('setFields.choose');
    if (isIncomplete) return t('setFields.typeText');
    if (!preview) return '';
    if (preview.total === 0) return isSet && onlyEmpty ? t('setFields.noneEmpty') : t('setFields.none');
    const blocked = preview.total - preview.changeable;
    return [
      t('setFields.found', { count: preview.count, questions: preview.changeable }),
      ...(blocked > 0 ? [t('bulkEdit.blocked', { count: blocked })] : []),
    ].join(' ');
  };
  const update = (field: OptionalField, next: Partial<FieldChange>) =>
    setChanges({ ...changes, [field]: { ...changes[field], ...next } });
  return (
    <Dialog
      title={t('setFields.title', { count: ids.length })}
      wide
      onClose={onClose}
      onSubmit={() => void session.apply()}
      foot={
        <>
          <Button variant="ghost" onPress={onClose}>
            {t('frame.cancel')}
          </Button>
          <Button variant="primary" submit busy={session.busy} disabled={count === 0}>
            {t('setFields.run', { count })}
          </Button>
        </>
      }
    >
      <div className={styles.fields}>
        {OPTIONAL_FIELDS.map((field) => (
          <div key={field} className={styles.field}>
            <div className={styles.choice}>
              <span className={styles.name}>{t(`questionFields.${field}`)}</span>
              <SegmentedControl
                label={t(`questionFields.${field}`)}
                segments={CHANGES.map((id) => ({ id, label: t(`setFields.${id}`) }))}
                value={changes[field].change}
                onChange={(change) => update(field, { change })}
              />
            </div>
            {changes[field].change === 'set' && (
              <TextField
                label={t('setFields.value', { field })}
                multiline={field === 'description'}
                rows={2}
                value={changes[field].text}
                onChange={(text) => update(field, { text: text.slice(0, MAX_SET_LENGTH) })}
                autoFocus
              />
            )}
          </div>
        ))}
      </div>
      <CheckBox isSelected={onlyEmpty} isDisabled={!isSet} onChange={setOnlyEmpty}>
        {t('setFields.onlyEmpty')}
      </CheckBox>
      <p className={styles.status} role="status">
        {status()}
      </p>
      <BulkEditPreview session={session} />
    </Dialog>
  );
}
