import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { memo, type ReactNode } from 'react';
import ReactMarkdown, { type Components } from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { radius } from '../../kit/theme/tokens.ts';
import { CodeBlock } from './code-block.tsx';
import { directionOfNode, directionOfText, textOf } from './direction-of-node.ts';
import { OuterLink } from '../../kit/ui/outer-link.tsx';

/**
 * Markdown without raw HTML: tags are shown as text. Each paragraph, item and heading has the direction of its own
 * words. Nothing is fetched: pictures become links.
 */
function RenderedMarkdown({ text }: { text: string }) {
  return (
    <Reading dir={directionOfText(text)}>
      <ReactMarkdown remarkPlugins={plugins} components={components}>
        {text}
      </ReactMarkdown>
    </Reading>
  );
}

export default memo(RenderedMarkdown);

const plugins = [remarkGfm];

const components: Components = {
  p: ({ node, children }) => <p dir={directionOfNode(node)}>{children}</p>,
  li: ({ node, children, className }) => (
    <li dir={directionOfNode(node)} className={className}>
      {children}
    </li>
  ),
  ul: ({ node, children, className }) => (
    <ul dir={directionOfNode(node)} className={className}>
      {children}
    </ul>
  ),
  ol: ({ node, children, start }) => (
    <ol dir={directionOfNode(node)} start={start}>
      {children}
    </ol>
  ),
  h1: ({ node, children }) => <Heading dir={directionOfNode(node)}>{children}</Heading>,
  h2: ({ node, children }) => <Heading dir={directionOfNode(node)}>{children}</Heading>,
  h3: ({ node, children }) => <Heading dir={directionOfNode(node)}>{children}</Heading>,
  h4: ({ node, children }) => <Heading dir={directionOfNode(node)}>{children}</Heading>,
  blockquote: ({ node, children }) => <blockquote dir={directionOfNode(node)}>{children}</blockquote>,
  a: ({ node, href, children }) => (
    <OuterLink href={href} words={node === undefined ? '' : textOf(node)}>
      {children}
    </OuterLink>
  ),
  img: ({ src, alt }) => {
    const href = typeof src === 'string' ? src : undefined;
    const words = alt || href || '';
    return (
      <OuterLink href={href} words={words}>
        {words}
      </OuterLink>
    );
  },
  pre: ({ node, children }) => <CodeBlock node={node}>{children}</CodeBlock>,
  table: ({ children }) => (
    <Box sx={{ overflowX: 'auto' }}>
      <table>{children}</table>
    </Box>
  ),
  td: ({ node, children }) => <td dir={directionOfNode(node)}>{children}</td>,
  th: ({ node, children }) => <th dir={directionOfNode(node)}>{children}</th>,
};

/** A message's headings would break the page's outline, so they only look like headings and are paragraphs. */
function Heading({ dir, children }: { dir: 'ltr' | 'rtl' | undefined; children: ReactNode }) {
  return (
    <Box component="p" dir={dir} sx={{ typography: 'section', color: 'ink' }}>
      {children}
    </Box>
  );
}

const Reading = styled('div')(({ theme }) => {
  const c = theme.vars.palette;
  return {
    ...theme.typography.reading,
    display: 'grid',
    gap: theme.spacing(1),
    minInlineSize: 0,
    color: c.ink,
    overflowWrap: 'anywhere',
    '& p, & li, & td, & th': { textAlign: 'start' },
    '& ul, & ol': { paddingInlineStart: theme.spacing(3), display: 'grid', gap: theme.spacing(0.5) },
    '& ul': { listStyle: 'disc' },
    '& ol': { listStyle: 'decimal' },
    '& .task-list-item': { listStyle: 'none' },
    '& strong': { fontWeight: 'var(--weight-strong)' },
    '& blockquote': {
      margin: 0,
      paddingInlineStart: theme.spacing(1.5),
      borderInlineStart: `3px solid ${c.borderStrong}`,
      color: c.ink2,
    },
    '& :not(pre) > code': {
      direction: 'ltr',
      unicodeBidi: 'isolate',
      fontSize: '0.9em',
      padding: '1px 5px',
      borderRadius: radius.xs,
      backgroundColor: c.sunken,
      border: `1px solid ${c.border}`,
    },
    '& table': { ...theme.typography.body, borderCollapse: 'collapse' },
    '& td, & th': { border: `1px solid ${c.border}`, padding: theme.spacing(0.75, 1.25) },
    '& th': { backgroundColor: c.sunken, fontWeight: 'var(--weight-strong)' },
    '& hr': { inlineSize: '100%', border: 'none', borderBlockStart: `1px solid ${c.border}` },
  };
});
