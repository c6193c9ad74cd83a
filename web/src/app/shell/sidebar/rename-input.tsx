import { useId, useState } from 'react';
import { useTooLong } from '../../../shared/i18n/use-too-long.ts';
import { dominantDirection } from '../../../shared/lib/direction.ts';
import { TooLong } from '../../../shared/ui/too-long.tsx';
import { NameField, RowInput } from './list-parts.tsx';

type RenameInputProps = {
  name: string;
  value: string;
  most: number;
  /** Called once, with what stands there: on Enter, or when the focus leaves. Escape leaves without. */
  onDone: (typed: string) => void;
  onCancel: () => void;
};

/** A title being rewritten in its own row. */
export function RenameInput({ name, value, most, onDone, onCancel }: RenameInputProps) {
  const [typed, setTyped] = useState(value);
  const tooLong = useTooLong()(typed.trim(), most);
  const tooLongId = useId();
  return (
    <NameField>
      <RowInput
        // The person asked for the field just now: it is where they look.
        autoFocus
        aria-label={name}
        value={typed}
        aria-invalid={tooLong !== undefined}
        aria-describedby={tooLongId}
        dir={dominantDirection(typed)}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => setTyped(event.currentTarget.value)}
        // What is too long stays, to be shortened.
        onBlur={() => tooLong === undefined && onDone(typed)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.currentTarget.blur();
          if (event.key === 'Escape') onCancel();
        }}
      />
      <TooLong id={tooLongId} text={tooLong} />
    </NameField>
  );
}
