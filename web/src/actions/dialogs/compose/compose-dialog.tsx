import Box from '@mui/material/Box';
import type { Platform } from '@crocodile-hub/core/contract/inbox';
import type { Stranger } from '@crocodile-hub/core/domain/strangers';
import { useState } from 'react';
import { useSettings } from '../../../account/use-settings.ts';
import { onCtrlEnter } from '../../../kit/nav/keys.ts';
import { useTranslation } from '../../../kit/text/use-translation.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { Dialog } from '../../../kit/ui/dialog.tsx';
import { Send } from '../../../kit/ui/pointing-icons.tsx';
import { DialogActions } from '../../../kit/ui/dialog-actions.tsx';
import { Addressing } from './addressing.tsx';
import { AttachedFiles, TakesFiles } from './attached-files.tsx';
import { CarriedAlong, LeftBehind } from './carried-along.tsx';
import {
  type Carried,
  type ComposeForm,
  type ComposeMode,
  composeTitles,
  isComposeFilled,
} from './compose-form.ts';
import { SendAtFields, SendLaterMenu } from './send-later-menu.tsx';
import { SubjectAndText } from './subject-and-text.tsx';
import { useClosing } from './use-closing.tsx';
import { useComposition } from './use-composition.ts';
import { useDeparture } from './use-departure.ts';
import type { MailDraft } from './use-mail-draft.ts';

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

/** A new message, a reply or a forwarded mail. Rules inbox.compose.1 to inbox.compose.5. */
export function ComposeDialog(props: ComposeDialogProps) {
  const { mode, name, initial, carried, given, strangers = noStrangers, onClose } = props;
  const { t } = useTranslation(['inbox', 'actions']);
  const { holdMs } = useSettings();
  const { form, attachments, draft, isRewritten } = useComposition({ name, initial, carried, given });
  const { values } = form;
  const isMail = values.platform === 'gmail';
  const departure = useDeparture({ mode, name, carried, strangers, form, attachments, draft }, onClose);
  const { sending, close } = departure;
  const closing = useClosing(draft, attachments, isRewritten, { onAsked: departure.stay, close });
  const [isChoosing, setChoosing] = useState(false);
  const isFilled = isComposeFilled(values, carried);
  const undoNote = holdMs > 0 ? t('actions:undoNote', { count: holdMs / 1_000 }) : undefined;
  const waitNote = isMail && departure.isWaiting ? t('sendsAfterUpload') : undoNote;
  const leaveNow = () => departure.leaveAt(null);
  return (
    <>
      <Dialog
        open
        title={t(composeTitles[mode])}
        width="wide"
        busy={sending}
        onClose={closing.leave}
        onSubmit={leaveNow}
        note={sending ? t('actions:cannotClose') : waitNote}
        actions={
          <DialogActions
            label={t(sending ? 'actions:sending' : (sendLabels[values.platform] ?? 'actions:sendMessage'))}
            icon={<Send />}
            busy={sending}
            disabled={!isFilled}
            beside={
              <SendLaterMenu
                disabled={!isFilled || sending}
                onSend={departure.leaveAt}
                onOther={() => setChoosing(true)}
              />
            }
            onCancel={closing.leave}
          />
        }
      >
        <Box onKeyDown={(event) => onCtrlEnter(event, () => !sending && leaveNow())} sx={fieldsStyle}>
          <TakesFiles attach={isMail && !sending ? attachments.attach : null}>
            <Addressing form={form} mode={mode} initial={initial} disabled={sending} />
            <SubjectAndText form={form} carried={carried} disabled={sending} />
            <CarriedAlong form={form} mode={mode} carried={carried} disabled={sending} />
            <LeftBehind carried={carried} isMail={isMail} hasFiles={attachments.files.length > 0} />
            {isMail && <AttachedFiles attachments={attachments} disabled={sending} />}
            {isChoosing && <SendAtFields disabled={!isFilled || sending} onSend={departure.leaveAt} />}
          </TakesFiles>
          {isMail && <DraftLine draft={draft} onDiscard={closing.askToDiscard} disabled={sending} />}
        </Box>
      </Dialog>
      {closing.question}
      {departure.question}
    </>
  );
}

type DraftLineProps = { draft: MailDraft & { hasWords: boolean }; onDiscard: () => void; disabled: boolean };

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

const quietStyle = { typography: 'caption', color: 'ink2' };
const draftStyle = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, minBlockSize: 32 };
const fieldsStyle = { display: 'grid', gap: 2, minInlineSize: 0, '& > fieldset': { justifySelf: 'start' } };
