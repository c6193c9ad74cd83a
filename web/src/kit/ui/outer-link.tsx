import WarningAmber from '@mui/icons-material/WarningAmberOutlined';
import { styled } from '@mui/material/styles';
import type { MouseEvent, ReactNode } from 'react';
import { type LinkTarget, linkTarget } from '../text/link-target.ts';
import { useTranslation } from '../text/use-translation.ts';

type OuterLinkProps = {
  href: string | undefined;
  /** What is read between its ends. */
  words: string;
  /** See `linkTarget`. */
  isPlain?: boolean;
  /** Follows it in another way than the browser would. */
  onFollow?: (target: LinkTarget) => void;
  /** Null where nothing can be seen: the host is the link then. */
  children: ReactNode;
};

/**
 * A link out of the house, in a tab that learns nothing of this one. Its host is always visible. Words that name another
 * host are no link: the host that it leads to is.
 */
export function OuterLink({ href, words, isPlain = true, onFollow, children }: OuterLinkProps) {
  const target = linkTarget(href, words, isPlain);
  if (target === undefined) return <>{children}</>;
  const link = (shown: ReactNode) => (
    <a
      href={href}
      target="_blank"
      rel="noreferrer noopener"
      {...(onFollow !== undefined && {
        onClick: (event: MouseEvent) => {
          event.preventDefault();
          onFollow(target);
        },
      })}
    >
      {shown}
    </a>
  );
  const isDoubted = target.told === 'elsewhere' || target.told === 'foreign';
  if (isDoubted) {
    return (
      <>
        <bdi>{children}</bdi>
        <Doubt told={target.told}>{link(<bdi dir="ltr">{target.host}</bdi>)}</Doubt>
      </>
    );
  }
  if (children === null) return link(<bdi dir="ltr">{target.host}</bdi>);
  return (
    <>
      {link(<bdi>{children}</bdi>)}
      {target.told === 'shown' && (
        <Host data-host="told">
          {' '}
          <bdi dir="ltr">({target.host})</bdi>
        </Host>
      )}
    </>
  );
}

function Doubt({ told, children }: { told: LinkTarget['told']; children: ReactNode }) {
  const { t } = useTranslation('common');
  return (
    <Host data-host="doubted">
      {' '}
      <WarningAmber aria-hidden />
      {t(told === 'foreign' ? 'linkForeign' : 'linkElsewhere')} {children}
    </Host>
  );
}

const Host = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  color: theme.vars.palette.ink3,
  overflowWrap: 'anywhere',
  '&[data-host=doubted], &[data-host=doubted] a': { color: theme.vars.palette.errorInk },
  '& .MuiSvgIcon-root': { fontSize: 14, verticalAlign: '-2px', marginInlineEnd: theme.spacing(0.5) },
}));
