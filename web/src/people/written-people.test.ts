import { describe, expect, it } from 'vitest';
import { writtenPeople } from './written-people.ts';

describe('written recipients', () => {
  it.each([
    ['a@x.com, b@x.com', ['a@x.com', 'b@x.com']],
    ['a@x.com; b@x.com\nc@x.com', ['a@x.com', 'b@x.com', 'c@x.com']],
    [' , a@x.com,, ', ['a@x.com']],
    ['Dana Cohen <dana@x.com>, a@x.com', ['Dana Cohen <dana@x.com>', 'a@x.com']],
    ['"Cohen, Dana" <dana@x.com>; a@x.com', ['dana@x.com', 'a@x.com']],
    ['"a@x.com, b@x.com', ['"a@x.com', 'b@x.com']],
    ['', []],
  ])('%j are %j', (text, people) => {
    expect(writtenPeople(text)).toEqual(people);
  });
});
