import { readFileSync } from 'node:fs';
import type { Database } from '@awaj/api/database/database';
import { sql } from 'kysely';

const clockTicksASecond = 100;

/** Linux's figures about a process. They come after its name, which may contain spaces. */
const statusOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ')
    .map(Number);

const msOf = (...ticks: (number | undefined)[]): number =>
  (ticks.reduce<number>((sum, each) => sum + (each ?? 0), 0) * 1_000) / clockTicksASecond;

/** The processor time of a process on this machine, in milliseconds. */
export function cpuMsOf(pid: number): number {
  const status = statusOf(pid);
  return msOf(status[11], status[12]);
}

/** The processor time of all its ended child processes. */
export function endedChildrenCpuMsOf(pid: number): number {
  const status = statusOf(pid);
  return msOf(status[13], status[14]);
}

/** The process that started another one. */
export const parentOf = (pid: number): number => statusOf(pid)[1] ?? 0;

const kibInMib = 1_024;

/** Resident memory of a process on this machine, in megabytes. */
export const memoryMbOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / kibInMib;

/** The processor time of the connections of a PostgreSQL on this machine, in milliseconds. */
export async function postgresCpuMs(db: Database): Promise<number> {
  const { rows } = await sql<{ pid: number }>`
    select pid from pg_stat_activity where backend_type in ('client backend', 'parallel worker')`.execute(db);
  return rows.reduce((sum, { pid }) => sum + cpuMsOf(pid), 0);
}
