import Box from '@mui/material/Box';
import { limits } from '@crocodile-hub/core/domain/limits';
import { useState } from 'react';
import { createSession } from './sessions/create-session.ts';
import { certainUid } from '../account/person.ts';
import { useTranslation } from '../kit/text/use-translation.ts';
import { loginPath, sessionPath } from '../kit/nav/pages.ts';
import { go, usePlace } from '../kit/nav/place.tsx';
import { watchAttention } from '../kit/nav/watch-attention.ts';
import { BidiText } from '../kit/ui/bidi-text.tsx';
import { Chip } from '../kit/ui/chip.tsx';
import { Field } from '../kit/ui/field.tsx';
import { notify } from '../kit/ui/notify.tsx';
import { joinWords } from '../kit/voice/join-words.ts';
import { useVoice } from '../kit/voice/use-voice.ts';
import { VoiceButton } from '../kit/voice/voice-button.tsx';
import { FormDialog } from '../actions/dialogs/form-dialog.tsx';
import { emptyQuestion, questionErrors } from '../actions/dialogs/question-form.ts';
import { type Form, useForm } from '../actions/dialogs/use-form.ts';
import { lazyPart } from '../kit/state/lazy-part.ts';

const VoiceIndicator = lazyPart(() => import('../kit/voice/voice-indicator.tsx'));

export function QuestionDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('actions');
  const form = useForm({ name: 'question', empty: emptyQuestion, errorsOf: questionErrors });
  const close = () => {
    form.forget();
    onClose();
  };
  const { sending, ask } = useAsk(form, onClose);
  const voice = useVoice({
    sessionId: 'question',
    onLook: (words) => form.change('question', joinWords(form.values.question, words)),
    onWords: (words) => {
      const question = joinWords(form.values.question, words);
      form.change('question', question);
      // Rule dialogs.question.2: spoken words that are long enough are sent at once.
      if (words.length >= limits.questionMinLength && !sending) void ask(question);
    },
  });
  const examples = [t('question1'), t('question2'), t('question3'), t('question4')];
  // An example may replace another example, but never the person's own words.
  const { question } = form.values;
  const hasOwnWords = question.trim() !== '' && !examples.some((example) => example === question);
  return (
    <FormDialog
      title={t('askQuestion')}
      sending={sending}
      disabled={voice.isActive}
      onSubmit={() => !voice.isActive && form.submit(({ question }) => void ask(question.trim()))}
      onClose={close}
    >
      <Field
        {...form.bind('question')}
        label={t('yourQuestion')}
        disabled={sending}
        required
        directed
        multiline
        minRows={3}
        maxRows={10}
        end={<VoiceButton voice={voice} disabled={sending} />}
      />
      {voice.isActive && <VoiceIndicator voice={voice} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {examples.map((example) => (
          <Chip
            key={example}
            disabled={sending || hasOwnWords}
            onClick={() => form.change('question', example)}
          >
            <BidiText>{example}</BidiText>
          </Chip>
        ))}
      </Box>
    </FormDialog>
  );
}

/** Opens a session that begins with the question; the Command Center answers it. */
function useAsk(
  form: Pick<Form<never>, 'forget' | 'departing'>,
  onAsked: () => void,
): {
  sending: boolean;
  ask: (question: string) => Promise<void>;
} {
  const { t } = useTranslation(['actions', 'shell', 'common']);
  const { full } = usePlace();
  const [sending, setSending] = useState(false);

  async function ask(question: string): Promise<void> {
    setSending(true);
    const isStillHere = watchAttention();
    const uid = await certainUid();
    if (uid === undefined) {
      setSending(false);
      const login = { label: t('common:login'), run: () => go(loginPath(full)) };
      notify.error(t('failed_question', { reason: t('shell:userNotAuthenticated') }), { action: login });
      return;
    }
    const id = notify.loading(t('sending_question'));
    const session = await createSession(uid, {
      title: question,
      status: 'Pending',
      firstMessage: question,
    }).catch(() => null);
    setSending(false);
    if (session === null) {
      notify.error(t('failed_question', { reason: t('common:unknownError') }), { id });
      return;
    }
    const open = () => go(sessionPath({ sessionId: session.id, fromRouter: true }));
    const failed = () =>
      void notify.error(t('failed_question', { reason: t('common:networkError') }), { id });
    const stored = form.departing(() => session.saved);
    stored.then(() => {
      form.forget();
      notify.success(t('sent_question'), { id });
    }, failed);
    onAsked();
    window.setTimeout(() => {
      if (isStillHere()) {
        open();
        return;
      }
      // If the person has left or opened a dialog meanwhile, a toast offers the answer instead.
      const action = { label: t('openAnswer'), run: open };
      const way = { id, action, durationMs: limits.toastActionMs };
      stored.then(
        () => void notify.success(t('sent_question'), way),
        () => undefined,
      );
    }, limits.navigateAfterQuestionMs);
  }
  return { sending, ask };
}
