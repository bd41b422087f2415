import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { isInstalled } from '../server-rate/contestants.ts';

export interface Load {
  /** Messages acknowledged a second, and the time within which 99 of 100 were; milliseconds. */
  readonly perSecond: number;
  readonly p99: number;
}

/** Which generator makes the load: wrk where it is installed, else our own, which takes a third of a core from the server. */
export function loadGenerator(): 'wrk' | 'our own' {
  return isInstalled('wrk') ? 'wrk' : 'our own';
}

/**
 * Sends messages, every one different, over so many connections, on each the next when the last is answered. Throws when
 * one was refused or a connection broke.
 */
export async function sendLoad(port: number, connections: number, seconds: number): Promise<Load> {
  const [program = '', ...args] =
    loadGenerator() === 'wrk'
      ? wrkCommand(port, connections, seconds)
      : [process.execPath, 'bench/messages/own-load.ts', `${port}`, `${connections}`, `${seconds}`];
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const [said, [code]] = await Promise.all([text(child.stdout), once(child, 'close')]);
  if (code !== 0) throw new Error(`The load for ${connections} connections ended with exit code ${code}.`);
  return readLoad(said);
}

function wrkCommand(port: number, connections: number, seconds: number): string[] {
  const script = ['-s', 'bench/messages/wrk.lua', `http://127.0.0.1:${port}`, '--', randomUUID()];
  // By itself wrk counts an answer as broken off that takes two seconds.
  return ['wrk', '-t1', `-c${connections}`, `-d${seconds}s`, '--timeout', '30s', ...script];
}

/** Takes what a generator printed, gives its figures. Throws when not every message was taken. */
export function readLoad(said: string): Load {
  const line = said.split('\n').find((each) => each.startsWith('{'));
  if (!line) throw new Error(`The load told no figures: ${said}`);
  const { perSecond, p99, refused = 0, broken = 0 } = JSON.parse(line);
  if (refused > 0 || broken > 0) throw new Error(`${refused} messages were refused and ${broken} requests broke off.`);
  return { perSecond, p99 };
}
