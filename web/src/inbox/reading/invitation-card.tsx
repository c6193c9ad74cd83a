import Event from '@mui/icons-material/EventOutlined';
import People from '@mui/icons-material/PeopleOutlineOutlined';
import Place from '@mui/icons-material/PlaceOutlined';
import Repeat from '@mui/icons-material/RepeatOutlined';
import Time from '@mui/icons-material/ScheduleOutlined';
import Warning from '@mui/icons-material/WarningAmberOutlined';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { answers, type Rsvp, type Invitation } from '@crocodile-hub/core/contract/invitation';
import { useId, type ReactNode } from 'react';
import type { Message } from '../message.ts';
import { useSettings } from '../../account/use-settings.ts';
import { useRepeatWords } from '../../kit/text/use-repeat-words.ts';
import { useTranslation } from '../../kit/text/use-translation.ts';
import { zoneNameOf } from '../../kit/text/when.ts';
import { radius } from '../../kit/theme/tokens.ts';
import { BidiText } from '../../kit/ui/bidi-text.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { Skeleton } from '../../kit/ui/skeleton.tsx';
import { eventWhenWords } from './event-when.ts';
import { ReconnectPanel } from '../reconnect-panel.tsx';
import { useInvitation } from './use-invitation.ts';
import { useWhen } from '../../account/use-when.ts';

/** The invitation of a mail, and the three answers to it. Rules inbox.invitation.1 and inbox.invitation.2. */
export default function InvitationCard({ message }: { message: Message }) {
  const { t } = useTranslation(['inbox', 'common']);
  const { timeZone } = useSettings();
  const { loaded, sending, answer, retry } = useInvitation(message.id, timeZone);
  switch (loaded.is) {
    case 'loading':
      return <Skeleton width="60%" />;
    case 'none':
      return null;
    case 'failed':
      return (
        <Line icon={<Warning />}>
          {t('failedInvitation')}{' '}
          <Button size="sm" variant="bare" onClick={retry}>
            {t('common:tryAgain')}
          </Button>
        </Line>
      );
    case 'ready':
      return (
        <Ready
          invitation={loaded.invitation}
          sentBy={message.senderEmail}
          sending={sending}
          onAnswer={answer}
          onRetry={retry}
        />
      );
    default:
      return loaded satisfies never;
  }
}

type ReadyProps = {
  invitation: Invitation;
  sentBy: string;
  sending: Rsvp | null;
  onAnswer: (answer: Rsvp) => void;
  onRetry: () => void;
};

function Ready({ invitation, sentBy, sending, onAnswer, onRetry }: ReadyProps) {
  const { t } = useTranslation('inbox');
  const titleId = useId();
  const { kind, title, location, organizer } = invitation;
  const name = title === '' ? t('untitledMeeting') : title;
  const isForwarded =
    kind === 'asked' && organizer !== null && organizer.address.toLowerCase() !== sentBy.toLowerCase();
  return (
    <Panel aria-labelledby={titleId}>
      <Head>
        <Event />
        <div>
          <Kind>{t(`invitation_${kind}`)}</Kind>
          <Typography id={titleId} variant="strong" component="h3">
            <BidiText>{name}</BidiText>
          </Typography>
        </div>
      </Head>
      <WhenLines invitation={invitation} />
      {location !== '' && (
        <Line icon={<Place />} label={t('invitationWhere')}>
          <BidiText>{location}</BidiText>
        </Line>
      )}
      <WhoLine invitation={invitation} />
      {isForwarded && (
        <Line icon={<Warning />}>
          {t('sentByAnother')} <bdi>{sentBy}</bdi>
        </Line>
      )}
      {kind === 'asked' && <Conflicts invitation={invitation} />}
      <Answering
        invitation={invitation}
        name={name}
        sending={sending}
        onAnswer={onAnswer}
        onRetry={onRetry}
      />
    </Panel>
  );
}

type OfInvitation = Pick<ReadyProps, 'invitation'>;

function WhenLines({ invitation: { when, recurrence, isMoved } }: OfInvitation) {
  const { t } = useTranslation('inbox');
  const context = useWhen();
  const repeatWords = useRepeatWords(context.timeZone);
  const { days, hours } = eventWhenWords(when, context);
  return (
    <>
      <Line icon={<Time />} label={t('invitationWhen')}>
        <bdi className="tabular">{days}</bdi>{' '}
        {hours !== null && (
          <bdi className="tabular" dir="ltr">
            {hours}
          </bdi>
        )}{' '}
        <small>{when.is === 'days' ? t('allDay') : zoneNameOf(Date.parse(when.start), context)}</small>
      </Line>
      {isMoved && <Line icon={<Warning />}>{t('invitationMoved')}</Line>}
      {recurrence !== null && (
        <Line icon={<Repeat />} label={t('invitationRepeats')}>
          {repeatWords(recurrence)}
        </Line>
      )}
    </>
  );
}

function WhoLine({ invitation: { kind, organizer, guests, guestCount } }: OfInvitation) {
  const { t } = useTranslation('inbox');
  const others = guests.filter(({ address }) => address !== organizer?.address);
  const unnamed = guestCount - guests.length;
  return (
    <Line icon={<People />} label={t('invitationWho')}>
      <Guests>
        {organizer !== null && kind !== 'answered' && (
          <li>
            <Party {...organizer} /> <small>{t('organizer')}</small>
          </li>
        )}
        {others.map(({ name, address, state }) => (
          <li key={address}>
            <Party name={name} address={address} /> <small>{t(`guest_${state}`)}</small>
          </li>
        ))}
        {unnamed > 0 && <li>{t('andMore', { n: unnamed })}</li>}
      </Guests>
    </Line>
  );
}

