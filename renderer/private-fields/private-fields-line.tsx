import { useState } from 'react';
import type { DraftSession } from '../state/draft-session.ts';
import { useActions } from '../ui/actions/use-actions.ts';
import { Button } from '../ui/controls/button.tsx';
import { createTimeWords } from '../ui/format/time-words.ts';
import { Icon } from '../ui/icons/icon.tsx';
import { useTranslate } from '../ui/messages/use-translate.tsx';
import { PrivateFieldsForm } from './private-fields-form.tsx';
import styles from './private-fields-line.module.css';

/** The private fields of a question, and the button that edits them. */
export function PrivateFieldsLine({ session }: { session: DraftSession }) {
  const t = useTranslate();

  const [isOpen, setOpen] = useState(false);
  const { tags = [], plannedFor } = session.entry ?? {};
  useActions({
    'question.private-fields': () => {
      setOpen(true);
    },
  });
  if (isOpen) {
    return <PrivateFieldsForm session={session} onClose={() => setOpen(false)} />;
  }
  return (
    <div className={styles.line}>
      {tags.map((tag) => (
        <span key={tag} className={styles.tag} dir="auto">
          {tag}
        </span>
      ))}
      {plannedFor !== undefined && (
        <span className={styles.planned}>
          <Icon name="calendar" size={14} />
          {t('list.planned', { day: createTimeWords(t).day(plannedFor) })}
        </span>
      )}
      <Button size="small" variant="ghost" icon="tag" onPress={() => setOpen(true)}>
        {tags.length === 0 && plannedFor === undefined ? t('privateFields.add') : t('privateFields.change')}
      </Button>
    </div>
  );
}
