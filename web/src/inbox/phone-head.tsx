import AutoRefresh from '@mui/icons-material/SyncOutlined';
import AutoRefreshOff from '@mui/icons-material/SyncDisabledOutlined';
import Close from '@mui/icons-material/CloseOutlined';
import Edit from '@mui/icons-material/EditOutlined';
import ExpandMore from '@mui/icons-material/ExpandMoreOutlined';
import More from '@mui/icons-material/TuneOutlined';
import Rules from '@mui/icons-material/RuleOutlined';
import Refresh from '@mui/icons-material/RefreshOutlined';
import Search from '@mui/icons-material/SearchOutlined';
import SelectAll from '@mui/icons-material/DoneAllOutlined';
import { inboxDensities } from '@crocodile-hub/core/contract/bounds';
import { limits } from '@crocodile-hub/core/domain/limits';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useAddressDialog } from '../kit/nav/use-address-dialog.ts';
import { useTranslation } from '../kit/text/use-translation.ts';
import { layer, size } from '../kit/theme/tokens.ts';
import { Count } from '../kit/ui/badge.tsx';
import { Button } from '../kit/ui/button.tsx';
import { Chip } from '../kit/ui/chip.tsx';
import { Dialog } from '../kit/ui/dialog.tsx';
import { IconButton } from '../kit/ui/icon-button.tsx';
import { Pressable } from '../kit/ui/pressable.tsx';
import { Choice, Labelled } from '../kit/ui/choice.tsx';
import { places } from './folder/folders.ts';
import { splits } from './folder/split.ts';
import { FilterChip, FilterChips, type InboxHeadProps, SearchBox } from './inbox-head.tsx';
import { countIn, type FolderBarProps, FolderSheet } from './list/folder-bar.tsx';

type LineProps = InboxHeadProps &
  Omit<FolderBarProps, 'isRail'> & {
    perPage: number;
    onPerPage: (perPage: number) => void;
    onSelectAll: () => void;
  };

type PhoneHeadProps = LineProps & {
  /** In the place of all the rest, while messages are selected. */
  bulk: ReactNode;
};

/**
 * One line in a narrow window: the folder, which opens the others, the search, Compose, and a sheet of what else there
 * is to choose. Rule inbox.phone.1.
 */
export function PhoneHead({ bulk, ...props }: PhoneHeadProps) {
  const { search } = props;
  const { t } = useTranslation('inbox');
  const [isUnfolded, setUnfolded] = useState(false);
  const unfold = useRef<HTMLButtonElement>(null);
  const isSearching = isUnfolded || search !== '';
  const fold = () => {
    props.onSearch('');
    flushSync(() => setUnfolded(false));
    unfold.current?.focus();
  };
  return (
    <Header>
      {bulk !== null && <Line>{bulk}</Line>}
      <Line hidden={bulk !== null || !isSearching}>
        {isSearching && <UnfoldedSearch {...props} takesFocus={isUnfolded} onFold={fold} />}
      </Line>
      {isSearching && bulk === null && <Hint>{t('searchHint')}</Hint>}
      <Line hidden={bulk !== null || isSearching}>
        <Folder {...props} />
        <IconButton
          id="search-unfold"
          ref={unfold}
          name={t('searchKey')}
          icon={<Search />}
          aria-expanded={false}
          onClick={() => setUnfolded(true)}
        />
        <IconButton name={t('compose')} tone="primary" icon={<Edit />} onClick={props.onCompose} />
        <Choices {...props} />
      </Line>
    </Header>
  );
}

type UnfoldedSearchProps = Pick<LineProps, 'search' | 'onSearch' | 'onSearchAll'> & {
  /** A saved search that is opened leaves the keyboard of a phone folded. */
  takesFocus: boolean;
  onFold: () => void;
};

function UnfoldedSearch({ takesFocus, onFold, ...search }: UnfoldedSearchProps) {
  const { t } = useTranslation('common');
  return (
    <SearchLine onKeyDown={({ key }) => key === 'Escape' && onFold()}>
      <SearchBox {...search} {...(takesFocus ? { inputRef: focusAtFirst } : {})} />
      <IconButton name={t('close')} icon={<Close />} onClick={onFold} />
    </SearchLine>
  );
}

const focusAtFirst = (field: HTMLInputElement | null) => field?.focus();

function Folder({ stop, counts, snoozedCount, searches, onStop }: LineProps) {
  const { t } = useTranslation('inbox');
  const folders = useAddressDialog('inbox-folders');
  const count = countIn(stop, { counts, snoozedCount });
  const place = places.find((one) => one === stop) ?? 'inbox';
  return (
    <Box sx={folderStyle}>
      <Box component="h1" sx={titleStyle}>
        {t('title')}
      </Box>
      <FolderButton aria-haspopup="dialog" aria-expanded={folders.of !== null} onClick={() => folders.open()}>
        {t(`folder_${place}`)}
        {count > 0 && <Count value={count} />}
        <ExpandMore />
      </FolderButton>
      <Dialog open={folders.of !== null} title={t('folders')} onClose={folders.close}>
        <FolderSheet {...{ stop, counts, snoozedCount, searches, onStop }} />
      </Dialog>
    </Box>
  );
}

