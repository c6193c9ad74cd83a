import AwaitedIcon from '@mui/icons-material/HourglassEmptyOutlined';
import Back from '@mui/icons-material/MoveToInboxOutlined';
import Done from '@mui/icons-material/DoneOutlined';
import MutedIcon from '@mui/icons-material/NotificationsOffOutlined';
import SnoozeIcon from '@mui/icons-material/SnoozeOutlined';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { isAwaited, type Snooze, untilOf } from './snooze.ts';
import { useWhen } from '../../account/use-when.ts';
import { useTranslation } from '../../kit/text/use-translation.ts';
import { whenInSentence } from '../../kit/text/when.ts';
import { BidiText } from '../../kit/ui/bidi-text.tsx';
import { Card } from '../../kit/ui/card.tsx';
import { EmptyState } from '../../kit/ui/empty-state.tsx';
import { IconButton } from '../../kit/ui/icon-button.tsx';
import { Skeleton } from '../../kit/ui/skeleton.tsx';
import { PlatformBadge } from '../platform-badge.tsx';
import { CoveredRow, RowOpener } from '../list/row-opener.tsx';
import { useSnoozeMenu } from './snooze-menu.tsx';
import type { Snoozes } from './use-snoozes.ts';
import { useShownName } from '../use-shown-name.ts';
import { focusNextRow } from '../../kit/nav/focus-next-row.ts';

/** The order: by time, then those that an answer brings back, then the muted ones. */
function placeOf({ until, muted }: Snooze): number {
  return until ?? Number.MAX_SAFE_INTEGER - (muted === true ? 0 : 1);
}

function iconOf(one: Snooze) {
  if (isAwaited(one)) return <AwaitedIcon />;
  return one.muted === true ? <MutedIcon /> : <SnoozeIcon />;
}

type SnoozedListProps = {
  snoozes: Snoozes;
  openedId: string | null;
  onOpen: (messageId: string) => void;
};

/** The snoozed conversations with their times, the next one first. Rule inbox.snooze.3. */
export default function SnoozedList({ snoozes, openedId, onOpen }: SnoozedListProps) {
  const { t } = useTranslation('inbox');
  const shownName = useShownName();
  const when = useWhen();
  const other = useSnoozeMenu(snoozes.move);
  const backOf = (one: Snooze) => {
    const until = untilOf(one);
    if (until === 'never') return t('muted');
    if (until === 'answer') return t('backWithAnswer');
    return t(isAwaited(one) ? 'backUnanswered' : 'backAt', { when: whenInSentence(until, when) });
  };
  const rows = snoozes.waiting.toSorted((a, b) => placeOf(a) - placeOf(b));
  if (snoozes.isLoading) {
    return (
      <Card aria-label={t('folder_snoozed')} aria-busy sx={{ display: 'grid', gap: 1, padding: 2 }}>
        <Skeleton width="40%" />
        <Skeleton width="70%" />
      </Card>
    );
  }
  if (rows.length === 0) {
    return (
      <Card aria-label={t('folder_snoozed')}>
        <EmptyState pose="asleep" title={t('nothingSnoozed')} hint={t('nothingSnoozedHint')} />
      </Card>
    );
  }
  return (
    <Card aria-label={t('folder_snoozed')} sx={{ overflow: 'clip' }}>
      <ul ref={focusNextRow}>
        {rows.map((one) => (
          <Row key={one.id} data-opened={one.messageId === openedId || undefined}>
            <Box sx={{ minInlineSize: 0 }}>
              <Box component="h2" sx={headStyle}>
                <PlatformBadge platform={one.platform} mark />
                <RowOpener
                  aria-current={one.messageId === openedId || undefined}
                  onClick={() => onOpen(one.messageId)}
                >
                  <BidiText>{shownName(one.sender)}</BidiText>
                </RowOpener>
              </Box>
              <Box sx={wordsStyle}>
                {one.platform === 'gmail' && one.subject !== '' && (
                  <Box component="p" sx={subjectStyle}>
                    <BidiText>{one.subject}</BidiText>
                  </Box>
                )}
                <Box component="p" sx={previewStyle}>
                  <BidiText>{one.preview}</BidiText>
                </Box>
              </Box>
              <Box component="p" sx={whenStyle}>
                {iconOf(one)}
                {backOf(one)}
              </Box>
            </Box>
            <Actions
              one={one}
              snoozes={snoozes}
              onOther={(anchor) => other.offer(one, anchor, isAwaited(one) ? 'nudge' : 'snooze')}
            />
          </Row>
        ))}
      </ul>
      {other.menu}
    </Card>
  );
}

type ActionsProps = { one: Snooze; snoozes: Snoozes; onOther: (anchor: HTMLElement) => void };

function Actions({ one, snoozes, onOther }: ActionsProps) {
  const { t } = useTranslation('inbox');
  return (
    <Box sx={actionsStyle}>
      <IconButton
        size="sm"
        name={t('otherSnooze')}
        icon={<SnoozeIcon />}
        aria-haspopup="menu"
        onClick={({ currentTarget }) => onOther(currentTarget)}
      />
      <IconButton
        size="sm"
        name={t(isAwaited(one) ? 'letGo' : 'bringBack')}
        icon={isAwaited(one) ? <Done /> : <Back />}
        onClick={() => snoozes.bringBack(one)}
      />
    </Box>
  );
}

const headStyle = { margin: 0, display: 'flex', alignItems: 'center', gap: 0.75, minInlineSize: 0 };
const wordsStyle = { typography: 'small', color: 'ink2', minInlineSize: 0 };
const subjectStyle = { color: 'ink', fontWeight: 550, overflowWrap: 'anywhere' };
const previewStyle = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: '2',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
};
const whenStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 0.75,
  marginBlockStart: 0.5,
  typography: 'caption',
  fontWeight: 550,
  color: 'accentInk',
  '& .MuiSvgIcon-root': { fontSize: 16 },
};
/** Above the button that covers the row. */
const actionsStyle = { position: 'relative', zIndex: 1, display: 'flex', gap: 0.25 };
const Row = styled(CoveredRow)({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto' });
