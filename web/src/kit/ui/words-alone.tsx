/**
 * A text without the emoji that it begins with, beside our own icon: without an emoji font it would be an empty box.
 * The emoji stays in the text for screen readers, search and copying.
 */
export function WordsAlone({ text }: { text: string }) {
  const words = Math.max(0, text.search(/\p{L}/u));
  return (
    <span>
      <span className="visually-hidden">{text.slice(0, words)}</span>
      {text.slice(words)}
    </span>
  );
}
