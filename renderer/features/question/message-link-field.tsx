import { isHttpUrl } from '../../../shared/http-url.ts';
import { Problem, TextField } from '../../ui/fields/text-field.tsx';
import { useTranslate } from '../../ui/messages/use-translate.tsx';

const MAX_MESSAGE_LINK_LENGTH = 2_000;

/** The link as it is asked for: null while what is typed is none. Left empty, none is asked for. */
export function parseMessageLink(typed: string): { messageLink?: string } | null {
  const messageLink = typed.trim();
  if (messageLink === '') return {};
  return isHttpUrl(messageLink) && messageLink.length <= MAX_MESSAGE_LINK_LENGTH ? { messageLink } : null;
}

/** Where the chat message is taken to be. `stored`: the link that the question has. */
export function MessageLinkField(props: {
  value: string;
  stored: string | null;
  onChange: (value: string) => void;
}) {
  const t = useTranslate();

  const isWrong = parseMessageLink(props.value) === null;
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
