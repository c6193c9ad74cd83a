import { useId } from 'react';
import { useTooLong } from '../../../kit/text/use-too-long.ts';
import { dominantDirection } from '../../../kit/text/direction.ts';
import type { Rename } from '../../../account/use-rename.ts';
import { TooLong } from '../../../kit/ui/too-long.tsx';
import { NameField, RowInput } from './list-parts.tsx';

type RenameInputProps = {
  name: string;
  rename: Rename;
  most: number;
};

/** Edits a title in its own row. Enter or leaving the field saves it, Escape does not. */
export function RenameInput({ name, rename, most }: RenameInputProps) {
  const { typed = '' } = rename;
  const tooLong = useTooLong()(typed.trim(), most);
  const tooLongId = useId();
  return (
    <NameField>
      <RowInput
        // The person has just asked for this field, so it takes the focus.
        autoFocus={rename.isFresh}
        aria-label={name}
        value={typed}
        aria-invalid={tooLong !== undefined}
        aria-describedby={tooLongId}
        dir={dominantDirection(typed)}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => rename.type(event.currentTarget.value)}
        // A name that is too long is not saved and stays in the field.
        onBlur={() => tooLong === undefined && rename.done()}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.currentTarget.blur();
          if (event.key === 'Escape') rename.cancel();
        }}
      />
      <TooLong id={tooLongId} text={tooLong} />
    </NameField>
  );
}
