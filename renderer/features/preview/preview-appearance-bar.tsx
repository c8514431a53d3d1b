import type { ReactNode } from 'react';
import { SegmentedControl } from '../../ui/choices/segmented-control.tsx';
import { useTranslate } from '../../ui/messages/use-translate.tsx';
import type { MessageLayout } from '../chat-message/chat-message.tsx';
import styles from './question-preview.module.css';

type Scheme = 'light' | 'dark';

export interface PreviewAppearance {
  layout: MessageLayout;
  scheme: Scheme;
  /** Whether the preview has a small phone's width. */
  phone: boolean;
}

/** Controls the message's layout and theme, with `children` between them. */
export function PreviewAppearanceBar(props: {
  value: PreviewAppearance;
  onChange: (change: Partial<PreviewAppearance>) => void;
  children?: ReactNode;
}) {
  const { value, onChange } = props;
  const t = useTranslate();
  return (
    <div className={styles.bar}>
      <SegmentedControl
        label={t('preview.layout')}
        segments={[
          { id: 'lines', label: t('preview.lines') },
          { id: 'buttons', label: t('preview.buttons') },
        ]}
        value={value.layout}
        onChange={(layout) => onChange({ layout })}
      />
      <span className={styles.space} />
      {props.children}
      <SegmentedControl
        label={t('preview.chatTheme')}
        segments={[
          { id: 'light', label: t('preview.light'), icon: 'sun' },
          { id: 'dark', label: t('preview.dark'), icon: 'moon' },
        ]}
        value={value.scheme}
        onChange={(scheme) => onChange({ scheme })}
      />
    </div>
  );
}
