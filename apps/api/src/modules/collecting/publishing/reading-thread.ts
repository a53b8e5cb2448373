// A thread that reads notices, started by `reading-threads.ts`.
import { parentPort, workerData } from 'node:worker_threads';
import type { CheckedNotice } from '../import/notice/checked-notice.ts';
import { fingerprintOfNotice, type Slugs } from './notice-fingerprint.ts';

const slugs: Slugs = workerData;

parentPort?.on('message', (notices: readonly CheckedNotice[]) => {
  parentPort?.postMessage(notices.map((notice) => fingerprintOfNotice(notice, slugs)));
});
