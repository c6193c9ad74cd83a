import { bounds } from '@crocodile-hub/core/contract/bounds';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useTooLong } from '../../../kit/text/use-too-long.ts';
import { useTranslation } from '../../../kit/text/use-translation.ts';
import { dominantDirection } from '../../../kit/text/direction.ts';
import type { Rename } from '../../../account/use-rename.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { TooLong } from '../../../kit/ui/too-long.tsx';
import { RowInput } from './list-parts.tsx';

type NewProjectProps = { naming: Rename };

/** A name field and Add, where the project will be listed. Rule data.names.1: not empty after trimming. */
export function NewProject({ naming }: NewProjectProps) {
  const { t } = useTranslation(['shell', 'common']);
  const { typed: name = '' } = naming;
  const trimmed = name.trim();
  const tooLong = useTooLong()(trimmed, bounds.projectName);
  const tooLongId = useId();
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        if (trimmed !== '' && tooLong === undefined) naming.done();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') naming.cancel();
      }}
    >
      <RowInput
        autoFocus={naming.isFresh}
        aria-label={t('projectName')}
        placeholder={t('projectName')}
        value={name}
        aria-invalid={tooLong !== undefined}
        aria-describedby={tooLongId}
        dir={dominantDirection(name)}
        onChange={(event) => naming.type(event.currentTarget.value)}
      />
      <TooLong id={tooLongId} text={tooLong} />
      <Actions>
        <Button size="sm" type="submit" variant="tint" disabled={trimmed === '' || tooLong !== undefined}>
          {t('common:add')}
        </Button>
        <Button size="sm" variant="bare" onClick={naming.cancel}>
          {t('common:cancel')}
        </Button>
      </Actions>
    </Form>
  );
}

const Form = styled('form')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(0.75),
  padding: theme.spacing(0.5, 0),
}));
const Actions = styled('div')(({ theme }) => ({ display: 'flex', gap: theme.spacing(0.5) }));
