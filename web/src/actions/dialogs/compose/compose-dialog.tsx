import Attach from '@mui/icons-material/AttachFileOutlined';
import Send from '@mui/icons-material/SendOutlined';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { bounds } from '@crocodile-hub/core/contract/bounds';
import type { Instant } from '@crocodile-hub/core/contract/time';
import type { Platform } from '@crocodile-hub/core/contract/inbox';
import { peopleIn } from '@crocodile-hub/core/domain/recipients';
import type { Stranger } from '@crocodile-hub/core/domain/strangers';
import { formDraftRef } from '@crocodile-hub/core/domain/draft-ref';
import { guessPlatform } from '@crocodile-hub/core/domain/recipient-platform';
import { safeFileName } from '@crocodile-hub/core/domain/file-name';
import { cut } from '@crocodile-hub/core/domain/cut';
import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { RecipientField } from '../../../people/recipient-field.tsx';
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
} from './compose-form.ts';
import { formChannelOf } from '../failure-reason.ts';
import { sendAtOf } from './send-later.ts';
import { SendAtFields, SendLaterMenu } from './send-later.tsx';
import { useAttachments } from './use-attachments.ts';
import { useForm } from '../use-form.ts';
import { useMailDraft } from './use-mail-draft.ts';
import { attemptShape, useSend } from '../use-send.ts';

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

const noStrangers: ReadonlyMap<string, Stranger> = new Map();
const titles = { compose: 'newMessage', reply: 'reply', forward: 'forward' } as const;

