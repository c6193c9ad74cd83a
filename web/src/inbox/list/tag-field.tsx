import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { tagLength } from '@crocodile-hub/core/contract/inbox';
import { useId, useState } from 'react';
import { useTooLong } from '../../kit/text/use-too-long.ts';
import { useTranslation } from '../../kit/text/use-translation.ts';
import { dominantDirection } from '../../kit/text/direction.ts';
import { Button } from '../../kit/ui/button.tsx';
import { TooLong } from '../../kit/ui/too-long.tsx';

type TagFieldProps = { onTag: (tag: string) => void; onClose: () => void };

/** A field for a tag's name; it replaces the actions while it is open, and closes before it tags. */
export function TagField({ onTag, onClose }: TagFieldProps) {
  const { t } = useTranslation(['inbox', 'common']);
  const [typed, setTyped] = useState('');
  const tag = typed.trim();
  const tooLong = useTooLong()(tag, tagLength);
  const noteId = useId();
  const canTag = tag !== '' && tooLong === undefined;
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        if (!canTag) return;
        onClose();
        onTag(tag);
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
    >
      <OutlinedInput
        autoFocus
        size="small"
        value={typed}
        placeholder={t('tagName')}
        error={tooLong !== undefined}
        onChange={({ target }) => setTyped(target.value)}
        inputProps={{
          'aria-label': t('tagName'),
          'aria-describedby': tooLong === undefined ? undefined : noteId,
          dir: typed === '' ? undefined : dominantDirection(typed),
        }}
      />
      <Button size="sm" variant="tint" type="submit" disabled={!canTag}>
        {t('addTag')}
      </Button>
      <Button size="sm" variant="bare" onClick={onClose}>
        {t('common:cancel')}
      </Button>
      <TooLong id={noteId} text={tooLong} />
    </Form>
  );
}

const Form = styled('form')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(0.5),
  minInlineSize: 0,
  '& .MuiOutlinedInput-root': { flex: '0 1 200px', minInlineSize: 120 },
}));
