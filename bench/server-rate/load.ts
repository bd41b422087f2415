import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { isInstalled } from './contestants.ts';

const connections = 64;
const loadCore = '1';

/** Which generator makes the load: wrk where it is installed, else our own, which tires sooner and favours slow servers. */
export function loadGenerator(): 'wrk' | 'our own' {
  return isInstalled('wrk') ? 'wrk' : 'our own';
}

/** Asks for an address as fast as answers come, on 64 connections, and gives requests per second. */
export async function load(port: number, path: string, seconds: number): Promise<number> {
  return loadGenerator() === 'wrk' ? wrk(port, path, seconds) : ownLoad(port, path, seconds);
}

async function wrk(port: number, path: string, seconds: number): Promise<number> {
  const address = `http://127.0.0.1:${port}${path}`;
  const command = [
    'wrk',
    '-t1',
    `-c${connections}`,
    `-d${seconds}s`,
    '-H',
    'Accept-Encoding: gzip, deflate, br',
    address,
  ];
  const [program = '', ...args] = isInstalled('taskset') ? ['taskset', '-c', loadCore, ...command] : command;
  const said = await text(spawn(program, args, { stdio: ['ignore', 'pipe', 'inherit'] }).stdout);
  if (/Non-2xx|Socket errors: (?!connect 0, read 0, write 0, timeout 0)/.test(said)) throw new Error(said);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(said)?.[1]);
}

async function ownLoad(port: number, path: string, seconds: number): Promise<number> {
  const ask = `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nAccept-Encoding: br\r\n\r\n`;
  let answered = 0;
  let running = true;
  const run = async () => {
    while (running) {
      const socket = connect(port, '127.0.0.1').on('error', () => undefined);
      let left = 0;
      socket.on('data', (chunk) => {
        left = left === 0 ? answerLength(chunk) - chunk.length : left - chunk.length;
        if (left > 0) return;
        answered += 1;
        if (running) socket.write(ask);
        else socket.destroy();
      });
      socket.write(ask);
      await once(socket, 'close');
    }
  };
  const all = Array.from({ length: connections }, run);
  await wait(seconds * 1_000);
  running = false;
  await Promise.all(all);
  return answered / seconds;
}

function answerLength(start: Buffer): number {
  const head = start.subarray(0, start.indexOf('\r\n\r\n') + 4);
  return head.length + Number(/content-length: (\d+)/i.exec(head.toString('latin1'))?.[1]);
}
