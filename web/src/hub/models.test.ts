import { expect, it } from 'vitest';
import { models } from './models.ts';

it('are ten, each with a place of its own', () => {
  expect(models.map(({ id }) => id)).toEqual([
    'gpt-4o',
    'gpt-4-turbo',
    'gemini-1.5-pro',
    'claude-3.5-sonnet',
    'claude-3-opus',
    'grok-beta',
    'llama-3-70b',
    'mistral-large',
    'cohere-command',
    'perplexity-sonar',
  ]);
  expect(models.map(({ fallbackPriority }) => fallbackPriority)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
});
