import { readFileSync } from 'node:fs';

/** Processor time a process has used by now, with all its threads; seconds. It reads Linux's /proc. */
export function cpuSeconds(pid: number): number {
  // Linux counts in hundredths of a second; fields 14 and 15, after a name that may hold spaces.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

/** Resident memory of a process; megabytes. */
export function megabytes(pid: number): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Math.round(Number(kilobytes) / 1_024);
}
