import { type FirebaseApp, initializeApp } from 'firebase/app';
import { readAppConfig } from '../config/app-config.ts';

function create(): FirebaseApp {
  const { apiKey, authDomain, projectId, appId, messagingSenderId } = readAppConfig().firebase;
  return initializeApp({
    apiKey,
    authDomain,
    projectId,
    appId,
    ...(messagingSenderId === undefined ? {} : { messagingSenderId }),
  });
}

export const firebaseApp = create();
