import { expect, it } from 'vitest';
import { fieldsOf } from '../transfer/plain-values.ts';
import { documentSize } from './document-size.ts';

it('the documented example has the documented size', () => {
  const fields = fieldsOf({
    type: 'Personal',
    done: false,
    priority: 1,
    description: 'Learn Cloud Firestore',
  });
  // https://firebase.google.com/docs/firestore/storage-size#document_size: 147 bytes
  expect(documentSize(['users', 'jeff', 'tasks', 'my_task_id'], fields)).toBe(147);
});
