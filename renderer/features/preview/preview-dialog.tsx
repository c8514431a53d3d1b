import type { DraftContent } from '../../drafts/draft-content.ts';
import type { DraftSession } from '../../drafts/use-draft-session.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { useTranslate } from '../../ui/messages/use-translate.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import styles from './preview-dialog.module.css';
import { PreviewMessage } from './preview-message.tsx';
import { type PreviewOptions, PreviewOptionsBar } from './preview-options-bar.tsx';

/** The message as wide as in a desktop chat and on a phone, next to each other if there's room. */
export function PreviewDialog(props: {
  session: DraftSession;
  content: DraftContent;
  previewOptions: PreviewOptions;
  onPreviewOptionsChange: (change: Partial<PreviewOptions>) => void;
  onClose: () => void;
}) {
  const t = useTranslate();
  return (
    <Dialog
      title={t('preview.enlargedTitle')}
      extraWide
      onClose={props.onClose}
      foot={<Button onPress={props.onClose}>{t('frame.closePreview')}</Button>}
    >
      <PreviewOptionsBar value={props.previewOptions} onChange={props.onPreviewOptionsChange} />
      <div className={styles.widths}>
        {(['desktop', 'phone'] as const).map((width) => (
          <figure key={width} className={styles[width]}>
            <figcaption className={styles.name}>{t(`preview.widths.${width}`)}</figcaption>
            <PreviewMessage
              session={props.session}
              content={props.content}
              previewOptions={props.previewOptions}
            />
          </figure>
        ))}
      </div>
    </Dialog>
  );
}
