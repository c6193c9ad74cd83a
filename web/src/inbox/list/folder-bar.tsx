import AllMail from '@mui/icons-material/AllInboxOutlined';
import Delete from '@mui/icons-material/DeleteOutlined';
import Drafts from '@mui/icons-material/InsertDriveFileOutlined';
import Edit from '@mui/icons-material/EditOutlined';
import Inbox from '@mui/icons-material/InboxOutlined';
import Snooze from '@mui/icons-material/SnoozeOutlined';
import Send from '@mui/icons-material/SendOutlined';
import Star from '@mui/icons-material/StarBorderOutlined';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { memo, type ReactNode } from 'react';
import { useTranslation } from '../../kit/text/use-translation.ts';
import { radius, size } from '../../kit/theme/tokens.ts';
import { Count } from '../../kit/ui/badge.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { Pressable } from '../../kit/ui/pressable.tsx';
import { type Folder, type Place, places } from '../folder/folders.ts';

export type FolderBarProps = {
  place: Place;
  /** Null until they are known. Some folders are not counted. */
  counts: Readonly<Partial<Record<Folder, number>>> | null;
  /** The number of snoozed conversations. */
  snoozedCount: number;
  /** Of icons alone, in a window that has room for a message beside the list. */
  isRail: boolean;
  onPlace: (place: Place) => void;
  onCompose: () => void;
};

const icons = {
  inbox: <Inbox />,
  sent: <Send sx={{ transform: 'scaleX(var(--direction))' }} />,
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

function Folders({ place, counts, snoozedCount, isRail, onPlace }: FoldersProps) {
  const { t } = useTranslation('inbox');
  return (
    <ul>
      {places.map((one) => {
        const count = countIn(one, { counts, snoozedCount });
        return (
          <li key={one}>
            <Item
              aria-current={one === place ? 'true' : undefined}
              onClick={() => onPlace(one)}
              title={isRail ? t(`folder_${one}`) : undefined}
            >
              {icons[one]}
              <span>{t(`folder_${one}`)}</span>
              {count > 0 && <Count value={count} />}
            </Item>
          </li>
        );
      })}
    </ul>
  );
}

export const countIn = (
  place: Place,
  { counts, snoozedCount }: Pick<FoldersProps, 'counts' | 'snoozedCount'>,
) => (place === 'snoozed' ? snoozedCount : (counts?.[place] ?? 0));

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
  display: { xs: 'none', lg: 'grid' },
  '[data-sheet] > &': { display: 'grid' },
  gap: 0.75,
  paddingInline: 1.25,
  typography: 'caption',
  color: 'ink3',
};
const Bar = styled('nav')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
  '& > ul': { display: 'flex', flexWrap: 'wrap', gap: theme.spacing(0.5), minInlineSize: 0 },
  '&[data-sheet], &[data-sheet] > ul': { display: 'grid' },
  '&[data-sheet] button': { minBlockSize: size.control.lg },
  [theme.breakpoints.up('lg')]: {
    display: 'grid',
    gap: theme.spacing(2),
    '& > ul': { display: 'grid' },
    '&[data-rail] > div': { display: 'none' },
    '&[data-rail] button': { paddingInline: 0, minInlineSize: 0, justifyContent: 'center' },
    // The names are read aloud, and shown when pointed at.
    '&[data-rail] button > span:not(:has(svg))': readAloud,
  },
}));
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
