import { useState } from 'react';
import {
  type CustomEmoji,
  type CustomEmojiFault,
  checkCustomEmoji,
  readKeywords,
} from '../../../shared/emoji/custom-emoji.ts';
import { CustomEmojiImage } from '../../features/chat-message/custom-emoji-image.tsx';
import { canFetchImage, getHost, useAllowedImageHosts } from '../../stores/allowed-image-hosts.ts';
import { useEmojiNames } from '../../stores/emoji-finder-store.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Problem, TextField } from '../../ui/fields/text-field.tsx';
import { useTranslate } from '../../ui/messages/use-translate.tsx';
import { FormDialog } from '../../ui/overlays/form-dialog.tsx';
import styles from './custom-emoji-page.module.css';

export function CustomEmojiDialog(props: {
  emoji: CustomEmoji | null;
  others: readonly CustomEmoji[];
  /** Resolves with whether saving succeeded. The dialog remains open after a failure. */
  onSave: (emoji: CustomEmoji) => Promise<boolean>;
  onClose: () => void;
}) {
  const { emoji, others } = props;
  const t = useTranslate();

  const { names: bundled } = useEmojiNames(true);
  const [name, setName] = useState(emoji?.name ?? '');
  const [url, setUrl] = useState(emoji?.url ?? '');
  const [keywords, setKeywords] = useState(emoji?.keywords.join(', ') ?? '');
  const [showsProblems, setShowsProblems] = useState(false);
  const typed: CustomEmoji = {
    name: name.trim().replace(/^:(.*):$/u, '$1'),
    url: url.trim(),
    keywords: readKeywords(keywords),
  };
  const faults = checkCustomEmoji(typed, others, (known) => bundled?.get(known));
  const save = async () => {
    setShowsProblems(true);
    return !faults.some(({ level }) => level === 'problem') && props.onSave(typed);
  };
  // Empty fields aren't errors before the first attempt to save.
  const findFaults = (field: CustomEmojiFault['field']) =>
    faults.filter((fault) => fault.field === field && (showsProblems || typed[field] !== ''));
  const createFaultProps = (field: CustomEmojiFault['field']) => ({
    invalid: findFaults(field).some(({ level }) => level === 'problem'),
    problems:
      findFaults(field).length > 0 &&
      findFaults(field).map((fault) => (
        <Problem key={fault.code} level={fault.level}>
          {t(`customEmoji.fault.${fault.code}`, { emoji: '', name: '', ...fault })}
        </Problem>
      )),
  });
  return (
    <FormDialog
      title={emoji ? t('customEmoji.editTitle', { name: emoji.name }) : t('customEmoji.addTitle')}
      onClose={props.onClose}
      action={emoji ? t('customEmoji.save') : t('customEmoji.add')}
      onSubmit={save}
    >
      <TextField
        label={t('customEmoji.name')}
        help={t('customEmoji.nameHelp')}
        spellCheck={false}
        value={name}
        onChange={setName}
        {...createFaultProps('name')}
      />
      <TextField
        label={t('customEmoji.url')}
        help={t('customEmoji.urlHelp')}
        inputMode="url"
        dir="ltr"
        spellCheck={false}
        value={url}
        onChange={setUrl}
        {...createFaultProps('url')}
      />
      <ImagePreview url={typed.url} name={typed.name} />
      <TextField
        label={t('customEmoji.keywords')}
        tag={t('customEmoji.optional')}
        help={t('customEmoji.keywordsHelp')}
        value={keywords}
        onChange={setKeywords}
      />
    </FormDialog>
  );
}

/** Shows the image at the typed URL if its host is allowed. */
function ImagePreview({ url, name }: { url: string; name: string }) {
  const t = useTranslate();
  const { hosts, allow } = useAllowedImageHosts();
  const host = /^https:/i.test(url) ? getHost(url) : null;
  if (!host) return null;
  return (
    <p className={styles.shown}>
      <CustomEmojiImage url={url} name={name} />
      {!canFetchImage(url, hosts) && (
        <Button size="small" icon="image" onPress={() => allow(host)}>
          {t('customEmoji.show', { host })}
        </Button>
      )}
    </p>
  );
}
