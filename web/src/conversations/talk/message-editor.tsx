import Box from '@mui/material/Box';
import { bounds } from '@crocodile-hub/core/contract/bounds';
import { useState } from 'react';
import { onCtrlEnter } from '../../kit/nav/keys.ts';
import { useTooLong } from '../../kit/text/use-too-long.ts';
import { useTranslation } from '../../kit/text/use-translation.ts';
import { Button } from '../../kit/ui/button.tsx';
import { Field } from '../../kit/ui/field.tsx';

type MessageEditorProps = {
  text: string;
  /** It was opened by a press; otherwise it comes back into view, and the focus stays elsewhere. */
  takesFocus: boolean;
  onType: (text: string) => void;
  onDone: (text: string) => void;
  onCancel: () => void;
};

/** One's own words, being rewritten before they are sent again. */
export function MessageEditor({ text, takesFocus, onType, onDone, onCancel }: MessageEditorProps) {
  const { t } = useTranslation(['command-center', 'common']);
  const [typed, setTyped] = useState(text);
  const tooLong = useTooLong()(typed, bounds.message);
  const cannotSend = typed.trim() === '' || tooLong !== undefined;
  return (
    <Box
      component="form"
      sx={{ display: 'grid', gap: 1 }}
      onSubmit={(event) => {
        event.preventDefault();
        if (!cannotSend) onDone(typed.trim());
      }}
    >
      <Field
        label={t('editAndResend')}
        directed
        multiline
        maxRows={12}
        autoFocus={takesFocus}
        value={typed}
        error={tooLong}
        onChange={(event) => {
          setTyped(event.target.value);
          onType(event.target.value);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onCancel();
          onCtrlEnter(event, () => !cannotSend && onDone(typed.trim()));
        }}
      />
      <Box sx={{ display: 'flex', gap: 1, justifyContent: 'flex-end' }}>
        <Button size="sm" onClick={onCancel}>
          {t('common:cancel')}
        </Button>
        <Button size="sm" variant="tint" type="submit" disabled={cannotSend}>
          {t('saveAndResend')}
        </Button>
      </Box>
    </Box>
  );
}
