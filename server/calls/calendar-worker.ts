import { parentPort, workerData } from 'node:worker_threads';
import { spansOf } from './calendar-spans.ts';

parentPort?.postMessage(spansOf(...(workerData as Parameters<typeof spansOf>)));
