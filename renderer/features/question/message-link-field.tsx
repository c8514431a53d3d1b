import { isHttpUrl } from '../../../shared/http-url.ts';
import { Problem, TextField } from '../../ui/fields/text-field.tsx';
import { useTranslate } from '../../ui/messages/use-translate.tsx';

const MAX_MESSAGE_LINK_LENGTH = 2_000;

/** The link in the request; null if it's invalid, empty if the field is. */
export function parseMessageLink(typed: string): { messageLink?: string } | null {
  const messageLink = typed.trim();
  if (messageLink === '') return {};
  return isHttpUrl(messageLink) && messageLink.length <= MAX_MESSAGE_LINK_LENGTH ? { messageLink } : null;
}

/** The field for the link to the chat message. `stored`: the current link. */
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
