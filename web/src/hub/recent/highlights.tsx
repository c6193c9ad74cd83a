import Box from '@mui/material/Box';
import type { RecentEmail } from './email-item.ts';
import { useWhen } from '../../account/use-when.ts';
import { useTranslation } from '../../kit/text/use-translation.ts';
import { listTimeOf } from '../../kit/text/when.ts';
import { inboxMessagePath, pages } from '../../kit/nav/pages.ts';
import { Avatar } from '../../kit/ui/avatar.tsx';
import { BidiText } from '../../kit/ui/bidi-text.tsx';
import { Column, RowLink, RowWords } from './column.tsx';

type HighlightsProps = { emails: readonly RecentEmail[] | undefined };

export function Highlights({ emails }: HighlightsProps) {
  const { t } = useTranslation('hub');
  const when = useWhen();
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
              end={listTimeOf(Date.parse(email.timestamp), when)}
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
