import Attach from '@mui/icons-material/AttachFileOutlined';
import Send from '@mui/icons-material/SendOutlined';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { bounds } from '@crocodile-hub/core/contract/bounds';
import type { Instant } from '@crocodile-hub/core/contract/time';
import type { Platform } from '@crocodile-hub/core/contract/inbox';
import { parseMailAddress } from '@crocodile-hub/core/domain/mail-address';
import { contactAt, peopleIn } from '@crocodile-hub/core/domain/recipients';
import type { Stranger } from '@crocodile-hub/core/domain/strangers';
import { formDraftRef } from '@crocodile-hub/core/domain/draft-ref';
import { guessPlatform } from '@crocodile-hub/core/domain/recipient-platform';
import { safeFileName } from '@crocodile-hub/core/domain/file-name';
import { cut } from '@crocodile-hub/core/domain/cut';
import { takesMarks } from '@crocodile-hub/core/domain/text-marks';
import { mailHtml } from '@crocodile-hub/core/text/mail-html';
import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { RecipientField } from '../../../people/recipient-field.tsx';
import { useContacts } from '../../../people/use-contacts.ts';
import { useStrangerQuestion } from '../../../people/use-stranger-question.tsx';
import { reasonOf, sendFailure } from './send-failure.ts';
import { useSettings } from '../../../account/use-settings.ts';
import { newSendId } from '../../run/inbox-sends.ts';
import { personal } from '../../../account/person-storage.ts';
import { useTranslation } from '../../../kit/text/use-translation.ts';
import { sizeOf } from '../../../kit/text/size-of.ts';
import { radius } from '../../../kit/theme/tokens.ts';
import { BidiText } from '../../../kit/ui/bidi-text.tsx';
import { Button } from '../../../kit/ui/button.tsx';
import { ConfirmDialog } from '../../../kit/ui/confirm-dialog.tsx';
import { Dialog } from '../../../kit/ui/dialog.tsx';
import { Field } from '../../../kit/ui/field.tsx';
import { Isolate } from '../../../kit/ui/isolate.tsx';
import { notify } from '../../../kit/ui/notify.tsx';
import { Segmented } from '../../../kit/ui/segmented.tsx';
import { AttachedFiles, TakesFiles } from './attached-files.tsx';
import { DialogActions } from '../dialog-actions.tsx';
import {
  type Carried,
  composeAction,
  composeErrors,
  type ComposeForm,
  type ComposeMode,
  composePlatforms,
  draftOf,
  isComposeFilled,
  isWrittenIn,
  roomForBody,
  withoutSignature,
} from './compose-form.ts';
import { formChannelOf } from '../failure-reason.ts';
import { sendAtOf } from './send-later.ts';
import { SendAtFields, SendLaterMenu } from './send-later.tsx';
import FormatMenu from './format-menu.tsx';
import TemplatePicker from './template-picker.tsx';
import { type Attachments, useAttachments } from './use-attachments.ts';
import { type Form, useForm } from '../use-form.ts';
import { type MailDraft, useMailDraft } from './use-mail-draft.ts';
import { type AcceptedSend, attemptShape, useSend } from '../use-send.ts';
import { mirrored } from '../../../kit/ui/mirrored.ts';

export type ComposeDialogProps = {
  mode: ComposeMode;
  /** The key under which the typed text survives a reload. */
  name: string;
  /** The form's first values; kept text replaces them. */
  initial: ComposeForm;
  carried: Carried;
  /** Words that came back from a send; they replace kept text. */
  given?: ComposeForm | undefined;
  /** The people about whom the person is asked before sending to them. */
  strangers?: ReadonlyMap<string, Stranger>;
  /** Called with `left` when the server accepted it: the id of its Smart Task and its text. */
  onClose: (left?: { id: string; text: string }) => void;
};

