import type { Person } from './mailbox-entities.ts';

export const NOA: Person = { name: 'Noa Levi', address: 'demo@crocodile.test' };
export const DANA: Person = { name: 'Dana Cohen', address: 'dana@cohen-media.co.il' };
export const AVI: Person = { name: 'Avi Mizrahi', address: 'avi@mizrahi-tools.co.il' };
export const YOSSI: Person = { name: 'יוסי בן־דוד', address: 'yossi.bd@mail.example' };
export const IMMA: Person = { name: 'אמא', address: 'rachel.levi@mail.example' };
export const MAYA: Person = { name: 'Maya Azulay', address: 'maya@maya-studio.example' };
export const TOMER: Person = { name: 'Tomer Shaked', address: 'tomer@northlight.example' };
export const BANK: Person = { name: 'Bank Hapoalim', address: 'alerts@bankhapoalim.example' };

/** Further accounts of the stand-in, which can receive mail. */
export const LOCAL_PEOPLE = [NOA, DANA, AVI];
