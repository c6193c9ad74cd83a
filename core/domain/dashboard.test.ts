import { describe, expect, it } from 'vitest';
import { emptyDashboard, insightsOf, noticesOf } from './dashboard.ts';

const tasks = (completed: number, total: number, pending = 0) => ({ tasks: { completed, total, pending } });

describe('insights', () => {
  it.each([
    [0, 0, 0, 'afternoon'],
    [7, 10, 70, 'afternoon'],
    [71, 100, 71, 'morning'],
    [14, 16, 88, 'morning'],
  ])('of %i done of %i: %i percent, busiest in the %s', (completed, total, productivity, busiestTime) => {
    expect(insightsOf(tasks(completed, total))).toMatchObject({ productivity, busiestTime });
  });

  it.each([
    [5, false],
    [6, true],
  ])('with %i pending suggest a review: %s', (pending, reviewPending) => {
    expect(insightsOf(tasks(0, 10, pending)).reviewPending).toBe(reviewPending);
  });
});

describe('notices', () => {
  it.each([
    [5, 0, []],
    [6, 0, ['important-mail']],
    [0, 1, ['active-sessions']],
    [9, 2, ['important-mail', 'active-sessions']],
  ])('of %i important mails and %i active sessions: %j', (important, active, about) => {
    const data = {
      emails: { ...emptyDashboard.emails, important },
      sessions: { active, total: active },
    };
    expect(noticesOf(data).map((notice) => notice.about)).toEqual(about);
  });
});