const noAddress = { name: '', address: '' };
const noStrangers: ReadonlyMap<string, Stranger> = new Map();
const titles = { compose: 'newMessage', reply: 'reply', forward: 'forward' } as const;

/** A new message, a reply or a forwarded mail. Rules inbox.compose.1 to inbox.compose.5. */
export function ComposeDialog(props: ComposeDialogProps) {
  const { mode, name, initial, carried, given, strangers = noStrangers, onClose } = props;
  const { t } = useTranslation(['inbox', 'actions']);
  const { holdMs, timeZone } = useSettings();
  const { form, attachments, draft, isRewritten } = useComposition({ name, initial, carried, given });
  const { values } = form;
  const isMail = values.platform === 'gmail';
  /** The time to leave; null means now. */
  const leavesAt = useRef<Instant | null>(null);
  const { sending, send, close } = useComposeSend(name, form, draft, (left) => {
    draft.end();
    // A message with a later time is not being sent yet.
    const isOnItsWay = left !== undefined && leavesAt.current === null;
    onClose(isOnItsWay ? { id: left.id, text: values.body.trim() } : undefined);
  });
  const departure = useDeparture({ form, mode, carried, strangers, attachments }, (action, at) => {
    leavesAt.current = at;
    void send(action);
  });
  const closing = useClosing(draft, attachments, isRewritten, { onAsked: departure.stay, close });
  const [isChoosing, setChoosing] = useState(false);
  const isFilled = isComposeFilled(values, carried);
  const undoNote = holdMs > 0 ? t('actions:undoNote', { count: holdMs / 1_000 }) : undefined;
  const waitNote = isMail && departure.isWaiting ? t('sendsAfterUpload') : undoNote;
  const leaveNow = () => departure.leaveAt(null);
  const sendOnCtrlEnter = (event: KeyboardEvent) => {
    if (!isCtrlEnter(event)) return;
    event.preventDefault();
    // Held down, it is one Enter.
    if (!event.repeat && !sending) leaveNow();
  };
  return (
    <>
      <Dialog
        open
        title={t(titles[mode])}
        width="wide"
        busy={sending}
        onClose={closing.leave}
        onSubmit={leaveNow}
        note={sending ? t('actions:cannotClose') : waitNote}
        actions={
          <DialogActions
            label={t(sendLabels[values.platform] ?? 'actions:sendMessage')}
            icon={<Send sx={mirrored} />}
            sending={sending}
            disabled={!isFilled}
            beside={
              <SendLaterMenu
                timeZone={timeZone}
                disabled={!isFilled || sending}
                onSend={departure.leaveAt}
                onOther={() => setChoosing(true)}
              />
            }
            onCancel={closing.leave}
          />
        }
      >
        <Box onKeyDown={sendOnCtrlEnter} sx={fieldsStyle}>
          <TakesFiles attach={isMail && !sending ? attachments.attach : null}>
            <Addressing form={form} mode={mode} initial={initial} disabled={sending} />
            <Words form={form} carried={carried} disabled={sending} />
            <CarriedAlong form={form} mode={mode} carried={carried} disabled={sending} />
            <LeftBehind carried={carried} isMail={isMail} hasFiles={attachments.files.length > 0} />
            {isMail && <AttachedFiles attachments={attachments} disabled={sending} />}
            {isChoosing && (
              <SendAtFields timeZone={timeZone} disabled={!isFilled || sending} onSend={departure.leaveAt} />
            )}
          </TakesFiles>
          {isMail && <DraftLine draft={draft} onDiscard={closing.askToDiscard} disabled={sending} />}
        </Box>
      </Dialog>
      {closing.question}
      {departure.question}
    </>
  );
}

type Draft = MailDraft & { hasWords: boolean };