/** What a wide window has in rows above its list. */
function Choices(props: LineProps) {
  const { split, onSplit, density, onDensity, perPage, onPerPage, filter, onFilter } = props;
  const { t } = useTranslation('inbox');
  const more = useAddressDialog('inbox-more');
  return (
    <>
      <IconButton
        name={t('listMore')}
        icon={<More />}
        aria-haspopup="dialog"
        aria-expanded={more.of !== null}
        onClick={() => more.open()}
      />
      <Dialog open={more.of !== null} title={t('listMore')} onClose={more.close}>
        <ListButtons {...props} onDone={more.close} />
        {split !== null && (
          <Choice
            name={t('split')}
            options={splits.map((value) => ({ value, label: t(`split_${value}`) }))}
            value={split}
            onChange={onSplit}
            wide
          />
        )}
        <Labelled name={t('filters')} wide>
          <FilterChips filter={filter} onFilter={onFilter} />
        </Labelled>
        <Choice
          name={t('density')}
          options={inboxDensities.map((value) => ({ value, label: t(`density_${value}`) }))}
          value={density}
          onChange={onDensity}
          wide
        />
        <Choice
          name={t('perPageTitle')}
          options={limits.inboxPageSizes.map((one) => ({ value: String(one), label: String(one) }))}
          value={String(perPage)}
          onChange={(one) => onPerPage(Number(one))}
          wide
        />
      </Dialog>
    </>
  );
}

function ListButtons(props: LineProps & { onDone: () => void }) {
  const { isAutoRefreshed, onAutoRefresh, isRefreshing, onRefresh, onSelectAll, onRules, onDone } = props;
  const { t } = useTranslation(['inbox', 'common']);
  const andClose = (run: () => void) => () => {
    run();
    onDone();
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Button icon={<SelectAll />} onClick={andClose(onSelectAll)}>
        {t('selectAll')}
      </Button>
      <Button icon={<Refresh />} disabled={isRefreshing} onClick={andClose(onRefresh)}>
        {t('common:refresh')}
      </Button>
      <Button
        variant={isAutoRefreshed ? 'tint' : 'outline'}
        icon={isAutoRefreshed ? <AutoRefresh /> : <AutoRefreshOff />}
        aria-pressed={isAutoRefreshed}
        onClick={onAutoRefresh}
      >
        {t('autoRefresh')}
      </Button>
      <Button icon={<Rules />} onClick={onRules}>
        {t('rules')}
      </Button>
    </Box>
  );
}

type NarrowedByProps = Pick<InboxHeadProps, 'filter' | 'onFilter' | 'split' | 'onSplit'>;

/** What keeps messages out of the list; a press lets them in again. */
export function NarrowedBy({ filter, onFilter, split, onSplit }: NarrowedByProps) {
  const { t } = useTranslation('inbox');
  return (
    <>
      {split !== null && split !== 'everything' && (
        <Chip kind="filter" selected onClick={() => onSplit('everything')}>
          {t(`split_${split}`)}
        </Chip>
      )}
      {filter !== 'all' && <FilterChip filter={filter} selected onClick={() => onFilter('all')} />}
    </>
  );
}

/** Stays in sight while the list is scrolled. */
const Header = styled('header')(({ theme }) => ({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: layer.sticky,
  marginInline: theme.spacing(-2),
  paddingInline: theme.spacing(2, 1),
  paddingBlock: theme.spacing(0.5),
  backgroundColor: theme.vars.palette.background.default,
  [theme.breakpoints.up('sm')]: { paddingInlineEnd: theme.spacing(2) },
}));
const Line = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  minBlockSize: size.control.lg,
  '&[hidden]': { display: 'none' },
});
const SearchLine = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  flex: 1,
  minInlineSize: 0,
});
const Hint = styled('p')(({ theme }) => ({
  ...theme.typography.caption,
  margin: theme.spacing(0, 0, 0.5),
  color: theme.vars.palette.ink3,
}));
const folderStyle = { position: 'relative', minInlineSize: 0, marginInlineEnd: 'auto' };
const titleStyle = { margin: 0, typography: 'caption', color: 'ink3' };
const FolderButton = styled(Pressable)(({ theme }) => ({
  ...theme.typography.section,
  gap: theme.spacing(0.5),
  maxInlineSize: '100%',
  color: theme.vars.palette.ink,
  // The title above it belongs to what is pressed.
  '&::before': { content: '""', position: 'absolute', inset: 0 },
  '& .MuiSvgIcon-root': { fontSize: 20, color: theme.vars.palette.ink3 },
}));
