import Box from '@mui/material/Box';
import InputBase from '@mui/material/InputBase';
import { styled } from '@mui/material/styles';
import { bounds } from '@crocodile-hub/core/contract/bounds';
import { useId } from 'react';
import { useTooLong } from '../../kit/text/use-too-long.ts';
import { useTranslation } from '../../kit/text/use-translation.ts';
import { dominantDirection } from '../../kit/text/direction.ts';
import type { Rename } from '../../account/use-rename.ts';
import { radius } from '../../kit/theme/tokens.ts';
import { TooLong } from '../../kit/ui/too-long.tsx';

type TitleEditorProps = { rename: Rename };

/** Edits the title in its place. Enter or leaving the field saves it, Escape does not. */
export function TitleEditor({ rename }: TitleEditorProps) {
  const { t } = useTranslation('command-center');
  const { typed = '' } = rename;
  const tooLong = useTooLong()(typed.trim(), bounds.title);
  const tooLongId = useId();
  // A title that is too long is not saved and stays in the field.
  const keep = () => tooLong === undefined && rename.done();
  return (
    <Box sx={{ flex: '0 1 360px', minInlineSize: 0 }}>
      <Input
        fullWidth
        // The person has just asked for this field, so it takes the focus.
        autoFocus={rename.isFresh}
        value={typed}
        inputProps={{
          'aria-label': t('sessionTitle'),
          'aria-invalid': tooLong !== undefined,
          'aria-describedby': tooLongId,
          dir: dominantDirection(typed),
        }}
        onFocus={(event) => event.target.select()}
        onChange={(event) => rename.type(event.target.value)}
        onBlur={keep}
        onKeyDown={(event) => {
          if (event.key === 'Enter') keep();
          if (event.key === 'Escape') rename.cancel();
        }}
      />
      <TooLong id={tooLongId} text={tooLong} />
    </Box>
  );
}

const Input = styled(InputBase)(({ theme }) => ({
  ...theme.typography.section,
  paddingInline: theme.spacing(1),
  borderRadius: radius.sm,
  border: `1px solid ${theme.vars.palette.borderControl}`,
  backgroundColor: theme.vars.palette.surface,
  '&.Mui-focused': { borderColor: theme.vars.palette.primary.main },
  '& input': { padding: theme.spacing(0.5, 0) },
}));