/** A new message, a reply or a forwarded mail. Rules inbox.compose.1 to inbox.compose.5. */
export function ComposeDialog(props: ComposeDialogProps) {
  const { mode, name, initial, carried, given, strangers = noStrangers, onClose } = props;
  const { t } = useTranslation(['inbox', 'actions', 'common']);
  const { holdMs, timeZone } = useSettings();
  const [begun] = useState(() => withDraftRef(initial));
  const form = useForm({
    name,
    empty: begun,
    given: given === undefined ? undefined : { ...given, draft: given.draft || begun.draft },
    newId: () => newSendId('compose'),
    fill: 'body',
    mayStayEmpty: ['cc', 'bcc'],
    errorsOf: (values) => composeErrors(values, carried),
    most: { body: roomForBody(carried), to: bounds.parties, cc: bounds.parties, bcc: bounds.parties },
  });
  const [kept] = useState(() => personal(`attempt-${name}`, attemptShape));
  const strangerQuestion = useStrangerQuestion(strangers);
  const [isAsking, setIsAsking] = useState(false);
  const [question, setQuestion] = useState<keyof typeof questions>('words');
  const ask = (next: typeof question) => {
    setQuestion(next);
    setIsAsking(true);
  };
  const [wantsCopies, setWantsCopies] = useState(false);
  const { values, change, bind } = form;
  const { platform } = values;
  const isMail = platform === 'gmail';
  const carriedSizes = carried.forwards?.files.map(({ size }) => size) ?? [];
  const attachments = useAttachments(values.attachments, carriedSizes, (written) => {
    if (written !== values.attachments) change('attachments', written);
  });
  const { written, isUploading, hasFailed } = attachments;
  /** Send was pressed while files were on their way. */
  const [isWaiting, setWaiting] = useState(false);
  /** The time to leave; null means now. */
  const leavesAt = useRef<Instant | null>(null);
  const [isChoosing, setChoosing] = useState(false);
  const platformName = t(`platform_${platform}`);
  const isRewritten = isWrittenIn(values, begun);
  const isOpenedDraft = initial.draft !== '';
  const draft = useMailDraft({
    id: values.draft,
    isMail,
    words: isRewritten || isOpenedDraft ? draftOf(values, carried) : null,
    first: isOpenedDraft ? draftOf(initial, carried) : null,
  });
  const { sending, send, close } = useSend(
    formChannelOf(platform),
    form,
    (left) => {
      draft.end();
      // A message with a later time is not being sent yet.
      const isOnItsWay = left !== undefined && leavesAt.current === null;
      onClose(isOnItsWay ? { id: left.id, text: values.body.trim() } : undefined);
    },
    {
      kept,
      settle: draft.settle,
      failed: (failure) => ({
        text: t('failedMessage', { platform: platformName }),
        detail:
          (failure === null ? undefined : reasonOf(failure)) ??
          t(sendFailure(failure ?? { kind: 'unavailable' }, platform), { platform: platformName }),
      }),
    },
  );
  const { resume } = draft;
  useEffect(() => {
    // After a failed send, the draft is saved again.
    if (!sending) resume();
  }, [sending, resume]);
  const isFilled = isComposeFilled(values, carried);
  const depart = () =>
    form.submit((filled) => {
      if (isMail && isUploading) return setWaiting(true);
      setWaiting(false);
      if (isMail && hasFailed) return void notify.error(t('notAttached'));
      const about = isMail ? filled.subject : filled.body;
      const command = cut(`${t(titles[mode])}: ${filled.to.trim()} · ${about.trim()}`, 500);
      const { actionType, payload } = composeAction({ ...filled, attachments: written }, carried);
      const sendAt = leavesAt.current === null ? {} : { sendAt: sendAtOf(leavesAt.current, timeZone) };
      const recipients = isMail ? peopleIn([filled.to, filled.cc, filled.bcc].join(',')) : [];
      strangerQuestion.before(
        recipients,
        () => void send({ command, actionType, payload: { ...payload, ...sendAt } }),
      );
    });
  const submit = () => {
    leavesAt.current = null;
    depart();
  };
  const sendLater = (at: Instant) => {
    leavesAt.current = at;
    depart();
  };
  const goOn = useEffectEvent(depart);
  useEffect(() => {
    if (isWaiting && !isUploading) goOn();
  }, [isWaiting, isUploading]);
  const isChanged = attachments.files.length > 0 || isRewritten;
  /** Direct messages have no signature. */
  const changePlatform = (next: Platform) => {
    const unsigned = values.body === initial.body ? '' : values.body;
    const body = next === 'gmail' && values.body === '' ? initial.body : values.body;
    form.changeAll({ platform: next, body: next === 'gmail' ? body : unsigned });
  };
  const hasChosen = useRef(false);
  /** A platform that the person chose is not changed by a guess. Rule inbox.compose.9. */
  const followGuess = () => {
    if (mode !== 'compose' || hasChosen.current) return;
    if (isMail && guessPlatform(values.to) === 'instagram') changePlatform('instagram');
  };
  const isLeaving = useRef(false);
  /** The draft keeps the text. For what it cannot keep, the person is asked. */
  const leave = () => {
    if (!draft.isOn) return isChanged ? ask('words') : close();
    if (isLeaving.current) return undefined;
    isLeaving.current = true;
    return void draft
      .flush()
      .then((isKept) => {
        if (!isKept && isChanged) ask('words');
        else if (attachments.files.length > 0) ask('files');
        else close();
      })
      .finally(() => (isLeaving.current = false));
  };
  const answers = {
    words: () => {
      attachments.removeAll();
      close();
    },
    files: () => {
      attachments.removeAll();
      close();
    },
    draft: () =>
      void draft.discard().then((isGone) => {
        if (!isGone) return void notify.error(t('draftNotDiscarded'));
        attachments.removeAll();
        return close();
      }),
  };
  const sendOnCtrlEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return;
    event.preventDefault();
    // Held down, it is one Enter.
    if (!event.repeat && !sending) submit();
  };
  const hasCopies = wantsCopies || values.cc !== '' || values.bcc !== '';
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
        disabled={sending}
        end={end}
      />
    );
  };
  return (
    <>
      <Dialog
        open
        title={t(titles[mode])}
        width="wide"
        busy={sending}
        onClose={leave}
        onSubmit={submit}
        note={noteOf()}
        actions={
          <DialogActions
            label={labelOf()}
            icon={<Send sx={mirrored} />}
            sending={sending}
            disabled={!isFilled}
            beside={
              <SendLaterMenu
                timeZone={timeZone}
                disabled={!isFilled || sending}
                onSend={sendLater}
                onOther={() => setChoosing(true)}
              />
            }
            onCancel={leave}
          />
        }
      >
        <Box onKeyDown={sendOnCtrlEnter} sx={fieldsStyle}>
          <TakesFiles attach={isMail && !sending ? attachments.attach : null}>
            {mode !== 'reply' && (
              <Segmented
                name={t('actions:platform')}
                value={platform}
                onChange={(next) => {
                  hasChosen.current = true;
                  changePlatform(next);
                }}
                options={composePlatforms.map((value) => ({ value, label: t(`platform_${value}`) }))}
                disabled={sending}
              />
            )}
            {isMail ? (
              people(
                'to',
                !hasCopies && (
                  <Button size="sm" variant="bare" onClick={() => setWantsCopies(true)} disabled={sending}>
                    {t('copies')}
                  </Button>
                ),
              )
            ) : (
              <Field
                {...bind('to')}
                label={t('actions:to')}
                placeholder={t('actions:recipient')}
                readOnly={mode === 'reply'}
                disabled={sending}
                input={{ dir: 'ltr', autoComplete: 'off' }}
              />
            )}
            {isMail && hasCopies && people('cc')}
            {isMail && hasCopies && people('bcc')}
            {isMail && (
              <Field
                {...bind('subject')}
                onKeyDown={form.enterGoesTo('body')}
                label={t('actions:subject')}
                disabled={sending}
                directed
              />
            )}
            <Field
              {...bind('body')}
              label={t('actions:message')}
              disabled={sending}
              directed
              multiline
              minRows={6}
              maxRows={14}
            />
            {carried.quote !== '' && values.quoting === 'yes' && (
              <Quote>
                <summary>{t(mode === 'forward' ? 'forwardedMail' : 'quotedMail')}</summary>
                <BidiText as="reading">{carried.quote}</BidiText>
                <Button size="sm" onClick={() => change('quoting', '')} disabled={sending}>
                  {t('withoutQuote')}
                </Button>
              </Quote>
            )}
            {isMail && carried.forwards !== undefined && carried.forwards.files.length > 0 && (
              <Files aria-label={t('actions:field_forwards')}>
                {carried.forwards.files.map(({ filename, size }, index) => (
                  // Two files may bear one name.
                  <li key={`${filename}-${index}`}>
                    <Attach />
                    <Isolate>{safeFileName(filename)}</Isolate>
                    <Isolate>{sizeOf(size)}</Isolate>
                  </li>
                ))}
              </Files>
            )}
            {!isMail && (carriedSizes.length > 0 || attachments.files.length > 0) && (
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
            {isMail && <AttachedFiles attachments={attachments} disabled={sending} />}
            {isChoosing && (
              <SendAtFields timeZone={timeZone} disabled={!isFilled || sending} onSend={sendLater} />
            )}
          </TakesFiles>
          {isMail && (
            <Box sx={draftStyle}>
              <Box role="status" sx={quietStyle}>
                {draft.status !== null && t(draft.status === 'saved' ? 'draftSaved' : 'draftNotSaved')}
              </Box>
              {draft.isOn && (isRewritten || isOpenedDraft) && (
                <Button size="sm" variant="bare" onClick={() => ask('draft')} disabled={sending}>
                  {t('discardDraft')}
                </Button>
              )}
            </Box>
          )}
        </Box>
      </Dialog>
      <ConfirmDialog
        open={isAsking}
        title={t(questions[question].title)}
        hint={t(questions[question].hint)}
        action={t(questions[question].action)}
        onConfirm={answers[question]}
        onClose={() => setIsAsking(false)}
      />
      {strangerQuestion.dialog}
    </>
  );

  function labelOf(): string {
    if (isMail) return t('actions:sendEmail');
    return platform === 'instagram' ? t('sendDm') : t('actions:sendMessage');
  }

  function noteOf(): string | undefined {
    if (sending) return t('actions:cannotClose');
    if (isMail && isWaiting) return t('sendsAfterUpload');
    return holdMs > 0 ? t('actions:undoNote', { count: holdMs / 1_000 }) : undefined;
  }
}

const questions = {
  words: { title: 'discardTitle', hint: 'discardHint', action: 'discard' },
  files: { title: 'closeWithoutFiles', hint: 'draftWithoutFiles', action: 'closeAnyway' },
  draft: { title: 'discardDraftTitle', hint: 'discardDraftHint', action: 'discardDraft' },
} as const;

/** Each opening of the dialog is a draft of its own. Its id is kept with the text. */
function withDraftRef(form: ComposeForm): ComposeForm {
  return form.draft === '' ? { ...form, draft: formDraftRef(crypto.randomUUID()) } : form;
}

const quietStyle = { typography: 'caption', color: 'ink2' };
const draftStyle = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, minBlockSize: 32 };
const fieldsStyle = { display: 'grid', gap: 2, minInlineSize: 0, '& > fieldset': { justifySelf: 'start' } };
const mirrored = { transform: 'scaleX(var(--direction))' };
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
