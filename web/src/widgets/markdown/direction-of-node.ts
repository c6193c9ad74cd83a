import { type Direction, dominantDirection } from '../../shared/lib/direction.ts';

/** A part of the syntax tree, as far as we read it. */
type TreeNode = { type: string; tagName?: string; value?: string; children?: readonly TreeNode[] };

/** The direction of a paragraph's own words. Code says nothing about the language of the text around it. */
export function directionOfNode(node: TreeNode | undefined): Direction | undefined {
  return node === undefined ? undefined : dominantDirection(wordsOf(node));
}

/** All text of a node. */
export function textOf(node: TreeNode): string {
  return (node.value ?? '') + (node.children ?? []).map(textOf).join('');
}

function wordsOf(node: TreeNode): string {
  if (node.tagName === 'code') return '';
  return (node.value ?? '') + (node.children ?? []).map(wordsOf).join(' ');
}
