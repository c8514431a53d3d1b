import { Button } from '../../ui/buttons/button.tsx';
import { useTranslate } from '../../ui/messages/use-translate.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';

/** Asks whether a question is to be opened that a link asks for: links come from whoever wrote them. */
export function OpenLinkDialog(props: { title: string; onOpen: () => void; onClose: () => void }) {
  const t = useTranslate();
  const open = () => {
    props.onClose();
    props.onOpen();
  };
  return (
    <Dialog
      title={t('desktop.link.openTitle')}
      help={t('desktop.link.openHelp', { title: props.title || t('desktop.link.untitled') })}
      onClose={props.onClose}
      onSubmit={open}
      foot={
        <>
          <Button variant="ghost" onPress={props.onClose}>
            {t('desktop.link.cancel')}
          </Button>
          <Button variant="primary" onPress={open} autoFocus>
            {t('desktop.link.open')}
          </Button>
        </>
      }
    />
  );
}
