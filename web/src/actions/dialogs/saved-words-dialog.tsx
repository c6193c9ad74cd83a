import { bounds, mostSaved } from '@crocodile-hub/core/contract/bounds';
import Box from '@mui/material/Box';
import { useState } from 'react';
import type { Saved } from '../../account/use-saved-words.ts';
import { useSaver } from '../../account/use-saver.ts';
import { useLocale } from '../../kit/text/use-locale.ts';
import { useTooLong } from '../../kit/text/use-too-long.ts';
import { useTranslation } from '../../kit/text/use-translation.ts';
import { Dialog } from '../../kit/ui/dialog.tsx';
import { Field } from '../../kit/ui/field.tsx';
import { DialogActions } from '../../kit/ui/dialog-actions.tsx';
import { firstNameMarks } from './compose/templates.ts';

type SavedWordsDialogProps = {
  /** All of its kind that are saved. */
  all: readonly Saved[];
  /** What the fields begin with; a new one has an id of its own. */
  given: Saved;
  onSaved: (one: Saved) => void;
  onClose: () => void;
};

/** The name and the words of a saved search or a template. Rules inbox.saved.1 and inbox.templates.2. */
export function SavedWordsDialog({ all, given, onSaved, onClose }: SavedWordsDialogProps) {
  const { t } = useTranslation(['inbox', 'common']);
  const { language } = useLocale();
  const { kind, id } = given;
  const [name, setName] = useState(given.name);
  const [words, setWords] = useState(given.words);
  const tooLong = useTooLong();
  const { save } = useSaver();
  const others = all.filter((one) => one.id !== id);
  const isNew = others.length === all.length;
  const isFull = isNew && all.length >= mostSaved[kind];
  const next = { kind, id, name: name.trim(), words: words.trim() };
  const isTaken = others.some((one) => one.name.toLowerCase() === next.name.toLowerCase());
  const nameError = tooLong(next.name, bounds.savedName) ?? (isTaken ? t('savedNameTaken') : undefined);
  const wordsError = tooLong(next.words, bounds.savedWords);
  const isWrong = nameError !== undefined || wordsError !== undefined || isFull;
  const canSave = !isWrong && next.name !== '' && next.words !== '';
  return (
    <Dialog
      open
      title={t(isNew ? `saveNew_${kind}` : `saveEdited_${kind}`)}
      onClose={onClose}
      onSubmit={() => {
        if (!canSave) return;
        save(next);
        onSaved(next);
      }}
      actions={<DialogActions label={t('common:save')} disabled={!canSave} onCancel={onClose} />}
    >
      {isFull && (
        <Box role="alert" sx={{ typography: 'small', color: 'errorInk' }}>
          {t(`savedFull_${kind}`, { most: mostSaved[kind] })}
        </Box>
      )}
      <Field
        label={t('savedName')}
        value={name}
        error={nameError}
        onChange={({ target }) => setName(target.value)}
        input={{ onFocus: ({ currentTarget }) => currentTarget.select() }}
        autoComplete="off"
        autoFocus
        directed
      />
      <Field
        label={t(`savedWords_${kind}`)}
        value={words}
        error={wordsError}
        onChange={({ target }) => setWords(target.value)}
        autoComplete="off"
        directed
        {...(kind === 'template' && {
          hint: t('templateMark', { mark: firstNameMarks[language] }),
          multiline: true,
          minRows: 6,
          maxRows: 14,
        })}
      />
    </Dialog>
  );
}
