import { extractSummary } from '@crocodile-hub/core/domain/summary';
import { quote, quoteRule, shownAnswer } from '@crocodile-hub/core/text/untrusted';
import { isMostlyHebrew } from '@crocodile-hub/core/text/script';
import { Failure, isFailure } from '../../ports/failure.ts';
import { textOf } from '@crocodile-hub/core/text/html-text';
import type { Mail } from '../../ports/mail.ts';
import type { Person } from '../../ports/accounts.ts';
import type { Ports } from '../../ports/ports.ts';
import { type ModelPorts, withAllowedModels } from '../allowed-models.ts';
import { senderName } from './inbox-message.ts';

export type AssistPorts = Pick<Ports, 'inbox' | 'log'> & ModelPorts;

type Help = { success: true; text: string; source: 'rules' | 'model' };

const patienceMs = 20_000;
const mostTokens = 700;
const languageNames = {
  en: 'English',
  he: 'Hebrew',
  ar: 'Arabic',
  es: 'Spanish',
  fr: 'French',
  de: 'German',
} as const;

/** A mail in a few sentences. */
export async function summarizeMail(
  ports: AssistPorts,
  person: Person,
  { messageId, language }: { messageId: string; language?: 'en' | 'he' | undefined },
): Promise<Help> {
  const mail = await ports.inbox.get(person, messageId);
  const tongue = language === undefined ? 'its own language' : languageNames[language];
  const text = await askAbout(
    await withAllowedModels(ports, person),
    mail,
    `Summarise this mail in two or three sentences, in ${tongue}.`,
  );
  return text === null
    ? { success: true, text: extractSummary(textOf(mail)) || mail.subject, source: 'rules' }
    : { success: true, text, source: 'model' };
}

/** A mail in another language; only a model can do that. */
export async function translateMail(
  ports: AssistPorts,
  person: Person,
  { messageId, language }: { messageId: string; language: keyof typeof languageNames },
): Promise<Help> {
  const allowed = await withAllowedModels(ports, person);
  const { isConfigured, isSwitchedOff } = allowed.assistant;
  if (!isConfigured) {
    throw new Failure('unavailable', isSwitchedOff === true ? 'modelsOff' : 'noTranslator');
  }
  const mail = await ports.inbox.get(person, messageId);
  const text = await askAbout(
    allowed,
    mail,
    `Translate the text of this mail into ${languageNames[language]}. Answer with the translation alone.`,
  );
  if (text === null) throw new Failure('unavailable', 'modelSilent');
  return { success: true, text, source: 'model' };
}

/** Words for the reply box. They address nobody and are sent by nobody but the person. */
export async function suggestReply(
  ports: AssistPorts,
  person: Person,
  { messageId }: { messageId: string },
): Promise<Help> {
  const mail = await ports.inbox.get(person, messageId);
  const task = 'Write a short, polite reply to this mail in its own language. Answer with the reply alone.';
  const text = await askAbout(await withAllowedModels(ports, person), mail, task);
  return text === null
    ? { success: true, text: politeReply(mail), source: 'rules' }
    : { success: true, text, source: 'model' };
}

/** One question about one mail, in a turn without tools. Null when no model answers. */
async function askAbout({ assistant, log }: AssistPorts, mail: Mail, task: string): Promise<string | null> {
  if (!assistant.isConfigured) return null;
  const quoted = quote({ what: 'mail', text: `Subject: ${mail.subject}\n\n${textOf(mail)}` });
  try {
    const { text } = await assistant.answer(
      {
        instructions: `${task}\n${quoteRule}`,
        turns: [{ role: 'user', content: quoted }],
        tools: [],
        mostTokens,
      },
      { signal: AbortSignal.timeout(patienceMs) },
    );
    const shown = shownAnswer(text);
    return shown === '' ? null : shown;
  } catch (error) {
    if (!isFailure(error)) throw error;
    log.warn('model.unavailable', { kind: error.kind });
    return null;
  }
}

function politeReply(mail: Mail): string {
  const [name = ''] = senderName(mail).split(/\s+/);
  return isMostlyHebrew(`${mail.subject} ${textOf(mail)}`)
    ? `שלום ${name},\n\nתודה על המייל. קיבלתי ואחזור אליך בהקדם.`
    : `Hi ${name},\n\nThank you for your message. I have read it and will get back to you soon.`;
}
