import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import SaveIcon from '@mui/icons-material/BookmarkAddOutlined';
import SearchIcon from '@mui/icons-material/SearchOutlined';
import { bounds } from '@crocodile-hub/core/contract/bounds';
import { cut } from '@crocodile-hub/core/domain/cut';
import Box from '@mui/material/Box';
import { Suspense, useState } from 'react';
import type { Saved, SavedWords } from '../../account/use-saved-words.ts';
import { lazyPart } from '../../kit/state/lazy-part.ts';
import { useTranslation } from '../../kit/text/use-translation.ts';
import { Button } from '../../kit/ui/button.tsx';
import type { Found } from '../folder/inbox-state.ts';

const SavedWordsDialog = lazyPart(() => import('../../actions/dialogs/saved-words-dialog.tsx'));

type SearchAllProps = {
  search: string;
  found: Found | null;
  onSearch: () => void;
  searches: SavedWords;
  /** The saved search that the address names. */
  opened: Saved | null;
  onSaved: (one: Saved) => void;
};

/**
 * Says where the search looked, offers to search all mail, and keeps the search as a folder. Rules inbox.search.2 and
 * inbox.saved.1.
 */
export function SearchAll({ search, found, onSearch, searches, opened, onSaved }: SearchAllProps) {
  const { t } = useTranslation(['inbox', 'common']);
  const [editing, setEditing] = useState<Saved | null>(null);
  const isReady = found?.is === 'ready';
  const saved = opened !== null && opened.words === search.trim() ? opened : null;
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
        {saved === null ? (
          <Button size="sm" icon={<SaveIcon />} onClick={() => setEditing(newSearch(search))}>
            {t('saveSearch')}
          </Button>
        ) : (
          <>
            <Button size="sm" icon={<EditIcon />} onClick={() => setEditing(saved)}>
              {t('editSearch')}
            </Button>
            <Button size="sm" icon={<DeleteIcon />} onClick={() => searches.remove(saved)}>
              {t('removeSearch')}
            </Button>
          </>
        )}
      </Box>
      {editing !== null && (
        <Suspense fallback={null}>
          <SavedWordsDialog
            saved={searches}
            given={editing}
            onSaved={(one) => {
              setEditing(null);
              onSaved(one);
            }}
            onClose={() => setEditing(null)}
          />
        </Suspense>
      )}
    </Box>
  );
}

function newSearch(search: string): Saved {
  const words = search.trim();
  return { id: crypto.randomUUID(), kind: 'search', name: cut(words, bounds.savedName), words };
}

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
