export type Area = HTMLInputElement | HTMLTextAreaElement;

type Put = { from: number; to: number; words: string; select: readonly [number, number] };

/** Puts words in the place of a part, as typing does: the browser's own undo takes them out again. */
export function putWords(area: Area, { from, to, words, select }: Put): void {
  area.focus();
  area.setSelectionRange(from, to);
  document.execCommand(words === '' ? 'delete' : 'insertText', false, words);
  area.setSelectionRange(...select);
}