/** What is written: the form's words and files, and the draft that keeps them. */
function useComposition({
  name,
  initial,
  carried,
  given,
}: Pick<ComposeDialogProps, 'name' | 'initial' | 'carried' | 'given'>) {
  const [begun] = useState(() => withDraftRef(initial));
  const form = useForm({
    name,
    empty: begun,
    given: given === undefined ? undefined : { ...given, draft: given.draft || begun.draft },
    newId: () => newSendId('compose'),
    fill: 'body',
    mayStayEmpty: ['cc', 'bcc'],
    errorsOf: (values) => composeErrors(values, carried),
    most: (values) => ({
      body: roomForBody(values, carried),
      to: bounds.parties,
      cc: bounds.parties,
      bcc: bounds.parties,
    }),
  });
  const { values, change } = form;
  const attachments = useAttachments(values.attachments, sizesOf(carried), (written) => {
    if (written !== values.attachments) change('attachments', written);
  });
  const isRewritten = isWrittenIn(values, begun);
  const isOpenedDraft = initial.draft !== '';
  const hasWords = isRewritten || isOpenedDraft;
  const draft = useMailDraft({
    id: values.draft,
    isMail: values.platform === 'gmail',
    words: hasWords ? draftOf(values, carried) : null,
    first: isOpenedDraft ? draftOf(initial, carried) : null,
  });
  return { form, attachments, draft: { ...draft, hasWords }, isRewritten };
}

/** The send of a composed message. After one that failed, the draft is saved again. */
function useComposeSend(
  name: string,
  form: Form<ComposeForm>,
  { settle, resume }: MailDraft,
  onClose: (left?: AcceptedSend) => void,
) {
  const { t } = useTranslation('inbox');
  const { platform } = form.values;
  const [kept] = useState(() => personal(`attempt-${name}`, attemptShape));
  const sent = useSend(formChannelOf(platform), form, onClose, {
    kept,
    settle,
    failed: (failure) => ({
      text: t('failedMessage', { platform: t(`platform_${platform}`) }),
      detail:
        (failure === null ? undefined : reasonOf(failure)) ??
        t(sendFailure(failure ?? { kind: 'unavailable' }, platform), { platform: t(`platform_${platform}`) }),
    }),
  });
  const { sending } = sent;
  useEffect(() => {
    if (!sending) resume();
  }, [sending, resume]);
  return sent;
}

type Composed = Required<Pick<ComposeDialogProps, 'mode' | 'carried' | 'strangers'>> & {
  form: Form<ComposeForm>;
  attachments: Attachments;
};

/** Lets the message leave, once its files are there and the person was asked about strangers. */
function useDeparture(
  { form, mode, carried, strangers, attachments }: Composed,
  send: (action: { command: string } & ReturnType<typeof composeAction>, at: Instant | null) => void,
) {
  const { t } = useTranslation('inbox');
  const { timeZone } = useSettings();
  const strangerQuestion = useStrangerQuestion(strangers);
  const { written, isUploading, hasFailed } = attachments;
  /** Send was pressed while files were on their way. */
  const [waiting, setWaiting] = useState<{ at: Instant | null } | null>(null);

  /** `at`: the time to leave; null means now. */
  const leaveAt = (at: Instant | null) =>
    form.submit((filled) => {
      const isMail = filled.platform === 'gmail';
      if (isMail && isUploading) return setWaiting({ at });
      setWaiting(null);
      if (isMail && hasFailed) return void notify.error(t('notAttached'));
      const about = isMail ? filled.subject : filled.body;
      const command = cut(`${t(titles[mode])}: ${filled.to.trim()} · ${about.trim()}`, 500);
      const { actionType, payload } = composeAction({ ...filled, attachments: written }, carried);
      const sendAt = at === null ? {} : { sendAt: sendAtOf(at, timeZone) };
      const recipients = isMail ? peopleIn([filled.to, filled.cc, filled.bcc].join(',')) : [];
      strangerQuestion.before(recipients, () =>
        send({ command, actionType, payload: { ...payload, ...sendAt } }, at),
      );
    });

  const goOn = useEffectEvent(leaveAt);
  useEffect(() => {
    if (waiting !== null && !isUploading) goOn(waiting.at);
  }, [waiting, isUploading]);
  /** The message does not leave by itself when its files are there. */
  const stay = () => setWaiting(null);
  return {
    leaveAt: (at: Instant | null) => {
      stay();
      leaveAt(at);
    },
    isWaiting: waiting !== null,
    stay,
    question: strangerQuestion.dialog,
  };
}

