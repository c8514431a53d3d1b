import type { DraftContent } from '../../drafts/draft-content.ts';
import type { DraftSession } from '../../drafts/use-draft-session.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { useTranslate } from '../../ui/messages/use-translate.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { type PreviewAppearance, PreviewAppearanceBar } from './preview-appearance-bar.tsx';
import styles from './preview-dialog.module.css';
import { PreviewMessage } from './preview-message.tsx';

/** Shows the message as on a desktop and on a phone, side by side if there's room. */
export function PreviewDialog(props: {
  session: DraftSession;
  content: DraftContent;
  previewAppearance: PreviewAppearance;
  onPreviewAppearanceChange: (change: Partial<PreviewAppearance>) => void;
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
      <PreviewAppearanceBar value={props.previewAppearance} onChange={props.onPreviewAppearanceChange} />
      <div className={styles.widths}>
        {(['desktop', 'phone'] as const).map((width) => (
          <figure key={width} className={styles[width]}>
            <figcaption className={styles.name}>{t(`preview.widths.${width}`)}</figcaption>
            <PreviewMessage
              session={props.session}
              content={props.content}
              previewAppearance={props.previewAppearance}
            />
          </figure>
        ))}
      </div>
    </Dialog>
  );
}
