import { describe, expect, it } from 'vitest';
import {
  messageStatuses,
  projectDocument,
  reminderStatuses,
  sessionDocument,
  sessionStatuses,
  smartTaskDocument,
  smartTaskStatuses,
  userDocument,
} from './documents.ts';

const at = { seconds: 0, nanoseconds: 0, toMillis: () => 0 };

describe('a stored session', () => {
  it('gets the stated defaults for what it lacks', () => {
    expect(sessionDocument.parse({ status: 'Waiting', createdAt: at, updatedAt: at })).toMatchObject({
      title: 'Untitled Session',
      icon: '💬',
      messages: [],
      projectId: null,
      favorite: false,
    });
  });

  it('may be Pending, as the hub makes it', () => {
    const made = { status: 'Pending', createdAt: at, updatedAt: at };
    expect(sessionDocument.safeParse(made).success).toBe(true);
  });
});

it('gives a project its folder', () => {
  expect(projectDocument.parse({ name: 'Family', createdAt: at, updatedAt: at }).icon).toBe('📁');
});

it('knows the fields of a Smart Task and of a profile', () => {
  expect(Object.keys(smartTaskDocument.shape)).toEqual(
    expect.arrayContaining([
      'originalCommand',
      'assistantEcho',
      'status',
      'timestamp',
      'actionType',
      'actionPayload',
      'actionSummary',
    ]),
  );
  expect(Object.keys(userDocument.shape)).toEqual(
    expect.arrayContaining(['fullName', 'email', 'dob', 'city', 'hobbies', 'about']),
  );
});

it('knows the stated states', () => {
  expect(sessionStatuses).toEqual(['Waiting', 'Running', 'Success', 'Failed']);
  expect(messageStatuses).toEqual(['Pending', 'Done', 'Error']);
  expect(smartTaskStatuses).toEqual(['Waiting Confirmation', 'Pending', 'Done', 'Error', 'Cancelled']);
  expect(reminderStatuses).toEqual(expect.arrayContaining(['pending', 'sent']));
});
