import * as z from 'zod/mini';

/** Name of the queue function that delivers due reminders. */
export const reminderQueue = 'deliverReminder' as const;
export const reminderJob = z.object({
  uid: z.string().check(z.minLength(1)),
  reminderId: z.string().check(z.minLength(1)),
  revision: z.number(),
});
export type ReminderJob = z.output<typeof reminderJob>;

/** Name of the queue function that runs held and scheduled actions. */
export const actionQueue = 'runAction' as const;
export const actionJob = z.object({
  uid: z.string().check(z.minLength(1)),
  key: z.string().check(z.minLength(1)),
});
export type ActionJob = z.output<typeof actionJob>;

/** Name of the queue function that deletes accounts. */
export const deletionQueue = 'eraseAccount' as const;
export const deletionJob = z.object({
  uid: z.string().check(z.minLength(1)),
  receipt: z.string().check(z.minLength(1)),
});
export type DeletionJob = z.output<typeof deletionJob>;

/** Every function that a queue wakes. */
export const queues = [reminderQueue, actionQueue, deletionQueue] as const;

/** A body without a job: the local start sends it to warm each function. */
export const warmUpJob = z.object({ warmUp: z.literal(true) });