/** Closes the dialog. The draft keeps the text; about what it cannot keep, the person is asked. */
function useClosing(
  draft: MailDraft,
  attachments: Attachments,
  isRewritten: boolean,
  { onAsked, close }: { onAsked: () => void; close: () => void },
) {
  const { t } = useTranslation('inbox');
  const [isAsking, setIsAsking] = useState(false);
  const [question, setQuestion] = useState<keyof typeof questions>('words');
  const isLeaving = useRef(false);
  const hasFiles = attachments.files.length > 0;
  const isChanged = hasFiles || isRewritten;

  const ask = (next: typeof question) => {
    onAsked();
    setQuestion(next);
    setIsAsking(true);
  };
  const leave = () => {
    onAsked();
    if (!draft.isOn) return isChanged ? ask('words') : close();
    if (isLeaving.current) return undefined;
    isLeaving.current = true;
    return void draft
      .flush()
      .then((isKept) => {
        if (!isKept && isChanged) ask('words');
        else if (hasFiles) ask('files');
        else close();
      })
      .finally(() => (isLeaving.current = false));
  };
  const discard = () => {
    attachments.removeAll();
    close();
  };
  const discardDraft = async () => {
    if (await draft.discard()) discard();
    else notify.error(t('draftNotDiscarded'));
  };
  const { title, hint, action } = questions[question];
  return {
    leave,
    askToDiscard: () => ask('draft'),
    question: (
      <ConfirmDialog
        open={isAsking}
        title={t(title)}
        hint={t(hint)}
        action={t(action)}
        onConfirm={() => (question === 'draft' ? void discardDraft() : discard())}
        onClose={() => setIsAsking(false)}
      />
    ),
  };
}

type PartProps = { form: Form<ComposeForm>; disabled: boolean };

/** The platform and the recipients. */
function Addressing({
  form,
  mode,
  initial,
  disabled,
}: PartProps & Pick<ComposeDialogProps, 'mode' | 'initial'>) {
  const { t } = useTranslation(['inbox', 'actions']);
  const { values, change, bind } = form;
  const isMail = values.platform === 'gmail';
  const [wantsCopies, setWantsCopies] = useState(false);
  const hasCopies = wantsCopies || values.cc !== '' || values.bcc !== '';
  const hasChosen = useRef(false);

  /** Direct messages have no signature. */
  const changePlatform = (next: Platform) => {
    const unsigned = values.body === initial.body ? '' : values.body;
    const body = next === 'gmail' && values.body === '' ? initial.body : values.body;
    form.changeAll({ platform: next, body: next === 'gmail' ? body : unsigned });
  };
  /** A platform that the person chose is not changed by a guess. Rule inbox.compose.9. */
  const followGuess = () => {
    if (mode !== 'compose' || hasChosen.current) return;
    if (isMail && guessPlatform(values.to) === 'instagram') changePlatform('instagram');
  };
  const people = (field: 'to' | 'cc' | 'bcc', end?: ReactNode) => {
    const { value, error, onBlur, inputRef } = bind(field);
    return (
      <RecipientField
        label={t(`actions:field_${field}`)}
        value={value}
        onChange={(next) => change(field, next)}
        onBlur={() => {
          onBlur();
          if (field === 'to') followGuess();
        }}
        inputRef={inputRef}
        error={error}
        disabled={disabled}
        end={end}
      />
    );
  };
  const addCopies = (
    <Button size="sm" variant="bare" onClick={() => setWantsCopies(true)} disabled={disabled}>
      {t('copies')}
    </Button>
  );
  return (
    <>
      {mode !== 'reply' && (
        <Segmented
          name={t('actions:platform')}
          value={values.platform}
          onChange={(next) => {
            hasChosen.current = true;
            changePlatform(next);
          }}
          options={composePlatforms.map((value) => ({ value, label: t(`platform_${value}`) }))}
          disabled={disabled}
        />
      )}
      {isMail ? (
        people('to', !hasCopies && addCopies)
      ) : (
        <Field
          {...bind('to')}
          label={t('actions:to')}
          placeholder={t('actions:recipient')}
          readOnly={mode === 'reply'}
          disabled={disabled}
          input={{ dir: 'ltr', autoComplete: 'off' }}
        />
      )}
      {isMail && hasCopies && people('cc')}
      {isMail && hasCopies && people('bcc')}
    </>
  );
}

