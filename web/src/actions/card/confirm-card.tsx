import Hourglass from '@mui/icons-material/HourglassEmptyOutlined';
import { styled } from '@mui/material/styles';
import type { ActionType } from '@crocodile-hub/core/contract/action-types';
import { payloadHash } from '@crocodile-hub/core/domain/payload-hash';
import type { WaitingReading } from '@crocodile-hub/core/domain/two-readings';
import { type ReactNode, type Ref, useId, useRef, useState } from 'react';
import { useTranslation } from '../../kit/text/use-translation.ts';
import { useNow } from '../../kit/state/use-now.ts';
import { Badge } from '../../kit/ui/badge.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { Card } from '../../kit/ui/card.tsx';
import { askToAlert } from '../../notifications/notification-permission.ts';
import { splitSendAt } from '../run/send-at.ts';
import { ActionIcon } from '../action-icon.tsx';
import { LockLine } from './lock-line.tsx';
import { fieldsOf, fromForm, inZone, missingFields, toForm, withAddress } from './payload-form.ts';
import { PayloadDetails } from './payload-details.tsx';
import { PayloadEditor } from './payload-editor.tsx';
import { TwoReadings } from './two-readings.tsx';
import { useSettings } from '../../account/use-settings.ts';

/** The card's content when the person confirmed it. */
export type ShownPayload = {
  actionType: ActionType;
  payload: Record<string, unknown>;
  payloadHash: string;
  runAt?: string;
};

export type CardEdit = {
  proposed: WaitingReading;
  values: ReturnType<typeof toForm>;
  /** The zone of the times among the values. */
  timeZone: string;
  isEditing: boolean;
};

type ConfirmCardProps = {
  actionType: ActionType;
  payload: Readonly<Record<string, unknown>>;
  /** The time to leave; without one it leaves at once. */
  runAt?: string | undefined;
  /** Both readings of the words, where two readers differ. */
  readings?: readonly WaitingReading[];
  isBusy: boolean;
  /** What was changed before the card left the screen. */
  edit?: CardEdit | undefined;
  onEdit: (edit: CardEdit) => void;
  /** Why the last try failed, and what helps. */
  notice?: ReactNode;
  onConfirm: (shown: ShownPayload) => void;
  onCancel: () => void;
};

/**
 * Asks the person to confirm exactly what it shows. Everything can be edited in place; the edited payload is confirmed.
 */
export function ConfirmCard(props: ConfirmCardProps) {
  const { readings = [], isBusy, notice, onConfirm, onCancel } = props;
  const { t } = useTranslation('command-center');
  const titleId = useId();
  const { timeZone } = useSettings();
  const [edit, change] = useEdit(props, timeZone);
  const [wasPressed, setPressed] = useState(false);
  const editButton = useRef<HTMLButtonElement>(null);
  const { isEditing, values } = edit;
  const { actionType, payload: proposed } = edit.proposed;
  const shown = fromForm(actionType, proposed, values, timeZone);
  const missing = missingFields(actionType, shown);
  const isComplete = missing.length === 0;
  const take = (reading: WaitingReading) =>
    change({ proposed: reading, values: toForm(reading.actionType, reading.payload, timeZone) });
  return (
    <Card data-waiting aria-labelledby={titleId}>
      <Title id={titleId} actionType={actionType} />
      <Body>
        <TwoReadings
          readings={readings}
          actionType={actionType}
          payload={shown}
          disabled={isBusy}
          onTake={take}
        />
        {isEditing ? (
          <PayloadEditor
            actionType={actionType}
            values={values}
            missing={missing}
            takesFocus={wasPressed}
            onChange={(changed) => change({ values: changed })}
            onDone={() => {
              change({ isEditing: false });
              // The field with the focus leaves.
              editButton.current?.focus();
            }}
          />
        ) : (
          <PayloadDetails
            actionType={actionType}
            payload={shown}
            size="card"
            onChoose={(field, written, address) =>
              change({ values: withAddress(values, field, { written, address }) })
            }
          />
        )}
        <LateDeparture payload={shown} />
        {!isComplete && !isEditing && <Problem role="alert">{t('notComplete')}</Problem>}
        {notice}
      </Body>
      <Answers
        isBusy={isBusy}
        isEditing={isEditing}
        canEdit={fieldsOf(actionType).length > 0}
        isComplete={isComplete}
        editButton={editButton}
        onEdit={() => {
          setPressed(true);
          change({ isEditing: !isEditing });
        }}
        onCancel={onCancel}
        onConfirm={() => {
          askToAlert(actionType);
          change({ isEditing: false });
          const leaving = splitSendAt(shown, Date.now());
          onConfirm({ actionType, ...leaving, payloadHash: payloadHash(actionType, leaving.payload) });
        }}
      />
    </Card>
  );
}

