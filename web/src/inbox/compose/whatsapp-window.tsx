import { styled } from '@mui/material/styles';
import type { Instant } from '@crocodile-hub/core/contract/time';
import { useSettings } from '../../account/use-settings.ts';
import { useLocale } from '../../kit/text/use-locale.ts';
import { useTranslation } from '../../kit/text/use-translation.ts';
import { whenInSentence } from '../../kit/text/when.ts';
import { useShownName } from '../use-shown-name.ts';

type WhatsappWindowProps = {
  id: string;
  /** Null when the other side has not written yet. */
  end: Instant | null;
  now: Instant;
  sender: string;
};

/** Until when WhatsApp accepts an answer, and what is possible after that. Rule inbox.reply.5. */
export function WhatsappWindow({ id, end, now, sender }: WhatsappWindowProps) {
  const { t } = useTranslation('inbox');
  const { timeZone } = useSettings();
  const { locale } = useLocale();
  const shownName = useShownName();
  if (end === null) return <Note id={id}>{t('windowUnknown')}</Note>;
  if (end > now)
    return <Note id={id}>{t('windowOpen', { when: whenInSentence(end, { locale, timeZone, now }) })}</Note>;
  return (
    <Note id={id} data-closed>
      {t('windowClosed', { sender: shownName(sender) })}{' '}
      <a href={templates} target="_blank" rel="noreferrer">
        {t('windowTemplates')}
      </a>
    </Note>
  );
}

const templates = 'https://business.facebook.com/wa/manage/message-templates/';

const Note = styled('p')(({ theme }) => {
  const c = theme.vars.palette;
  return {
    ...theme.typography.caption,
    margin: 0,
    padding: theme.spacing(0.5, 1),
    color: c.ink2,
    overflowWrap: 'anywhere',
    '&[data-closed]': { backgroundColor: c.accentTint, color: c.accentInk },
    '& a': { color: c.primaryInk },
  };
});
