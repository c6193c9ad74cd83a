import * as z from 'zod/mini';
import { actionTypes } from './action-types.ts';

export const actionType = z.enum(actionTypes);

export const priorities = ['low', 'medium', 'high'] as const;
export const priority = z.enum(priorities);
export type Priority = z.infer<typeof priority>;
