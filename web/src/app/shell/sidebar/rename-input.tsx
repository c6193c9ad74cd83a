import { useState } from 'react';
import { dominantDirection } from '../../../shared/lib/direction.ts';
import { RowInput } from './list-parts.tsx';

type RenameInputProps = {
  name: string;
  value: string;
  maxLength: number;
  /** Called once, with what stands there: on Enter, or when the focus leaves. Escape leaves without. */
  onDone: (typed: string) => void;
  onCancel: () => void;
};

/** A title being rewritten in its own row. */
export function RenameInput({ name, value, maxLength, onDone, onCancel }: RenameInputProps) {
  const [typed, setTyped] = useState(value);
  return (
    <RowInput
      // The person asked for the field just now: it is where they look.
      autoFocus
      aria-label={name}
      value={typed}
      maxLength={maxLength}
      dir={dominantDirection(typed)}
      onFocus={(event) => event.currentTarget.select()}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={() => onDone(typed)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.currentTarget.blur();
        if (event.key === 'Escape') onCancel();
      }}
    />
  );
}
