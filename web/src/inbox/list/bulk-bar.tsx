import { styled } from '@mui/material/styles';
import { useState } from 'react';
import type { Message } from '../message.ts';
import { useTranslation } from '../../kit/text/use-translation.ts';
import { Button } from '../../kit/ui/button.tsx';
import { ConfirmDialog } from '../../kit/ui/confirm-dialog.tsx';
import { IconButton } from '../../kit/ui/icon-button.tsx';
import { operations, type Verb, verbs } from '../operations.ts';
import { TagField } from './tag-field.tsx';

type BulkBarProps = {
  chosen: readonly Message[];
  isBusy: boolean;
  onClear: () => void;
  onAct: (verb: Verb, tag?: string) => void;
};

/** In a narrow window: the actions by their icons, on one line. How many are selected is told by the list's head. */
export function NarrowBulkBar(props: BulkBarProps) {
  const { t } = useTranslation('inbox');
  return (
    <NarrowBar role="group" aria-label={t('bulk')}>
      <Actions {...props} areIcons />
    </NarrowBar>
  );
}

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

function Actions({
  chosen,
  isBusy,
  onClear,
  onAct,
  areIcons = false,
}: BulkBarProps & { areIcons?: boolean }) {
  const { t } = useTranslation(['inbox', 'common']);
  /** The operation that asks something first. */
  const [asking, setAsking] = useState<Verb | null>(null);
  const close = () => setAsking(null);
  if (asking !== null && operations[asking].edit.asks === 'tag' && !isBusy) {
    return <TagField onClose={close} onTag={(tag) => onAct(asking, tag)} />;
  }
  // An action is offered if any of them allows it; the result names those that do not.
  const offered = verbs.filter((verb) => {
    const { inBar } = operations[verb].edit;
    return inBar !== undefined && chosen.some(inBar);
  });
  const look = { size: 'sm', variant: 'bare', disabled: isBusy } as const;
  return (
    <>
      <Button {...look} loading={isBusy} onClick={onClear}>
        {t('common:clear')}
      </Button>
      {offered.map((verb) => {
        const { label, Icon, edit } = operations[verb];
        const onClick = () => (edit.asks === undefined ? onAct(verb) : setAsking(verb));
        if (areIcons) {
          return (
            <IconButton key={verb} name={t(label)} icon={<Icon />} disabled={isBusy} onClick={onClick} />
          );
        }
        return (
          <Button key={verb} {...look} icon={<Icon />} onClick={onClick}>
            {t(label)}
          </Button>
        );
      })}
      {offered.map((verb) => {
        const { label, edit } = operations[verb];
        if (typeof edit.asks !== 'object') return null;
        return (
          <ConfirmDialog
            key={verb}
            open={asking === verb}
            title={t(edit.asks.title, { count: chosen.length })}
            hint={t(edit.asks.hint)}
            action={t(label)}
            onConfirm={() => onAct(verb)}
            onClose={close}
          />
        );
      })}
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
const NarrowBar = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(0.5),
  flex: 1,
  minInlineSize: 0,
  '& button:not(:disabled)': { color: theme.vars.palette.primaryInk },
}));
const Chosen = styled('span')(({ theme }) => ({
  ...theme.typography.small,
  fontWeight: 'var(--weight-strong)',
  color: theme.vars.palette.primaryInk,
  marginInlineEnd: 'auto',
  '[data-empty] > &': { position: 'absolute' },
}));
