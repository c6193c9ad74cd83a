import Archive from '@mui/icons-material/ArchiveOutlined';
import Delete from '@mui/icons-material/DeleteOutlined';
import Drafts from '@mui/icons-material/DraftsOutlined';
import Label from '@mui/icons-material/LabelOutlined';
import MarkUnread from '@mui/icons-material/MarkunreadOutlined';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import Restore from '@mui/icons-material/RestoreFromTrashOutlined';
import { canBe, type Verb } from '../../entities/inbox/api/act.ts';
import type { Message } from '../../entities/inbox/model/message.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Button } from '../../shared/ui/button.tsx';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog.tsx';
import { TagField } from './tag-field.tsx';

type BulkBarProps = {
  chosen: readonly Message[];
  isBusy: boolean;
  onClear: () => void;
  onAct: (verb: Verb, tag?: string) => void;
};

/** The actions on the selected messages. Changes of the count are read aloud. Rule inbox.bulk.1. */
export function BulkBar({ chosen, ...actions }: BulkBarProps) {
  const { t } = useTranslation('inbox');
  const count = chosen.length;
  return (
    <Bar role="group" aria-label={t('bulk')} data-empty={count === 0 || undefined}>
      <Chosen role="status">{count > 0 && t('selected', { n: count })}</Chosen>
      {count > 0 && <Actions chosen={chosen} {...actions} />}
    </Bar>
  );
}

function Actions({ chosen, isBusy, onClear, onAct }: BulkBarProps) {
  const { t } = useTranslation(['inbox', 'common']);
  const [asked, setAsked] = useState<'tag' | 'delete' | null>(null);
  const close = () => setAsked(null);
  if (asked === 'tag' && !isBusy) {
    return (
      <TagField
        onCancel={close}
        onTag={(tag) => {
          close();
          onAct('addLabel', tag);
        }}
      />
    );
  }
  // An action is offered if any of them allows it; the result names those that do not.
  const isOffered = (verb: Verb) =>
    chosen.some((message) => message.platform !== 'gmail' || canBe(verb, message));
  const look = { size: 'sm', variant: 'bare', disabled: isBusy } as const;
  return (
    <>
      <Button {...look} loading={isBusy} onClick={onClear}>
        {t('common:clear')}
      </Button>
      <Button {...look} icon={<Drafts />} onClick={() => onAct('markAsRead')}>
        {t('markAsRead')}
      </Button>
      <Button {...look} icon={<MarkUnread />} onClick={() => onAct('markAsUnread')}>
        {t('markAsUnread')}
      </Button>
      {chosen.some((message) => canBe('restore', message)) && (
        <Button {...look} icon={<Restore />} onClick={() => onAct('restore')}>
          {t('restore')}
        </Button>
      )}
      {isOffered('archive') && (
        <Button {...look} icon={<Archive />} onClick={() => onAct('archive')}>
          {t('archive')}
        </Button>
      )}
      <Button {...look} icon={<Label />} onClick={() => setAsked('tag')}>
        {t('tag')}
      </Button>
      {isOffered('delete') && (
        <Button {...look} icon={<Delete />} onClick={() => setAsked('delete')}>
          {t('common:delete')}
        </Button>
      )}
      <ConfirmDialog
        open={asked === 'delete'}
        title={t('deleteTitle', { count: chosen.length })}
        hint={t('deleteHint')}
        action={t('common:delete')}
        onConfirm={() => onAct('delete')}
        onClose={close}
      />
    </>
  );
}

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(0.25),
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 2,
  padding: theme.spacing(0.5, 1.5),
  backgroundColor: theme.vars.palette.primaryTint,
  borderBlock: `1px solid ${theme.vars.palette.primaryTintStrong}`,
  '&[data-empty]': { padding: 0, border: 0 },
  '& button:not(:disabled)': { color: theme.vars.palette.primaryInk },
}));
const Chosen = styled('span')(({ theme }) => ({
  ...theme.typography.small,
  fontWeight: 'var(--weight-strong)',
  color: theme.vars.palette.primaryInk,
  marginInlineEnd: 'auto',
  '[data-empty] > &': { position: 'absolute' },
}));
