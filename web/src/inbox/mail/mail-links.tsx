import LinkIcon from '@mui/icons-material/LinkOutlined';
import WarningAmber from '@mui/icons-material/WarningAmberOutlined';
import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import { useTranslation } from '../../kit/text/use-translation.ts';
import { BidiText } from '../../kit/ui/bidi-text.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { Pressable } from '../../kit/ui/pressable.tsx';
import { linkTarget } from '../../kit/text/link-target.ts';
import { doubtAbout, type MailLink } from './clean-html.ts';

/**
 * The addresses of a mail's links. They are not links of the page, because browsers may look up the hosts of links.
 * Each opens on a press, in a tab that cannot reach this one. Rule inbox.html.4.
 */
export function MailLinks({ links }: { links: readonly MailLink[] }) {
  const { t } = useTranslation('inbox');
  const [isOpen, setOpen] = useState(false);
  const listId = useId();
  if (links.length === 0) return null;
  return (
    <div>
      <Button
        size="sm"
        variant="bare"
        icon={<LinkIcon />}
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {t('mailLinks', { n: links.length })}
      </Button>
      {isOpen && (
        <List id={listId}>
          {links.map((link) => (
            <li key={link.href}>
              <OneLink link={link} />
            </li>
          ))}
        </List>
      )}
    </div>
  );
}

function OneLink({ link: { href, words } }: { link: MailLink }) {
  const { t } = useTranslation('inbox');
  const target = linkTarget(href, words);
  if (target === undefined) return null;
  const { host, told } = target;
  const doubt = doubtAbout({ href, words });
  return (
    <Opener title={href} onClick={() => window.open(href, '_blank', 'noopener,noreferrer')}>
      {words !== '' && told !== 'said' && <BidiText>{words}</BidiText>}
      <bdi dir="ltr" className="host">
        {host}
      </bdi>
      {doubt !== null && (
        <span className="doubt">
          <WarningAmber /> {t(doubt)}
        </span>
      )}
      <span className="visually-hidden">{t('opensTab')}</span>
    </Opener>
  );
}

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(0.25),
  marginBlockStart: theme.spacing(0.5),
  maxBlockSize: 280,
  overflowY: 'auto',
}));
const Opener = styled(Pressable)(({ theme }) => {
  const c = theme.vars.palette;
  return {
    ...theme.typography.small,
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'start',
    columnGap: theme.spacing(1),
    inlineSize: '100%',
    minBlockSize: 32,
    paddingInline: theme.spacing(1),
    textAlign: 'start',
    overflowWrap: 'anywhere',
    color: c.primaryInk,
    '&:hover': { backgroundColor: c.hover },
    '& .host': { ...theme.typography.caption, color: c.ink3 },
    '& .doubt': { ...theme.typography.caption, color: c.errorInk },
    '& .MuiSvgIcon-root': { fontSize: 14, verticalAlign: '-2px' },
  };
});
