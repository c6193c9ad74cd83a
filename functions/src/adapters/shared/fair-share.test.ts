import { expect, it } from 'vitest';
import { onBehalfOf } from '../../ports/accounts.ts';
import { fairShare } from './fair-share.ts';

it('makes a person wait who asked a provider for all of theirs, and nobody else', () => {
  const take = fairShare(20, 'googleSilent', () => 0);
  onBehalfOf('anna', () => {
    for (let count = 0; count < 20; count += 1) take();
    expect(take).toThrow(expect.objectContaining({ kind: 'rate-limited', retryAfterSeconds: 3 }));
  });
  onBehalfOf('ben', () => expect(take).not.toThrow());
});
