import AllMail from '@mui/icons-material/AllInboxOutlined';
import Delete from '@mui/icons-material/DeleteOutlined';
import Drafts from '@mui/icons-material/InsertDriveFileOutlined';
import Edit from '@mui/icons-material/EditOutlined';
import Inbox from '@mui/icons-material/InboxOutlined';
import SavedSearch from '@mui/icons-material/SavedSearchOutlined';
import Snooze from '@mui/icons-material/SnoozeOutlined';
import Star from '@mui/icons-material/StarBorderOutlined';
import Box from '@mui/material/Box';
import { styled, type Theme } from '@mui/material/styles';
import { memo, type ReactNode } from 'react';
import type { Saved } from '../../account/use-saved-words.ts';
import { dominantDirection } from '../../kit/text/direction.ts';
import { useTranslation } from '../../kit/text/use-translation.ts';
import { oneLine, radius, size } from '../../kit/theme/tokens.ts';
import { Count } from '../../kit/ui/badge.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { Pressable } from '../../kit/ui/pressable.tsx';
import { Send } from '../../kit/ui/pointing-icons.tsx';
import { type Folder, type Place, places, type Stop, stopOf } from '../folder/folders.ts';
import { roomFor } from './room-for.ts';

export type FolderBarProps = {
  stop: Stop;
  /** Null until they are known. Some folders are not counted. */
  counts: Readonly<Partial<Record<Folder, number>>> | null;
  snoozedCount: number;
  searches: readonly Saved[];
  /** Of icons alone, in a window that has room for a message beside the list. */
  isRail: boolean;
  onStop: (stop: Stop) => void;
  onCompose: () => void;
};

const icons = {
  inbox: <Inbox />,
  sent: <Send />,
  drafts: <Drafts />,
  trash: <Delete />,
  starred: <Star />,
  all: <AllMail />,
  snoozed: <Snooze />,
} satisfies Record<Place, ReactNode>;

/**
 * Compose, the folders with their badges, and the storage bar, which is the same for everybody. Rule inbox.folders.1.
 */
export const FolderBar = memo(function FolderBar({ isRail, onCompose, ...folders }: FolderBarProps) {
  const { t } = useTranslation('inbox');
  return (
    <Bar aria-label={t('folders')} data-rail={isRail || undefined}>
      <Button variant="filled" icon={<Edit />} onClick={onCompose}>
        <span>{t('compose')}</span>
      </Button>
      <Folders {...folders} isRail={isRail} />
      <Storage />
    </Bar>
  );
});

type FoldersProps = Omit<FolderBarProps, 'onCompose'>;

/** The folders below each other, for a narrow window that shows them when they are asked for. */
export function FolderSheet(props: Omit<FoldersProps, 'isRail'>) {
  const { t } = useTranslation('inbox');
  return (
    <Bar aria-label={t('folders')} data-sheet>
      <Folders {...props} isRail={false} />
      <Storage />
    </Bar>
  );
}

function Folders({ stop, counts, snoozedCount, searches, isRail, onStop }: FoldersProps) {
  const { t } = useTranslation('inbox');
  const item = (one: Stop, name: string) => ({
    'aria-current': one === stop ? ('true' as const) : undefined,
    onClick: () => onStop(one),
    title: isRail ? name : undefined,
  });
  return (
    <>
      <ul>
        {places.map((one) => {
          const count = countIn(one, { counts, snoozedCount });
          return (
            <li key={one}>
              <Item {...item(one, t(`folder_${one}`))}>
                {icons[one]}
                <span>{t(`folder_${one}`)}</span>
                {count > 0 && <Count value={count} />}
              </Item>
            </li>
          );
        })}
      </ul>
      {searches.length > 0 && (
        <ul aria-label={t('savedSearches')}>
          {searches.map(({ id, name }) => (
            <li key={id}>
              <Item {...item(stopOf(id), name)}>
                <SavedSearch />
                <Name dir={dominantDirection(name)}>{name}</Name>
              </Item>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

export function countIn(
  stop: Stop,
  { counts, snoozedCount }: Pick<FoldersProps, 'counts' | 'snoozedCount'>,
): number {
  const known: Readonly<Partial<Record<string, number>>> = { ...counts, snoozed: snoozedCount };
  return known[stop] ?? 0;
}

function Storage() {
  const { t } = useTranslation('inbox');
  return (
    <Box sx={storageStyle}>
      <Box aria-hidden sx={trackStyle} />
      <span>{t('storage')}</span>
    </Box>
  );
}

const readAloud = {
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
};
/** Always 23 of 100, as the rule says. */
const trackStyle = {
  blockSize: 4,
  borderRadius: '2px',
  backgroundColor: 'well',
  overflow: 'hidden',
  '&::before': {
    content: '""',
    display: 'block',
    inlineSize: '23%',
    blockSize: '100%',
    backgroundColor: 'primary.main',
  },
};
const storageStyle = {
  display: 'grid',
  gap: 0.75,
  alignContent: 'center',
  paddingInline: 1.25,
  typography: 'caption',
  color: 'ink3',
};
/** The folders below each other. */
const column = (theme: Theme) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(2),
  '& > ul': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' },
});
const Bar = styled('nav')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
  '& > ul': { display: 'flex', flexWrap: 'wrap', gap: theme.spacing(0.5), minInlineSize: 0 },
  '&[data-sheet], &[data-sheet] > ul': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' },
  '&[data-sheet] button': { minBlockSize: size.control.lg },
  [roomFor.folders]: column(theme),
  '&[data-rail]': column(theme),
  '&[data-rail] > div': { display: 'none' },
  '&[data-rail] button': { paddingInline: 0, minInlineSize: 0, justifyContent: 'center' },
  // The names are read aloud, and shown when pointed at.
  '&[data-rail] button > span:not(:has(svg))': readAloud,
}));
/** Cut at its own end, whatever the direction of the screen. */
const Name = styled('span')({
  minInlineSize: 0,
  ...oneLine,
});
const Item = styled(Pressable)(({ theme }) => {
  const c = theme.vars.palette;
  return {
    ...theme.typography.body,
    fontWeight: 500,
    inlineSize: '100%',
    minBlockSize: 36,
    gap: theme.spacing(1),
    paddingInline: theme.spacing(1.25),
    justifyContent: 'flex-start',
    borderRadius: radius.sm,
    color: c.ink2,
    '& .MuiSvgIcon-root': { fontSize: 18 },
    '& > :last-child:not(:nth-of-type(1))': { marginInlineStart: 'auto' },
    '&:hover': { backgroundColor: c.hover },
    '&[aria-current]': { backgroundColor: c.primaryTint, color: c.primaryInk },
  };
});
