import { useCallback } from 'react';
import { type LogPlace, pageManyMessages } from '../log/page-messages.ts';
import type { Message } from '../log/message.ts';
import type { Session } from '../sessions/session.ts';
import { useSettings } from '../../account/use-settings.ts';
import { useLocale } from '../../kit/text/use-locale.ts';
import { useTranslation } from '../../kit/text/use-translation.ts';
import { saveFile } from '../../kit/state/save-file.ts';
import { notify } from '../../kit/ui/notify.tsx';
import { fileNameOf, sessionMarkdown } from './session-markdown.ts';

/** Saves the session, all of its log, as a Markdown file. */
export function useExport(uid: string, session: Session): () => void {
  const { t } = useTranslation('command-center');
  const { locale } = useLocale();
  const { timeZone } = useSettings();
  const { id, title } = session;
  return useCallback(() => {
    const time = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone });
    const write = async () => {
      const log = await wholeLog(uid, id);
      const lines = log.map(({ type, content, timestamp }) => ({
        type,
        content,
        when: time.format(timestamp),
      }));
      const text = sessionMarkdown(title, lines, { you: t('you'), assistant: t('assistant') });
      saveFile(fileNameOf(title), new Blob([text], { type: 'text/markdown;charset=utf-8' }));
    };
    void write().then(
      () => notify.success(t('exported')),
      () => notify.error(t('failedToExport')),
    );
  }, [uid, id, title, locale, timeZone, t]);
}

async function wholeLog(uid: string, sessionId: string): Promise<Message[]> {
  const log: Message[] = [];
  let next: LogPlace | undefined;
  do {
    const page = await pageManyMessages(uid, sessionId, next);
    if (page.isPartial) throw new Error('the rest of the log is not on this device');
    log.push(...page.items);
    next = page.next;
  } while (next !== undefined);
  return log.toReversed();
}
