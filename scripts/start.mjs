import { handOver } from './bootstrap.mjs';

await handOver('local/start.ts', process.argv.slice(2));
