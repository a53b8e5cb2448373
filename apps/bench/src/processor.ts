import { readFileSync } from 'node:fs';
import type { Database } from '@awaj/api/database/database';
import { sql } from 'kysely';

const clockTicksASecond = 100;

/** The processor time of a process on this machine, in milliseconds. */
export function cpuMsOf(pid: number): number {
  // Its name may hold spaces.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
  return ((Number(fields[11]) + Number(fields[12])) * 1_000) / clockTicksASecond;
}

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
