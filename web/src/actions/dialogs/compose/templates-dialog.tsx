import AddIcon from '@mui/icons-material/AddOutlined';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import type { Saved } from '../../../account/use-saved-words.ts';
import { useTranslation } from '../../../kit/text/use-translation.ts';
import { radius, size } from '../../../kit/theme/tokens.ts';
import { BidiText } from '../../../kit/ui/bidi-text.tsx';
import { Button } from '../../../kit/ui/button.tsx';
import { Dialog } from '../../../kit/ui/dialog.tsx';
import { IconButton } from '../../../kit/ui/icon-button.tsx';
import { Pressable } from '../../../kit/ui/pressable.tsx';
import { Hint } from '../../../kit/ui/hint.tsx';
import { bdiStyle } from './template-list.tsx';
import { useSaver } from '../../../account/use-saver.ts';
import { SavedWordsDialog } from '../saved-words-dialog.tsx';

type TemplatesDialogProps = {
  templates: readonly Saved[];
  /** What could be saved as a template; empty if nothing is written. */
  written: string;
  onInsert: (one: Saved) => void;
  onClose: () => void;
};

/** All templates: to put one in, change or delete it, and to save what is written as one. Rule inbox.templates.2. */
export default function TemplatesDialog({ templates, written, onInsert, onClose }: TemplatesDialogProps) {
  const { t } = useTranslation(['inbox', 'common']);
  const [editing, setEditing] = useState<Saved | null>(null);
  const { remove } = useSaver();
  return (
    <Dialog open title={t('templates')} onClose={onClose}>
      <Hint>{t(templates.length === 0 ? 'noTemplates' : 'templatesHint')}</Hint>
      {templates.length > 0 && (
        <Box component="ul" aria-label={t('templates')} sx={{ display: 'grid', gap: 0.25, marginInline: -1 }}>
          {templates.map((one) => (
            <Row key={one.id}>
              <Insert onClick={() => onInsert(one)}>
                <BidiText sx={{ fontWeight: 550 }}>{one.name}</BidiText>
                <BidiText sx={{ typography: 'caption', color: 'ink3' }}>{one.words}</BidiText>
              </Insert>
              <IconButton
                size="sm"
                name={t('editTemplate', { name: one.name })}
                icon={<EditIcon />}
                onClick={() => setEditing(one)}
              />
              <IconButton
                size="sm"
                name={t('deleteTemplate', { name: one.name })}
                icon={<DeleteIcon />}
                onClick={() => remove(one)}
              />
            </Row>
          ))}
        </Box>
      )}
      <Button
        icon={<AddIcon />}
        onClick={() => setEditing({ id: crypto.randomUUID(), kind: 'template', name: '', words: written })}
        sx={{ justifySelf: 'start' }}
      >
        {t(written === '' ? 'newTemplate' : 'saveNew_template')}
      </Button>
      {editing !== null && (
        <SavedWordsDialog
          all={templates}
          given={editing}
          onSaved={() => setEditing(null)}
          onClose={() => setEditing(null)}
        />
      )}
    </Dialog>
  );
}

const Row = styled('li')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(0.25),
  minInlineSize: 0,
  paddingInlineEnd: theme.spacing(0.5),
  borderRadius: radius.sm,
  '&:hover, &:focus-within': { backgroundColor: theme.vars.palette.hover },
}));
const Insert = styled(Pressable)(({ theme }) => ({
  ...theme.typography.body,
  display: 'grid',
  flex: 1,
  minInlineSize: 0,
  minBlockSize: size.control.lg,
  padding: theme.spacing(0.5, 1),
  justifyContent: 'stretch',
  textAlign: 'start',
  color: theme.vars.palette.ink,
  '& > bdi': bdiStyle,
}));