/** The address is shown beside the name, because anybody can use any name. */
function Party({ name, address }: { name: string; address: string }) {
  if (name === '') return <bdi>{address}</bdi>;
  return (
    <>
      <BidiText>{name}</BidiText> <bdi className="address">{address}</bdi>
    </>
  );
}

function Conflicts({ invitation: { state, conflicts, conflictCount } }: OfInvitation) {
  const { t } = useTranslation('inbox');
  const context = useWhen();
  if (state !== 'open' || conflicts.length === 0) return null;
  const more = conflictCount - conflicts.length;
  return (
    <Line icon={<Warning />} label={t('conflictsWith')} tone="waiting">
      <Guests>
        {conflicts.map(({ title, when }) => {
          const { days, hours } = eventWhenWords(when, context);
          return (
            <li key={`${title} ${days} ${hours ?? ''}`}>
              <BidiText>{title === '' ? t('untitledMeeting') : title}</BidiText>{' '}
              <bdi className="tabular" dir={hours === null ? 'auto' : 'ltr'}>
                {hours ?? days}
              </bdi>
            </li>
          );
        })}
        {more > 0 && <li>{t('andMore', { n: more })}</li>}
      </Guests>
    </Line>
  );
}

type AnsweringProps = Pick<ReadyProps, 'invitation' | 'sending' | 'onAnswer' | 'onRetry'> & { name: string };

function Answering({
  invitation: { kind, state, answer },
  name,
  sending,
  onAnswer,
  onRetry,
}: AnsweringProps) {
  const { t } = useTranslation(['inbox', 'common']);
  if (kind !== 'asked') return kind === 'cancelled' ? <Note>{t('meetingCancelled')}</Note> : null;
  switch (state) {
    case 'open':
      return (
        <>
          <Note role="status">{t(`said_${answer}`)}</Note>
          <Buttons role="group" aria-label={t('answerTo', { title: name })}>
            {answers.map((given) => (
              <Button
                key={given}
                size="sm"
                variant={given === answer ? 'tint' : 'outline'}
                aria-pressed={given === answer}
                loading={sending === given}
                disabled={sending !== null}
                onClick={() => onAnswer(given)}
              >
                {t(`answer_${given}`)}
              </Button>
            ))}
          </Buttons>
        </>
      );
    case 'no-access':
      return <ReconnectPanel text={t('calendarNeeded')} onRetry={onRetry} />;
    case 'unavailable':
      return (
        <Line icon={<Warning />}>
          {t('calendarUnavailable')}{' '}
          <Button size="sm" variant="bare" onClick={onRetry}>
            {t('common:tryAgain')}
          </Button>
        </Line>
      );
    case 'own':
    case 'gone':
    case 'over':
    case 'no-organizer':
    case 'another-organizer':
      return <Note>{t(`unanswerable_${state}`)}</Note>;
    default:
      return state satisfies never;
  }
}

type LineProps = { icon: ReactNode; label?: string; tone?: 'waiting'; children: ReactNode };

function Line({ icon, label, tone, children }: LineProps) {
  return (
    <Row data-tone={tone}>
      {icon}
      <div>
        {label !== undefined && <span className="label">{label}</span>} {children}
      </div>
    </Row>
  );
}

const Panel = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  padding: theme.spacing(1.5),
  minInlineSize: 0,
  borderRadius: radius.md,
  border: `1px solid ${theme.vars.palette.border}`,
  backgroundColor: theme.vars.palette.surface,
  color: theme.vars.palette.ink,
  overflowWrap: 'anywhere',
}));
const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'start',
  gap: theme.spacing(1),
  '& .MuiSvgIcon-root': { fontSize: 20, color: theme.vars.palette.primaryInk },
}));
const Kind = styled('p')(({ theme }) => ({
  ...theme.typography.caption,
  margin: 0,
  color: theme.vars.palette.ink2,
}));
const Row = styled('div')(({ theme }) => ({
  ...theme.typography.small,
  display: 'flex',
  alignItems: 'start',
  gap: theme.spacing(1),
  minInlineSize: 0,
  '& > div': { minInlineSize: 0 },
  '& > .MuiSvgIcon-root': { fontSize: 18, color: theme.vars.palette.ink3 },
  '& .label': { color: theme.vars.palette.ink2, marginInlineEnd: theme.spacing(0.5) },
  '& small': { color: theme.vars.palette.ink2 },
  '& .address': { color: theme.vars.palette.ink2 },
  '&[data-tone=waiting]': {
    padding: theme.spacing(0.75, 1),
    borderRadius: radius.sm,
    backgroundColor: theme.vars.palette.accentTint,
    color: theme.vars.palette.accentInk,
  },
  '&[data-tone=waiting] .label, &[data-tone=waiting] > .MuiSvgIcon-root': {
    color: theme.vars.palette.accentInk,
  },
}));
const Guests = styled('ul')(({ theme }) => ({ display: 'grid', gap: theme.spacing(0.25) }));
const Note = styled('p')(({ theme }) => ({
  ...theme.typography.small,
  margin: 0,
  color: theme.vars.palette.ink2,
}));
const Buttons = styled('div')(({ theme }) => ({ display: 'flex', flexWrap: 'wrap', gap: theme.spacing(1) }));
