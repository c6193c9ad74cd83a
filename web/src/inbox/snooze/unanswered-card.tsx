import Done from '@mui/icons-material/DoneOutlined';
import Later from '@mui/icons-material/HourglassEmptyOutlined';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { minuteMs } from '@crocodile-hub/core/time/units';
import type { Snooze } from './snooze.ts';
import { useLocale } from '../../kit/text/use-locale.ts';
import { useTranslation } from '../../kit/text/use-translation.ts';
import { useNow } from '../../kit/state/use-now.ts';
import { agoOf } from '../../kit/text/when.ts';
import { BidiText } from '../../kit/ui/bidi-text.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { Card } from '../../kit/ui/card.tsx';
import { IconButton } from '../../kit/ui/icon-button.tsx';
import { Reply } from '../../kit/ui/pointing-icons.tsx';
import { PlatformBadge } from '../platform-badge.tsx';
import { CoveredRow, RowOpener } from '../list/row-opener.tsx';
import { useSnoozeMenu } from './snooze-menu.tsx';
import type { Snoozes } from './use-snoozes.ts';
import { useShownName } from '../use-shown-name.ts';
import { focusNextRow } from '../../kit/nav/focus-next-row.ts';

type UnansweredCardProps = {
  snoozes: Pick<Snoozes, 'unanswered' | 'move' | 'bringBack'>;
  onOpen: (messageId: string) => void;
  onNudge: (one: Snooze) => void;
};

/** Sent messages that got no answer by the chosen time, each with a button to write again. Rule inbox.nudge.3. */
export default function UnansweredCard({ snoozes, onOpen, onNudge }: UnansweredCardProps) {
  const { t } = useTranslation('inbox');
  const shownName = useShownName();
  const { locale } = useLocale();
  const now = useNow(minuteMs);
  const later = useSnoozeMenu(snoozes.move);
  return (
    <Card aria-labelledby="unanswered" sx={{ overflow: 'clip', marginBlockEnd: 2 }}>
      <Box component="h2" id="unanswered" sx={titleStyle}>
        {t('unanswered')}
      </Box>
      <ul ref={focusNextRow}>
        {snoozes.unanswered.map((one) => (
          <Row key={one.id}>
            <Box sx={{ minInlineSize: 0, flex: '1 1 220px' }}>
              <Box sx={headStyle}>
                <PlatformBadge platform={one.platform} mark />
                <RowOpener onClick={() => onOpen(one.messageId)}>
                  <BidiText>{shownName(one.sender)}</BidiText>
                </RowOpener>
              </Box>
              <Box component="p" sx={wordsStyle}>
                <BidiText>
                  {one.platform === 'gmail' && one.subject !== '' ? one.subject : one.preview}
                </BidiText>
              </Box>
              <Box component="p" sx={sinceStyle}>
                {t('writtenAgo', { ago: agoOf(one.newestAt, { locale, now }) })}
              </Box>
            </Box>
            <Box sx={actionsStyle}>
              <Button size="sm" icon={<Reply />} onClick={() => onNudge(one)}>
                {t(one.platform === 'gmail' ? 'writeNudge' : 'open')}
              </Button>
              <IconButton
                size="sm"
                name={t('waitLonger')}
                icon={<Later />}
                aria-haspopup="menu"
                onClick={({ currentTarget }) => later.offer(one, currentTarget, 'nudge')}
              />
              <IconButton
                size="sm"
                name={t('letGo')}
                icon={<Done />}
                onClick={() => snoozes.bringBack(one)}
              />
            </Box>
          </Row>
        ))}
      </ul>
      {later.menu}
    </Card>
  );
}
const titleStyle = { margin: 0, padding: 2, paddingBlockEnd: 0.5, typography: 'strong' };
const headStyle = { display: 'flex', alignItems: 'center', gap: 0.75, minInlineSize: 0 };
const wordsStyle = { typography: 'small', color: 'ink2', overflowWrap: 'anywhere' };
const sinceStyle = { typography: 'caption', color: 'ink3' };
/** Above the button that covers the row. */
const actionsStyle = { position: 'relative', zIndex: 1, display: 'flex', alignItems: 'center', gap: 0.5 };
const Row = styled(CoveredRow)({ display: 'flex', flexWrap: 'wrap', alignItems: 'center' });
