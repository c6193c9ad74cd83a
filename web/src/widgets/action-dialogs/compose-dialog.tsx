import Attach from '@mui/icons-material/AttachFileOutlined';
import Send from '@mui/icons-material/SendOutlined';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { bounds } from '@crocodile-hub/core/contract/bounds';
import { cut } from '@crocodile-hub/core/domain/cut';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RecipientField } from '../../entities/contact/ui/recipient-field.tsx';
import { reasonOf, sendFailure } from '../../entities/inbox/model/send-failure.ts';
import { useSettings } from '../../entities/profile/model/use-settings.ts';
import { newSendId } from '../../entities/smart-task/model/inbox-sends.ts';
import { personal } from '../../shared/auth/person-storage.ts';
import { radius } from '../../shared/theme/tokens.ts';
import { BidiText } from '../../shared/ui/bidi-text.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog.tsx';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { Field } from '../../shared/ui/field.tsx';
import { Isolate } from '../../shared/ui/isolate.tsx';
import { Segmented } from '../../shared/ui/segmented.tsx';
import { DialogActions } from './dialog-actions.tsx';
import {
  type Carried,
  composeAction,
  composeErrors,
  type ComposeForm,
  type ComposeMode,
  composePlatforms,
  isComposeFilled,
  roomForBody,
} from './model/compose-form.ts';
import { formChannelOf } from './model/failure-reason.ts';
import { useForm } from './use-form.ts';
import { attemptShape, useSend } from './use-send.ts';

export type ComposeDialogProps = {
  mode: ComposeMode;
  /** Under which name a reload finds what was typed. */
  name: string;
  /** What the form begins with; what was typed and kept comes before it. */
  initial: ComposeForm;
  carried: Carried;
  /** The words came back: they stand before what was kept. */
  given?: ComposeForm | undefined;
  /** `left` when the server took it: the id of its Smart Task and what it says. */
  onClose: (left?: { id: string; text: string }) => void;
};

const titles = { compose: 'newMessage', reply: 'reply', forward: 'forward' } as const;

/** A new message, a reply or a forwarded mail. Rules inbox.compose.1 to inbox.compose.5. */
export function ComposeDialog({ mode, name, initial, carried, given, onClose }: ComposeDialogProps) {
  const { t } = useTranslation(['inbox', 'actions', 'common']);
  const { holdMs } = useSettings();
  const form = useForm({
    name,
    empty: initial,
    given,
    errorsOf: (values) => composeErrors(values, carried),
    most: { body: roomForBody(carried), to: bounds.parties, cc: bounds.parties, bcc: bounds.parties },
  });
  const [kept] = useState(() => personal(`attempt-${name}`, attemptShape));
  const [isAsking, setIsAsking] = useState(false);
  const [wantsCopies, setWantsCopies] = useState(false);
  const { values, change, bind } = form;
  const { platform } = values;
  const isMail = platform === 'gmail';
  const platformName = t(`platform_${platform}`);
  const { sending, send, close } = useSend(
    formChannelOf(platform),
    form,
    (left) => onClose(left === undefined ? undefined : { id: left.id, text: values.body.trim() }),
    {
      kept,
      newId: () => newSendId('compose'),
      failed: (failure) => ({
        text: t('failedMessage', { platform: platformName }),
        detail:
          (failure === null ? undefined : reasonOf(failure)) ??
          t(sendFailure(failure ?? { kind: 'unavailable' }, platform), { platform: platformName }),
      }),
    },
  );
  const isFilled = isComposeFilled(values, carried);
  const submit = () =>
    form.submit((filled) => {
      const about = isMail ? filled.subject : filled.body;
      const command = cut(`${t(titles[mode])}: ${filled.to.trim()} · ${about.trim()}`, 500);
      void send({ command, ...composeAction(filled, carried) });
    });
  const isChanged = (Object.keys(initial) as (keyof ComposeForm)[]).some(
    (field) => values[field].trim() !== initial[field].trim(),
  );
  const leave = () => (isChanged ? setIsAsking(true) : close());
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
        onBlur={onBlur}
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
            onCancel={leave}
          />
        }
      >
        <Box onKeyDown={sendOnCtrlEnter} sx={fieldsStyle}>
          {mode !== 'reply' && (
            <Segmented
              name={t('actions:platform')}
              value={platform}
              onChange={(next) => change('platform', next)}
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
          {isMail && <Field {...bind('subject')} label={t('actions:subject')} disabled={sending} directed />}
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
                  <Isolate>{filename}</Isolate>
                  <Isolate>{size}</Isolate>
                </li>
              ))}
            </Files>
          )}
        </Box>
      </Dialog>
      <ConfirmDialog
        open={isAsking}
        title={t('discardTitle')}
        hint={t('discardHint')}
        action={t('discard')}
        onConfirm={close}
        onClose={() => setIsAsking(false)}
      />
    </>
  );

  function labelOf(): string {
    if (isMail) return t('actions:sendEmail');
    return platform === 'instagram' ? t('sendDm') : t('actions:sendMessage');
  }

  function noteOf(): string | undefined {
    if (sending) return t('actions:cannotClose');
    return holdMs > 0 ? t('actions:undoNote', { count: holdMs / 1_000 }) : undefined;
  }
}

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
