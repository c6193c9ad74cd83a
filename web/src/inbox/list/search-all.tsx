import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import SaveIcon from '@mui/icons-material/BookmarkAddOutlined';
import SearchIcon from '@mui/icons-material/SearchOutlined';
import { bounds } from '@crocodile-hub/core/contract/bounds';
import { cut } from '@crocodile-hub/core/domain/cut';
import Box from '@mui/material/Box';
import { useState } from 'react';
import type { Saved } from '../../account/use-saved-words.ts';
import { useSaver } from '../../account/use-saver.ts';
import { SavedWordsDialog } from '../../actions/dialogs/saved-words-dialog.tsx';
import { useTranslation } from '../../kit/text/use-translation.ts';
import { Button } from '../../kit/ui/button.tsx';
import type { Found } from '../folder/inbox-state.ts';

type KeepSearchProps = {
  search: string;
  searches: readonly Saved[];
  /** The saved search that the address names. */
  opened: Saved | null;
  onSaved: (one: Saved) => void;
};

type SearchAllProps = KeepSearchProps & { found: Found | null; onSearch: () => void };

/** Says where the search looked, offers to search all mail, and to keep the search as a folder. Rule inbox.search.2. */
export default function SearchAll({ found, onSearch, ...kept }: SearchAllProps) {
  const { t } = useTranslation(['inbox', 'common']);
  const isReady = found?.is === 'ready';
  return (
    <Box sx={barStyle}>
      <Box component="p" role="status" sx={{ margin: 0, marginInlineEnd: 'auto' }}>
        {t(wordsFor(found))}
      </Box>
      <Box sx={buttonsStyle}>
        {!isReady && (
          <Button size="sm" icon={<SearchIcon />} loading={found?.is === 'loading'} onClick={onSearch}>
            {t(found?.is === 'failed' ? 'common:tryAgain' : 'searchAll')}
          </Button>
        )}
        <KeepSearch {...kept} />
      </Box>
    </Box>
  );
}

/** Keeps a search as a folder; one that is kept can be changed and removed. Rule inbox.saved.1. */
function KeepSearch({ search, searches, opened, onSaved }: KeepSearchProps) {
  const { t } = useTranslation(['inbox', 'common']);
  const [editing, setEditing] = useState<Saved | null>(null);
  const { remove } = useSaver();
  const words = search.trim();
  return (
    <>
      {opened === null || opened.words !== words ? (
        <Button size="sm" icon={<SaveIcon />} onClick={() => setEditing(newSearch(words))}>
          {t('saveSearch')}
        </Button>
      ) : (
        <>
          <Button size="sm" icon={<EditIcon />} onClick={() => setEditing(opened)}>
            {t('common:edit')}
          </Button>
          <Button size="sm" icon={<DeleteIcon />} onClick={() => remove(opened)}>
            {t('removeSearch')}
          </Button>
        </>
      )}
      {editing !== null && (
        <SavedWordsDialog
          all={searches}
          given={editing}
          onSaved={(one) => {
            setEditing(null);
            onSaved(one);
          }}
          onClose={() => setEditing(null)}
        />
      )}
    </>
  );
}

const newSearch = (words: string): Saved => ({
  id: crypto.randomUUID(),
  kind: 'search',
  name: cut(words, bounds.savedName),
  words,
});

function wordsFor(found: Found | null) {
  if (found?.is === 'failed') return 'searchAllFailed';
  if (found?.is !== 'ready') return 'searchedLoaded';
  return found.isMore ? 'searchedNewest' : 'searchedAll';
}

/** They go to a line of their own together. */
const buttonsStyle = { display: 'flex', flexWrap: 'wrap', gap: 1 };
const barStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  padding: 1,
  paddingInline: 1.5,
  typography: 'small',
  color: 'ink2',
  borderBlockStart: '1px solid',
  borderColor: 'border',
};
