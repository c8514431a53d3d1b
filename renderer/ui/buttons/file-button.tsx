import { useRef } from 'react';
import { Button, type ButtonProps } from './button.tsx';

/** A button that opens a file picker. `accept`: file extensions such as `.json`. */
export function FileButton(
  props: Omit<ButtonProps, 'onPress'> & { accept: readonly string[]; onChoose: (file: File) => void },
) {
  const { accept, onChoose, ...button } = props;
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={accept.join(',')}
        hidden
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          // Lets the same file be chosen again.
          event.target.value = '';
          if (file) onChoose(file);
        }}
      />
      <Button {...button} onPress={() => input.current?.click()} />
    </>
  );
}
