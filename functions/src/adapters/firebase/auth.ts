import { lazy } from '../shared/lazy.ts';

export const openAuth = lazy(async () => (await import('firebase-admin/auth')).getAuth());
