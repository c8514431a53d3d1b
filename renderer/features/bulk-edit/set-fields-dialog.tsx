import { useState } from 'react';
import { type BulkEdit, MAX_SET_LENGTH, type TagSetting } from '../../../shared/library/bulk-edit.ts';
import {
  createRecord,
  OPTIONAL_FIELDS,
  type OptionalField,
} from '../../../shared/question/question-fields.ts';
import { CheckBox } from '../../ui/choices/check-box.tsx';
import { SegmentedControl } from '../../ui/choices/segmented-control.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { useTranslate } from '../../ui/messages/use-translate.tsx';
import { TagField, TagList } from '../question/tag-field.tsx';
import { BulkEditDialog } from './bulk-edit-dialog.tsx';
import styles from './set-fields-dialog.module.css';

const CHANGES = ['keep', 'set', 'clear'] as const;
const TAG_CHANGES = ['keep', 'add', 'remove', 'replace', 'clear'] as const;
interface FieldChange {
  change: (typeof CHANGES)[number];
  text: string;
}

export function SetFieldsDialog({ ids, onClose }: { ids: readonly number[]; onClose: () => void }) {
  const t = useTranslate();
  const [changes, setChanges] = useState<Record<OptionalField, FieldChange>>(() =>
    createRecord(OPTIONAL_FIELDS, () => ({ change: 'keep', text: '' })),
  );
  const [onlyEmpty, setOnlyEmpty] = useState(true);
  const [tagChange, setTagChange] = useState<(typeof TAG_CHANGES)[number]>('keep');
  const [tags, setTags] = useState<readonly string[]>([]);
  // This value is null if the typed tags are invalid.
  const [typedTags, setTypedTags] = useState<readonly string[] | null>([]);
  const wantedTags = [...new Set([...tags, ...(typedTags ?? [])])];
  const hasTags = tagChange !== 'keep' && tagChange !== 'clear';
  const changed = OPTIONAL_FIELDS.filter((field) => changes[field].change !== 'keep');
  const isSet = changed.some((field) => changes[field].change === 'set');
  const isIncomplete =
    changed.some((field) => changes[field].change === 'set' && changes[field].text.trim() === '') ||
    (hasTags && (!typedTags || wantedTags.length === 0));
  const values = createRecord(changed, (field) =>
    changes[field].change === 'set' ? changes[field].text : '',
  );
  const tagSetting: Record<typeof tagChange, TagSetting | undefined> = {
    keep: undefined,
    add: { change: 'add', tags: wantedTags },
    remove: { change: 'remove', tags: wantedTags },
    replace: { change: 'replace', tags: wantedTags },
    clear: { change: 'replace', tags: [] },
  };
  const isChosen = changed.length > 0 || tagChange !== 'keep';
  const edit: BulkEdit | null =
    isChosen && !isIncomplete ? { kind: 'set', values, onlyEmpty, tags: tagSetting[tagChange] } : null;
  const update = (field: OptionalField, next: Partial<FieldChange>) =>
    setChanges({ ...changes, [field]: { ...changes[field], ...next } });
  return (
    <BulkEditDialog
      ids={ids}
      title={t('setFields.title', { count: ids.length })}
      edit={edit}
      missing={t(isIncomplete ? 'setFields.typeText' : 'setFields.choose')}
      none={t(isSet && onlyEmpty ? 'setFields.noneEmpty' : 'setFields.none')}
      formatFound={(values) => t('setFields.found', values)}
      run={(count) => t('setFields.run', { count })}
      onClose={onClose}
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
              {changes[field].change === 'set' && (
                <TextField
                  className={styles.value}
                  label={t('setFields.value', { field })}
                  hidesLabel
                  multiline={field === 'description'}
                  rows={2}
                  value={changes[field].text}
                  onChange={(text) => update(field, { text: text.slice(0, MAX_SET_LENGTH) })}
                  autoFocus
                />
              )}
            </div>
          </div>
        ))}
        <div className={styles.field}>
          <div className={styles.choice}>
            <span className={styles.name}>{t('setFields.tags')}</span>
            <SegmentedControl
              label={t('setFields.tags')}
              segments={TAG_CHANGES.map((id) => ({ id, label: t(`setFields.${id}`) }))}
              value={tagChange}
              onChange={setTagChange}
            />
            {hasTags && (
              <div className={styles.value}>
                <TagField
                  label={t('setFields.tagsOf', { change: tagChange })}
                  hidesLabel
                  tags={tags}
                  isKnownOnly={tagChange === 'remove'}
                  onAdd={(added) => setTags([...tags, ...added])}
                  onTyped={setTypedTags}
                  autoFocus
                />
              </div>
            )}
          </div>
          {hasTags && (
            <TagList
              label={t('setFields.tags')}
              tags={tags}
              onRemove={(removed) => setTags(tags.filter((tag) => tag !== removed))}
            />
          )}
        </div>
      </div>
      <CheckBox isSelected={onlyEmpty} isDisabled={!isSet} onChange={setOnlyEmpty}>
        {t('setFields.onlyEmpty')}
      </CheckBox>
    </BulkEditDialog>
  );
}
