import { handOver } from './bootstrap.mjs';

await handOver('tests/run.ts', process.argv.slice(2));
