import { memo, type ReactNode, useState } from 'react';
import type { Finding } from '../../shared/checks/check.ts';
import { readImage } from '../../shared/image.ts';
import { findingMessage } from '../../shared/messages/finding-message.ts';
import type { TextField as FieldName } from '../state/draft-content.ts';
import { mayFetch, usePictureHosts } from '../state/picture-hosts.ts';
import { Problem, TextField } from '../ui/controls/field.tsx';
import { sameLook } from '../ui/hooks/same-look.ts';
import type { IconName } from '../ui/icons/icon.tsx';
import { useTranslate } from '../ui/messages/use-translate.tsx';
import { ImageThumb } from './image-thumb.tsx';
import { LengthCounter } from './length-counter.tsx';
import styles from './text-fields.module.css';
import { useHush } from './use-hush.ts';

interface FieldProps {
  value: string;
  findings: readonly Finding[];
  onChange: (value: string) => void;
}

/** The optional description: grows with its text. As the others, it is drawn again only when it looks different. */
export const DescriptionField = memo(function DescriptionField(props: FieldProps) {
  const t = useTranslate();
  const counter = <LengthCounter field="description" value={props.value} />;
  return (
    <OptionalField
      {...props}
      name="description"
      label={t('editor.description')}
      counter={counter}
      multiline
    />
  );
}, sameLook);

/** The optional footer. */
export const FooterField = memo(function FooterField(props: FieldProps) {
  const t = useTranslate();
  const counter = <LengthCounter field="footer" value={props.value} />;
  return <OptionalField {...props} name="footer" label={t('editor.footer')} counter={counter} />;
}, sameLook);

/** The optional image: an address, or words for the service to search by. Its picture is shown where its host was allowed. */
export const ImageField = memo(function ImageField(props: FieldProps) {
  const t = useTranslate();

  const { hosts } = usePictureHosts();
  const [failed, setFailed] = useState<string | null>(null);
  const reading = readImage(props.value);
  const url = reading.kind === 'url' && mayFetch(reading.url, hosts) ? reading.url : null;
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
    <ImageThumb key={url} url={url} onFail={() => setFailed(url)} />
  );
  return (
    <OptionalField
      {...props}
      name="image"
      label={t('editor.image')}
      icon="image"
      help={help}
      trailing={thumb}
    />
  );
}, sameLook);

function OptionalField(
  props: FieldProps & {
    name: FieldName;
    label: string;
    counter?: ReactNode;
    help?: ReactNode;
    icon?: IconName;
    trailing?: ReactNode;
    multiline?: boolean;
  },
) {
  const t = useTranslate();
  const { shown, typed, left } = useHush(props.findings);
  const isImage = props.name === 'image';
  const problems = shown
    // The counter says it already.
    .filter((finding) => finding.code !== 'too-long')
    .map((finding) => (
      <Problem key={finding.code} level={finding.level}>
        {findingMessage(finding, t)}
      </Problem>
    ));
  return (
    <div data-place={props.name}>
      <TextField
        label={props.label}
        tag={t('editor.optional')}
        value={props.value}
        onChange={(value) => {
          typed();
          props.onChange(value);
        }}
        onBlur={left}
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
