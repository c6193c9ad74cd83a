const leadingEmoji = /^[\p{Extended_Pictographic}\uFE0F\u200D\s]*/u;

/**
 * A text without the emoji that it begins with, beside our own icon: without an emoji font it would be an empty box.
 * The emoji stays in the text for screen readers, search and copying.
 */
export function WordsAlone({ text }: { text: string }) {
  const [emoji = ''] = leadingEmoji.exec(text) ?? [];
  return (
    <span>
      {emoji !== '' && <span className="visually-hidden">{emoji}</span>}
      {text.slice(emoji.length)}
    </span>
  );
}
