import { useState } from 'react';
import {
  type ApiToken,
  type ApiTokenInput,
  apiTokenInputSchema,
  roleSchema,
} from '../../../../shared/local-api/api-token.ts';
import type { Translate } from '../../../../shared/messages/translate.ts';
import { SegmentedControl } from '../../../ui/choices/segmented-control.tsx';
import { useErrorToast } from '../../../ui/feedback/use-error-toast.ts';
import { Problem, TextField } from '../../../ui/fields/text-field.tsx';
import { useTranslate } from '../../../ui/messages/use-translate.tsx';
import { FormDialog } from '../../../ui/overlays/form-dialog.tsx';
import smallText from '../../../ui/styles/small-text.module.css';
import styles from './token-dialog.module.css';

type Author = ApiTokenInput['author'];
type Field = keyof Author;

const FIELDS = ['globalName', 'username', 'id', 'avatarURL', 'displayAvatarURL'] as const satisfies Field[];

/** Adds or edits an API token with its role and author. `token` is null for a new token. */
export function TokenDialog(props: {
  token: ApiToken | null;
  isRoleFixed?: boolean;
  /** Saves the token. Rejects with an AppError, and the dialog then remains open. */
  onSave: (input: ApiTokenInput) => Promise<void>;
  onClose: () => void;
}) {
  const t = useTranslate();

  const attempt = useErrorToast({ 'not-found': t('localApi.profileGone') });
  const [role, setRole] = useState(props.token?.role ?? 'member');
  const [author, setAuthor] = useState<Author>(() => props.token?.author ?? createAuthor());
  const [showsProblems, setShowsProblems] = useState(false);
  const parsed = apiTokenInputSchema.safeParse({ role, author });
  const wrong = new Set(parsed.success ? [] : parsed.error.issues.map(({ path }) => path.at(-1)));
  const save = async () => {
    setShowsProblems(true);
    return parsed.success && attempt(() => props.onSave(parsed.data));
  };
  const name = props.token?.author.globalName;
  return (
    <FormDialog
      title={name === undefined ? t('localApi.profile.addTitle') : t('localApi.profile.editTitle', { name })}
      help={name === undefined ? t('localApi.profile.addText') : t('localApi.profile.editText')}
      onClose={props.onClose}
      action={name === undefined ? t('localApi.profile.addDo') : t('localApi.profile.editDo')}
      onSubmit={save}
    >
      {props.isRoleFixed ? (
        <p className={smallText.hint}>
          {t(`localApi.roles.${role}.name`)}. {t('localApi.profile.roleFixed')}
        </p>
      ) : (
        <div className={styles.role}>
          <SegmentedControl
            label={t('localApi.profile.role')}
            segments={roleSchema.options.map((id) => ({ id, label: t(`localApi.roles.${id}.name`) }))}
            value={role}
            onChange={setRole}
          />
          <p className={smallText.hint}>{t(`localApi.roles.${role}.may`)}</p>
        </div>
      )}
      {FIELDS.map((field) => {
        // Empty fields aren't errors before the first attempt to save.
        const isWrong = wrong.has(field) && (showsProblems || author[field] !== '');
        return (
          <TextField
            key={field}
            label={t(`localApi.profile.${field}`)}
            {...(isLink(field) ? { tag: t('localApi.profile.optional'), inputMode: 'url' as const } : {})}
            {...(field === 'id' ? { inputMode: 'numeric' as const } : {})}
            dir={field === 'globalName' ? 'auto' : 'ltr'}
            spellCheck={false}
            value={author[field]}
            invalid={isWrong}
            problems={isWrong && <Problem level="problem">{formatFieldProblem(field, t)}</Problem>}
            onChange={(value) => setAuthor((now) => ({ ...now, [field]: value }))}
          />
        );
      })}
    </FormDialog>
  );
}

const isLink = (field: Field): boolean => field === 'avatarURL' || field === 'displayAvatarURL';

function formatFieldProblem(field: Field, t: Translate): string {
  switch (field) {
    case 'id':
      return t('localApi.profile.idWrong');
    case 'username':
      return t('localApi.profile.usernameWrong');
    case 'globalName':
      return t('localApi.profile.globalNameWrong');
    default:
      return t('localApi.profile.urlWrong');
  }
}

/** Creates an author with a random 18-digit ID, as chat platforms use. */
function createAuthor(): Author {
  const digits = [...crypto.getRandomValues(new Uint8Array(17))].map((byte) => byte % 10);
  return { id: `1${digits.join('')}`, username: '', globalName: '', avatarURL: '', displayAvatarURL: '' };
}
