import type { ReactNode } from 'react';
import type { Finding } from '../../shared/check.ts';
import type { TextField as FieldName } from '../state/draft-content.ts';
import { Problem, TextField } from '../ui/field.tsx';
import type { IconName } from '../ui/icon.tsx';
import { useText } from '../ui/text/text.tsx';
import { findingWords } from './finding-words.ts';
import { LengthCounter } from './length-counter.tsx';
import styles from './text-fields.module.css';
import { useHush } from './use-hush.ts';

interface FieldProps {
  value: string;
  findings: readonly Finding[];
  onChange: (value: string) => void;
}

/** The optional description: grows with its text. */
export function DescriptionField(props: FieldProps) {
  const label = useText().editor.description;
  const counter = <LengthCounter field="description" value={props.value} />;
  return <OptionalField {...props} name="description" label={label} counter={counter} multiline />;
}

/** The optional footer. */
export function FooterField(props: FieldProps) {
  const label = useText().editor.footer;
  const counter = <LengthCounter field="footer" value={props.value} />;
  return <OptionalField {...props} name="footer" label={label} counter={counter} />;
}

/** The optional image: an address, or words for the service to search by. */
export function ImageField(props: FieldProps) {
  const { image, imageHelp } = useText().editor;
  const help = (
    <>
      {imageHelp.before}
      <code className={styles.code}>{imageHelp.code}</code>
      {imageHelp.after}
    </>
  );
  return <OptionalField {...props} name="image" label={image} icon="image" help={help} />;
}

function OptionalField(
  props: FieldProps & {
    name: FieldName;
    label: string;
    counter?: ReactNode;
    help?: ReactNode;
    icon?: IconName;
    multiline?: boolean;
  },
) {
  const text = useText();
  const { shown, typed, left } = useHush(props.findings);
  const isImage = props.name === 'image';
  const problems = shown
    // The counter says it already.
    .filter((finding) => finding.code !== 'too-long')
    .map((finding) => (
      <Problem key={finding.code} level={finding.level}>
        {findingWords(finding, text)}
      </Problem>
    ));
  return (
    <div data-place={props.name}>
      <TextField
        label={props.label}
        tag={text.editor.optional}
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
        multiline={props.multiline ?? false}
        spellCheck={!isImage}
        dir={isImage ? 'ltr' : 'auto'}
        {...(props.icon ? { icon: props.icon } : {})}
      />
    </div>
  );
}
