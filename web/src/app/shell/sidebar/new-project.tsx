import { bounds } from '@crocodile-hub/core/contract/bounds';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dominantDirection } from '../../../shared/lib/direction.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { RowInput } from './list-parts.tsx';

type NewProjectProps = { onAdd: (name: string) => void; onCancel: () => void };

/** A name and Add, in the list where the project will stand. Spec section 5: not empty after trimming. */
export function NewProject({ onAdd, onCancel }: NewProjectProps) {
  const { t } = useTranslation(['shell', 'common']);
  const [name, setName] = useState('');
  const trimmed = name.trim();
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        if (trimmed !== '') onAdd(trimmed);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onCancel();
      }}
    >
      <RowInput
        autoFocus
        aria-label={t('projectName')}
        placeholder={t('projectName')}
        value={name}
        maxLength={bounds.projectName}
        dir={dominantDirection(name)}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <Actions>
        <Button size="sm" type="submit" variant="tint" disabled={trimmed === ''}>
          {t('common:add')}
        </Button>
        <Button size="sm" variant="bare" onClick={onCancel}>
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
