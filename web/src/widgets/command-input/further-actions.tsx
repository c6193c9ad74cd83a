import Box from '@mui/material/Box';
import type { Reading } from '@crocodile-hub/core/language/reading';
import { useTranslation } from 'react-i18next';
import { ActionIcon } from '../../entities/smart-task/ui/action-icon.tsx';
import { BidiText } from '../../shared/ui/bidi-text.tsx';

/** What else one sentence asks for: each becomes a task of its own that waits for a yes. */
export function FurtherActions({ further }: { further: readonly Reading[] }) {
  const { t } = useTranslation('command');
  if (further.length === 0) return null;
  return (
    <Box sx={{ typography: 'small', color: 'ink2', display: 'grid', gap: 0.5, minInlineSize: 0 }}>
      <span>{t('furtherActions', { count: further.length })}</span>
      <Box component="ol" aria-label={t('furtherActionsName')} sx={{ display: 'grid', gap: 0.5 }}>
        {further.map(({ intent, words }, index) => (
          <Box component="li" key={`${index} ${words}`} sx={rowStyle}>
            <ActionIcon actionType={intent} />
            <span>{t(`intent_${intent}`)}</span>
            <Box component="span" sx={{ minInlineSize: 0, overflowWrap: 'anywhere', color: 'ink3' }}>
              <BidiText>{words}</BidiText>
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

const rowStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  '& .MuiSvgIcon-root': { fontSize: 16, color: 'accentInk' },
};
