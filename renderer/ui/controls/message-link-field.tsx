import { isHttpUrl } from '../../../shared/http-url.ts';
import { useTranslate } from '../messages/use-translate.tsx';
import { Problem, TextField } from './field.tsx';

const LONGEST = 2_000;

/** The link as it is asked for: null while what is typed is none. Left empty, none is asked for. */
export function messageLinkOf(typed: string): { messageLink?: string } | null {
  const messageLink = typed.trim();
  if (messageLink === '') return {};
  return isHttpUrl(messageLink) && messageLink.length <= LONGEST ? { messageLink } : null;
}

/** Where the chat message is taken to be. `stored`: the link that the question has. */
export function MessageLinkField(props: {
  value: string;
  stored: string | null;
  onChange: (value: string) => void;
}) {
  const t = useTranslate();

  const isWrong = messageLinkOf(props.value) === null;
  return (
    <TextField
      label={t('sent.messageLink')}
      tag={t('editor.optional')}
      dir="ltr"
      inputMode="url"
      spellCheck={false}
      placeholder={props.stored ?? ''}
      value={props.value}
      invalid={isWrong}
      problems={isWrong && <Problem level="problem">{t('sent.messageLinkWrong')}</Problem>}
      help={t('sent.messageLinkHelp')}
      onChange={props.onChange}
    />
  );
}
