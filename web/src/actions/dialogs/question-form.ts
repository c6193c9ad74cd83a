import { limits } from '@crocodile-hub/core/domain/limits';
import type { FormErrors } from './form.ts';

export const emptyQuestion = { question: '' };
export type QuestionForm = typeof emptyQuestion;

/** Rule dialogs.question.2. */
export function questionErrors({ question }: QuestionForm): FormErrors<QuestionForm> {
  const { length } = question.trim();
  if (length === 0) return { question: 'questionRequired' };
  return length < limits.questionMinLength ? { question: 'questionTooShort' } : {};
}
