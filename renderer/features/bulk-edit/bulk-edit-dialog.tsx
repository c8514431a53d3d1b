import type { ReactNode } from 'react';
import type { BulkEdit } from '../../../shared/library/bulk-edit.ts';
import { useTranslate } from '../../ui/messages/use-translate.tsx';
import { FormDialog } from '../../ui/overlays/form-dialog.tsx';
import styles from './bulk-edit-dialog.module.css';
import { BulkEditPreview } from './bulk-edit-preview.tsx';
import { useBulkEdit } from './use-bulk-edit.ts';

/** Describes an edit to many questions and previews it. */
export function BulkEditDialog(props: {
  ids: readonly number[];
  title: string;
  /** The edit, or null while it's incomplete. */
  edit: BulkEdit | null;
  /** The message that says which input is missing. */
  missing: string;
  /** The message for an edit that doesn't change any question. */
  none: string;
  /** Formats the number of changes. */
  formatFound: (values: { count: number; questions: number }) => string;
  run: (count: number) => string;
  onClose: () => void;
  children: ReactNode;
}) {
  const { edit, onClose } = props;
  const t = useTranslate();
  const session = useBulkEdit(props.ids, edit);
  const { preview, count } = session;
  const renderStatus = () => {
    if (!edit) return props.missing;
    if (!preview) return '';
    if (preview.total === 0) return props.none;
    const blocked = preview.total - preview.changeable;
    return [
      props.formatFound({ count: preview.count, questions: preview.changeable }),
      ...(blocked > 0 ? [t('bulkEdit.blocked', { count: blocked })] : []),
    ].join(' ');
  };
  return (
    <FormDialog
      title={props.title}
      wide
      onClose={onClose}
      action={props.run(count)}
      disabled={count === 0}
      onSubmit={session.apply}
    >
      {props.children}
      <p className={styles.status} role="status">
        {renderStatus()}
      </p>
      <BulkEditPreview session={session} />
    </FormDialog>
  );
}
