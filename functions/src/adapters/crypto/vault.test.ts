import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { aesVault } from './vault.ts';

const vault = aesVault(randomBytes(32).toString('base64'));

describe('the vault', () => {
  it('opens what it sealed, and never seals alike twice', () => {
    const sealed = vault.seal('1//refresh', 'grant:anna');
    expect(vault.open(sealed, 'grant:anna')).toBe('1//refresh');
    expect(vault.seal('1//refresh', 'grant:anna')).not.toBe(sealed);
    expect(sealed).not.toContain('refresh');
  });

  it('gives nothing to another person, another key and an altered byte', () => {
    const sealed = vault.seal('1//refresh', 'grant:anna');
    const other = aesVault(randomBytes(32).toString('base64'));
    const at = sealed.length - 4;
    const altered = sealed.slice(0, at) + (sealed[at] === 'A' ? 'B' : 'A') + sealed.slice(at + 1);
    expect(vault.open(sealed, 'grant:ben')).toBeNull();
    expect(other.open(sealed, 'grant:anna')).toBeNull();
    expect(vault.open(altered, 'grant:anna')).toBeNull();
    expect(vault.open('v1.', 'grant:anna')).toBeNull();
  });
});
