import { useState } from 'react';
import {
  type Account,
  type ProfileInput,
  profileInputSchema,
  roleSchema,
} from '../../shared/local-api/profile.ts';
import { Button } from '../ui/controls/button.tsx';
import { Problem, TextField } from '../ui/controls/field.tsx';
import { Segmented } from '../ui/controls/segmented.tsx';
import { useAttempt } from '../ui/hooks/use-attempt.ts';
import { Dialog } from '../ui/overlays/dialog.tsx';
import { type Text, useText } from '../ui/text/text.tsx';
import styles from './profile-dialog.module.css';

type Author = ProfileInput['author'];
type Field = keyof Author;

const FIELDS = ['globalName', 'username', 'id', 'avatarURL', 'displayAvatarURL'] as const satisfies Field[];

/** Somebody who may call: role and author object. Null as account: somebody new. */
export function ProfileDialog(props: {
  account: Account | null;
  isRoleFixed?: boolean;
  /** Rejects with an AppError; then the dialog stays. */
  onSave: (input: ProfileInput) => Promise<void>;
  onClose: () => void;
}) {
  const all = useText().localApi;
  const words = all.profile;
  const text = useText();
  const attempt = useAttempt({ 'not-found': all.profileGone });
  const [role, setRole] = useState(props.account?.role ?? 'member');
  const [author, setAuthor] = useState<Author>(() => props.account?.author ?? newAuthor());
  const [isRevealed, setRevealed] = useState(false);
  const [busy, setBusy] = useState(false);
  const parsed = profileInputSchema.safeParse({ role, author });
  const wrong = new Set(parsed.success ? [] : parsed.error.issues.map(({ path }) => path.at(-1)));
  const save = async () => {
    setRevealed(true);
    if (!parsed.success || busy) return;
    setBusy(true);
    const done = await attempt(() => props.onSave(parsed.data));
    setBusy(false);
    if (done) props.onClose();
  };
  const name = props.account?.author.globalName;
  return (
    <Dialog
      title={name === undefined ? words.addTitle : words.editTitle(name)}
      help={name === undefined ? words.addText : words.editText}
      onClose={props.onClose}
      onSubmit={() => void save()}
      foot={
        <>
          <Button variant="ghost" onPress={props.onClose}>
            {text.frame.cancel}
          </Button>
          <Button variant="primary" submit busy={busy}>
            {name === undefined ? words.addDo : words.editDo}
          </Button>
        </>
      }
    >
      {props.isRoleFixed ? (
        <p className={styles.help}>
          {all.roles[role].name}. {words.roleFixed}
        </p>
      ) : (
        <div className={styles.role}>
          <Segmented
            label={words.role}
            segments={roleSchema.options.map((id) => ({ id, label: all.roles[id].name }))}
            value={role}
            onChange={setRole}
          />
          <p className={styles.help}>{all.roles[role].may}</p>
        </div>
      )}
      {FIELDS.map((field) => {
        // What is empty in a form just opened is not wrong yet.
        const isWrong = wrong.has(field) && (isRevealed || author[field] !== '');
        return (
          <TextField
            key={field}
            label={words[field]}
            {...(isLink(field) ? { tag: words.optional, inputMode: 'url' as const } : {})}
            {...(field === 'id' ? { inputMode: 'numeric' as const } : {})}
            dir={field === 'globalName' ? 'auto' : 'ltr'}
            spellCheck={false}
            value={author[field]}
            invalid={isWrong}
            problems={isWrong && <Problem level="problem">{wrongWords(field, words)}</Problem>}
            onChange={(value) => setAuthor((now) => ({ ...now, [field]: value }))}
          />
        );
      })}
    </Dialog>
  );
}

const isLink = (field: Field): boolean => field === 'avatarURL' || field === 'displayAvatarURL';

function wrongWords(field: Field, words: Text['localApi']['profile']): string {
  switch (field) {
    case 'id':
      return words.idWrong;
    case 'username':
      return words.usernameWrong;
    case 'globalName':
      return words.globalNameWrong;
    default:
      return words.urlWrong;
  }
}

/** An id in the form of a chat platform: 18 digits. */
function newAuthor(): Author {
  const digits = [...crypto.getRandomValues(new Uint8Array(17))].map((byte) => byte % 10);
  return { id: `1${digits.join('')}`, username: '', globalName: '', avatarURL: '', displayAvatarURL: '' };
}
