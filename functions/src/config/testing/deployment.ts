import { createHash } from 'node:crypto';

/** Only the settings that docs/deploy.md requires. For tests alone. */
export const aDeployment = {
  GCLOUD_PROJECT: 'hub-7f3a',
  APP_ORIGIN: 'https://hub.example.com',
  GRANT_KEY: createHash('sha256').update('random').digest('base64'),
  GOOGLE_CLIENT_ID: 'client',
  GOOGLE_CLIENT_SECRET: 'secret',
  TASKS_TARGET_URL: 'https://us-central1-hub-7f3a.cloudfunctions.net',
  TASKS_SERVICE_ACCOUNT: 'tasks@hub-7f3a.iam.gserviceaccount.com',
};
