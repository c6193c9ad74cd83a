import { BidiText } from '../../kit/ui/bidi-text.tsx';
import { lazyPart } from '../../kit/state/lazy-part.ts';

const RenderedMarkdown = lazyPart(
  () => import('./rendered-markdown.tsx'),
  ({ text }) => <BidiText as="reading">{text}</BidiText>,
);

/** The assistant's text. The Markdown renderer is a chunk of its own; until it is loaded, the text is plain. */
export function Markdown({ text }: { text: string }) {
  return <RenderedMarkdown text={text} />;
}