function Words({ form, carried, disabled }: PartProps & Pick<ComposeDialogProps, 'carried'>) {
  const { t } = useTranslation(['actions', 'inbox']);
  const area = useRef<HTMLTextAreaElement>(null);
  const recipient = useNameOfRecipient(form.values);
  const written = withoutSignature(form.values.body, carried);
  const isMail = form.values.platform === 'gmail';
  return (
    <>
      {isMail && (
        <Field
          {...form.bind('subject')}
          onKeyDown={form.enterGoesTo('body')}
          label={t('subject')}
          disabled={disabled}
          directed
        />
      )}
      <Field
        {...form.bind('body')}
        input={{ ref: area }}
        hint={isMail && mailHtml(form.values.body) !== null ? t('inbox:goesOutFormatted') : undefined}
        end={
          <Box sx={{ alignSelf: 'start', display: 'grid' }}>
            <TemplatePicker {...{ area, recipient, written, disabled }} />
            {takesMarks(form.values.platform) && <FormatMenu {...{ area, disabled }} />}
          </Box>
        }
        label={t('message')}
        disabled={disabled}
        directed
        multiline
        minRows={6}
        maxRows={14}
      />
    </>
  );
}

/** The name of the only recipient; empty if it is not known, or if there are several. */
function useNameOfRecipient({ platform, to, cc, bcc }: ComposeForm): string {
  const people = peopleIn([to, cc, bcc].join(','));
  const contacts = useContacts(platform === 'gmail' && people.length === 1) ?? [];
  const { name, address } = parseMailAddress(people.length === 1 ? (people[0] ?? '') : '') ?? noAddress;
  return name || (contactAt(address, 'email', contacts)?.name ?? '');
}

/** What goes along from another mail: its words, which can be taken out, and its files. */
function CarriedAlong({
  form,
  mode,
  carried,
  disabled,
}: PartProps & Pick<ComposeDialogProps, 'mode' | 'carried'>) {
  const { t } = useTranslation(['inbox', 'actions']);
  const { quote, forwards } = carried;
  const { platform, quoting } = form.values;
  return (
    <>
      {quote !== '' && quoting === 'yes' && (
        <Quote>
          <summary>{t(mode === 'forward' ? 'forwardedMail' : 'quotedMail')}</summary>
          <BidiText as="reading">{quote}</BidiText>
          <Button size="sm" onClick={() => form.change('quoting', '')} disabled={disabled}>
            {t('withoutQuote')}
          </Button>
        </Quote>
      )}
      {platform === 'gmail' && forwards !== undefined && forwards.files.length > 0 && (
        <Files aria-label={t('actions:field_forwards')}>
          {forwards.files.map(({ filename, size }, index) => (
            // Two files may bear one name.
            <li key={`${filename}-${index}`}>
              <Attach />
              <Isolate>{safeFileName(filename)}</Isolate>
              <Isolate>{sizeOf(size)}</Isolate>
            </li>
          ))}
        </Files>
      )}
    </>
  );
}

