import Box from '@mui/material/Box';
import type { RecentEmail } from './email-item.ts';
import { useLocale } from '../../kit/text/use-locale.ts';
import { useTranslation } from '../../kit/text/use-translation.ts';
import { useNow } from '../../kit/state/use-now.ts';
import { listTimeOf } from '../../kit/text/when.ts';
import { inboxMessagePath, pages } from '../../kit/nav/pages.ts';
import { Avatar } from '../../kit/ui/avatar.tsx';
import { BidiText } from '../../kit/ui/bidi-text.tsx';
import { Column, RowLink, RowWords } from './column.tsx';

type HighlightsProps = { emails: readonly RecentEmail[] | undefined; timeZone: string };

/** 'Inbox Highlights': the mail to look at first. */
export function Highlights({ emails, timeZone }: HighlightsProps) {
  const { t } = useTranslation('hub');
  const { locale } = useLocale();
  const now = useNow(60_000);
  return (
    <Column
      title={t('inboxHighlights')}
      all={pages.inboxAi}
      empty={{ title: t('noHighlights'), hint: t('noHighlightsHint') }}
      rows={emails?.map((email) => (
        <li key={email.id}>
          <RowLink to={inboxMessagePath(email.id)}>
            <Box sx={unreadStyle} data-unread={email.unread || undefined}>
              {email.unread && <span className="visually-hidden">{t('unread')}</span>}
            </Box>
            <Avatar name={email.from} />
            <RowWords
              title={<BidiText>{email.from}</BidiText>}
              line={<BidiText>{email.subject}</BidiText>}
              end={listTimeOf(Date.parse(email.timestamp), { locale, timeZone, now })}
            />
          </RowLink>
        </li>
      ))}
    />
  );
}

const unreadStyle = {
  inlineSize: '0.5rem',
  blockSize: '0.5rem',
  flexShrink: 0,
  borderRadius: '50%',
  '&[data-unread]': { backgroundColor: 'primary.main' },
};