/** What is changed on the card; it outlives it. */
function useEdit(
  props: ConfirmCardProps,
  timeZone: string,
): [CardEdit, (changed: Partial<CardEdit>) => void] {
  const [kept, setKept] = useState(() => props.edit ?? unchanged(props, timeZone));
  const edit = editIn(timeZone, kept);
  const change = (changed: Partial<CardEdit>) => {
    const changing = { ...edit, ...changed };
    setKept(changing);
    props.onEdit(changing);
  };
  return [edit, change];
}

function Title({ id, actionType }: { id: string; actionType: ActionType }) {
  const { t } = useTranslation(['command-center', 'actions']);
  return (
    <Head>
      <ActionIcon actionType={actionType} />
      <Name id={id}>{t(`name_${actionType}`)}</Name>
      <Badge tone="waiting" icon={<Hourglass />}>
        {t('waiting')}
      </Badge>
    </Head>
  );
}

function unchanged({ actionType, payload, runAt }: ConfirmCardProps, timeZone: string): CardEdit {
  const proposed = { actionType, payload: runAt === undefined ? payload : { ...payload, sendAt: runAt } };
  return { proposed, values: toForm(actionType, proposed.payload, timeZone), timeZone, isEditing: false };
}

/** The zone of the profile is known a moment after the card is drawn, and may change while it is open. */
function editIn(timeZone: string, edit: CardEdit): CardEdit {
  if (edit.timeZone === timeZone) return edit;
  const { actionType, payload } = edit.proposed;
  const values = inZone(actionType, payload, edit.values, { from: edit.timeZone, to: timeZone });
  return { ...edit, values, timeZone };
}

type AnswersProps = {
  isBusy: boolean;
  isEditing: boolean;
  canEdit: boolean;
  isComplete: boolean;
  editButton: Ref<HTMLButtonElement>;
  onEdit: () => void;
  onCancel: () => void;
  onConfirm: () => void;
};

function Answers(props: AnswersProps) {
  const { isBusy, isEditing, canEdit, isComplete, editButton, onEdit, onCancel, onConfirm } = props;
  const { t } = useTranslation(['command-center', 'common']);
  return (
    <Foot>
      <LockLine />
      {canEdit && (
        <Button ref={editButton} variant="bare" disabled={isBusy} onClick={onEdit} aria-pressed={isEditing}>
          {isEditing ? t('doneEditing') : t('common:edit')}
        </Button>
      )}
      <Button disabled={isBusy} onClick={onCancel}>
        {t('common:cancel')}
      </Button>
      <Button variant="filled" loading={isBusy} disabled={!isComplete} onClick={onConfirm}>
        {isBusy ? t('confirming') : t('confirm')}
      </Button>
    </Foot>
  );
}

/** Warns that the chosen time has passed, so that confirming sends at once. */
function LateDeparture({ payload }: { payload: Readonly<Record<string, unknown>> }) {
  const { t } = useTranslation('command-center');
  const now = useNow(1_000);
  if (payload['sendAt'] === undefined || splitSendAt(payload, now).runAt !== undefined) return null;
  return <Problem role="status">{t('leavesAtOnce')}</Problem>;
}

const Head = styled('header')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.25),
  minBlockSize: 42,
  paddingInline: theme.spacing(2, 1),
  borderStartStartRadius: 'inherit',
  borderStartEndRadius: 'inherit',
  backgroundColor: theme.vars.palette.accentTint,
  color: theme.vars.palette.accentInk,
  '& > .MuiSvgIcon-root': { fontSize: 18 },
}));

const Name = styled('h3')(({ theme }) => ({ ...theme.typography.strong, margin: 0, flex: 1 }));

const Body = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.25),
  padding: theme.spacing(1.5, 2),
}));

const Foot = styled('footer')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
  padding: theme.spacing(1, 1.25, 1, 2),
  '[dir=rtl] &': { padding: theme.spacing(1, 2, 1, 1.25) },
  borderBlockStart: `1px solid ${theme.vars.palette.border}`,
  // On narrow screens the line takes the whole width, with the buttons below.
  [theme.breakpoints.down('sm')]: { justifyContent: 'flex-end', '& > p': { flexBasis: '100%' } },
}));

const Problem = styled('p')(({ theme }) => ({
  ...theme.typography.small,
  color: theme.vars.palette.errorInk,
}));
