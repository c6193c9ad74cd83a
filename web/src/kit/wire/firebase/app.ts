import { type FirebaseApp, initializeApp } from 'firebase/app';
import { readAppConfig } from '../app-config.ts';

export const firebaseApp: FirebaseApp = initializeApp(readAppConfig().firebase);
