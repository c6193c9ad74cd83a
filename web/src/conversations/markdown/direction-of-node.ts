import { type Direction, dominantDirection } from '../../kit/text/direction.ts';

/** The used part of a syntax tree's node. */
type TreeNode = { type: string; tagName?: string; value?: string; children?: readonly TreeNode[] };

/**
 * The direction of a paragraph's own words. Code and isolated words do not count, so that an answer's list of Hebrew
 * and English titles is aligned to one side.
 */
export function directionOfNode(node: TreeNode | undefined): Direction | undefined {
  return node === undefined ? undefined : directionOfText(wordsOf(node));
}

export function directionOfText(text: string): Direction | undefined {
  return dominantDirection(text.replace(/\u2068[^\u2068\u2069]*\u2069/g, ''));
}

export function textOf(node: TreeNode): string {
  return (node.value ?? '') + (node.children ?? []).map(textOf).join('');
}

function wordsOf(node: TreeNode): string {
  if (node.tagName === 'code') return '';
  return (node.value ?? '') + (node.children ?? []).map(wordsOf).join(' ');
}