/** Says what does not go along. */
function LeftBehind({
  carried,
  hasFiles,
  isMail,
}: Pick<ComposeDialogProps, 'carried'> & { hasFiles: boolean; isMail: boolean }) {
  const { t } = useTranslation('inbox');
  return (
    <>
      {!isMail && (hasFiles || sizesOf(carried).length > 0) && (
        <Box component="p" role="status" sx={quietStyle}>
          {t('filesStay')}
        </Box>
      )}
      {carried.left !== undefined && (
        <Box component="p" sx={quietStyle}>
          {t('draftFilesStay', { files: carried.left.map(safeFileName).join(', ') })}
        </Box>
      )}
      {carried.isForwardGone === true && (
        <Box component="p" sx={quietStyle}>
          {t('forwardGone')}
        </Box>
      )}
    </>
  );
}

type DraftLineProps = { draft: Draft; onDiscard: () => void; disabled: boolean };

function DraftLine({ draft, onDiscard, disabled }: DraftLineProps) {
  const { t } = useTranslation('inbox');
  return (
    <Box sx={draftStyle}>
      <Box role="status" sx={quietStyle}>
        {draft.status !== null && t(draft.status === 'saved' ? 'draftSaved' : 'draftNotSaved')}
      </Box>
      {draft.isOn && draft.hasWords && (
        <Button size="sm" variant="bare" onClick={onDiscard} disabled={disabled}>
          {t('discardDraft')}
        </Button>
      )}
    </Box>
  );
}

const sendLabels: Partial<Record<Platform, 'actions:sendEmail' | 'sendDm'>> = {
  gmail: 'actions:sendEmail',
  instagram: 'sendDm',
};

const questions = {
  words: { title: 'discardTitle', hint: 'discardHint', action: 'discard' },
  files: { title: 'closeWithoutFiles', hint: 'draftWithoutFiles', action: 'closeAnyway' },
  draft: { title: 'discardDraftTitle', hint: 'discardDraftHint', action: 'discardDraft' },
} as const;

function isCtrlEnter({ key, ctrlKey, metaKey, nativeEvent }: KeyboardEvent): boolean {
  return key === 'Enter' && (ctrlKey || metaKey) && !nativeEvent.isComposing;
}

function sizesOf({ forwards }: Carried): readonly number[] {
  return forwards?.files.map(({ size }) => size) ?? [];
}

/** Each opening of the dialog is a draft of its own. Its id is kept with the text. */
function withDraftRef(form: ComposeForm): ComposeForm {
  return form.draft === '' ? { ...form, draft: formDraftRef(crypto.randomUUID()) } : form;
}

const quietStyle = { typography: 'caption', color: 'ink2' };
const draftStyle = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, minBlockSize: 32 };
const fieldsStyle = { display: 'grid', gap: 2, minInlineSize: 0, '& > fieldset': { justifySelf: 'start' } };
const Quote = styled('details')(({ theme }) => ({
  ...theme.typography.small,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  color: theme.vars.palette.ink2,
  '& > summary': { cursor: 'pointer', color: theme.vars.palette.primaryInk, paddingBlock: 4 },
  '& > :not(summary):not(button)': {
    maxBlockSize: 220,
    overflowY: 'auto',
    padding: theme.spacing(1, 1.5),
    marginBlockEnd: theme.spacing(1),
    borderRadius: radius.sm,
    backgroundColor: theme.vars.palette.sunken,
  },
}));
const Files = styled('ul')(({ theme }) => ({
  ...theme.typography.small,
  display: 'grid',
  gap: theme.spacing(0.5),
  color: theme.vars.palette.ink2,
  '& > li': { display: 'flex', alignItems: 'center', gap: theme.spacing(0.75), minInlineSize: 0 },
  '& .MuiSvgIcon-root': { fontSize: 16 },
}));
