import { type ClipboardEvent, memo, type ReactNode, useState } from 'react';
import { isHttpUrl } from '../../../../shared/http-url.ts';
import { formatFinding } from '../../../../shared/messages/finding-message.ts';
import type { Finding } from '../../../../shared/question/check-question.ts';
import {
  isPlain,
  type OptionalField as OptionalFieldName,
  type PlainField as PlainFieldName,
  QUESTION_FIELDS,
} from '../../../../shared/question/question-fields.ts';
import { readImage } from '../../../../shared/question/question-image.ts';
import type { DraftContent } from '../../../drafts/draft-content.ts';
import { canFetchImage, useAllowedImageHosts } from '../../../stores/allowed-image-hosts.ts';
import type { Store } from '../../../stores/primitives/external-store.ts';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { Problem, TextField } from '../../../ui/fields/text-field.tsx';
import { isDeepEqual } from '../../../ui/hooks/deep-equal.ts';
import { useDelayedFlag } from '../../../ui/hooks/use-delayed-flag.ts';
import type { IconName } from '../../../ui/icons/icon.tsx';
import { useTranslate } from '../../../ui/messages/use-translate.tsx';
import { useProblemsAfterTyping } from '../problems/use-problems-after-typing.ts';
import { LengthCounter } from './length-counter.tsx';
import styles from './optional-field.module.css';
import { useNewestText } from './use-newest-text.ts';

interface FieldProps {
  newestContent: Store<DraftContent>;
  /** The field's text, updated after a pause in typing. */
  text: string;
  findings: readonly Finding[];
  onChange: (value: string) => void;
}

export const OptionalField = memo(function OptionalField({
  name,
  ...props
}: FieldProps & { name: OptionalFieldName }) {
  return isPlain(name) ? <PlainField {...props} name={name} /> : <ImageField {...props} />;
}, isDeepEqual);

/** A text field with a length counter. A multiline field grows with its text. */
function PlainField(props: FieldProps & { name: PlainFieldName }) {
  const { name, text } = props;
  const isMultiline = QUESTION_FIELDS[name].control === 'lines';
  return (
    <LabeledField {...props} counter={<LengthCounter field={name} value={text} />} multiline={isMultiline} />
  );
}

/** Returns the URL of the first image in HTML, or null. Loads nothing. */
function findImageUrl(html: string): string | null {
  const image = new DOMParser().parseFromString(html, 'text/html').querySelector('img');
  const url = image?.getAttribute('src')?.trim() ?? '';
  return isHttpUrl(url) ? url : null;
}

/** A field for an image URL or a search that the service runs. The image is shown if its host is allowed. */
function ImageField(props: FieldProps) {
  const t = useTranslate();
  const { hosts } = useAllowedImageHosts();
  const toast = useToast();
  const [failed, setFailed] = useState<string | null>(null);
  const reading = readImage(props.text);
  const url = reading.kind === 'url' && canFetchImage(reading.url, hosts) ? reading.url : null;
  const hasFailed = url !== null && failed === url;
  const help = (
    <>
      {hasFailed && <p>{t('preview.didNotLoad')}</p>}
      {t('editor.imageHelp.before')}
      <code className={styles.code}>{t('editor.imageHelp.code')}</code>
      {t('editor.imageHelp.after')}
    </>
  );
  const thumb = url !== null && !hasFailed && (
    <ImageThumbnail key={url} url={url} onFail={() => setFailed(url)} />
  );
  const onPaste = (event: ClipboardEvent) => {
    const { clipboardData } = event;
    const hasImage = [...clipboardData.items].some(({ type }) => type.startsWith('image/'));
    if (!hasImage || clipboardData.getData('text/plain') !== '') return;
    event.preventDefault();
    // A browser copies an image together with HTML that contains its URL.
    const pasted = findImageUrl(clipboardData.getData('text/html'));
    if (pasted === null) toast({ message: t('editor.imageNeedsUrl') });
    else props.onChange(pasted);
  };
  return <LabeledField {...props} name="image" icon="image" help={help} trailing={thumb} onPaste={onPaste} />;
}

function LabeledField(
  props: FieldProps & {
    name: OptionalFieldName;
    counter?: ReactNode;
    help?: ReactNode;
    icon?: IconName;
    trailing?: ReactNode;
    multiline?: boolean;
    onPaste?: (event: ClipboardEvent) => void;
  },
) {
  const t = useTranslate();
  const { shown, onType, onLeave } = useProblemsAfterTyping(props.findings);
  const isImage = props.name === 'image';
  const element = useNewestText<HTMLInputElement & HTMLTextAreaElement>(
    props.newestContent,
    props.name,
    (text) => {
      onType();
      props.onChange(text);
    },
  );
  const problems = shown
    // The counter shows this problem.
    .filter((finding) => finding.code !== 'too-long')
    .map((finding) => (
      <Problem key={finding.code} level={finding.level}>
        {formatFinding(finding, t)}
      </Problem>
    ));
  return (
    <div data-location={props.name} onPaste={props.onPaste}>
      <TextField
        label={t(`questionFields.${props.name}`)}
        tag={t('editor.optional')}
        inputRef={element.ref}
        defaultValue={element.defaultValue}
        onChange={element.onChange}
        onBlur={onLeave}
        invalid={shown.some((finding) => finding.level === 'problem')}
        problems={problems.length > 0 ? problems : null}
        counter={props.counter}
        help={props.help}
        trailing={props.trailing}
        multiline={props.multiline ?? false}
        spellCheck={!isImage}
        dir={isImage ? 'ltr' : 'auto'}
        {...(props.icon ? { icon: props.icon } : {})}
      />
    </div>
  );
}

/** How long a URL must be unchanged before its image is requested. */
const URL_SETTLE_MS = 600;

/** Shows the image after the URL hasn't changed for a while. Use the URL as the component's key. */
function ImageThumbnail({ url, onFail }: { url: string; onFail: () => void }) {
  const isSettled = useDelayedFlag(true, URL_SETTLE_MS);
  if (!isSettled) return null;
  return <img className={styles.thumb} src={url} alt="" referrerPolicy="no-referrer" onError={onFail} />;
}
