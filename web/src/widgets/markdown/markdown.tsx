import { Suspense } from 'react';
import { BidiText } from '../../shared/ui/bidi-text.tsx';
import { lazyPart } from '../../shared/lib/lazy-part.ts';

const RenderedMarkdown = lazyPart(() => import('./rendered-markdown.tsx'));

/** An assistant's text. The reader of Markdown comes in a chunk of its own; until then the text stands plain. */
export function Markdown({ text }: { text: string }) {
  return (
    <Suspense fallback={<BidiText as="reading">{text}</BidiText>}>
      <RenderedMarkdown text={text} />
    </Suspense>
  );
}
