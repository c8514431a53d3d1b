import { Button } from '../ui/controls/button.tsx';
import { Dialog } from '../ui/overlays/dialog.tsx';
import { useText } from '../ui/text/text.tsx';

/** Asks whether a question is to be opened that a link asks for: links come from whoever wrote them. */
export function LinkDialog(props: { title: string; onOpen: () => void; onClose: () => void }) {
  const words = useText().desktop.link;
  const open = () => {
    props.onClose();
    props.onOpen();
  };
  return (
    <Dialog
      title={words.openTitle}
      help={words.openHelp(props.title || words.untitled)}
      onClose={props.onClose}
      onSubmit={open}
      foot={
        <>
          <Button variant="ghost" onPress={props.onClose}>
            {words.cancel}
          </Button>
          <Button variant="primary" onPress={open} autoFocus>
            {words.open}
          </Button>
        </>
      }
    />
  );
}
