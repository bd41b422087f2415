import { createServer } from 'node:http';
import { connect } from 'node:net';
import { fork } from 'node:child_process';
if (process.argv[2] === 'server') {
  const { applyLimits, serverOptions } = await import('#server/limits.ts');
  const { createAdaptorServer } = await import('@hono/node-server'); const body = Buffer.alloc(20000); const { addQuickLane } = await import('#server/quick-lane/quick-lane.ts'); const s = createAdaptorServer({ createServer, serverOptions, fetch: () => new Response(body, { headers: { 'Content-Length': '20000' } }) }) as import('node:http').Server; if (process.env.LANE) addQuickLane(s, { prepared: () => undefined });
  applyLimits(s); s.listen(4260, '127.0.0.1', () => process.send?.('up'));
  let drops = 0; s.on('dropRequest', () => drops++);
  process.on('message', () => { const m = process.memoryUsage(); process.send?.({ rss: m.rss >> 20, heap: m.heapUsed >> 20, ext: m.external >> 20, ab: m.arrayBuffers >> 20, drops, }); });
} else {
  const c = fork('exp-leak.ts', ['server'], { execArgv: ['--max-old-space-size=256'] }); await new Promise((d) => c.once('message', d));
  for (let w = 0; w < 14; w++) {
    const socks = Array.from({ length: 50 }, () => { const s = connect(4260, '127.0.0.1'); s.on('error', () => {}); s.pause(); s.write('GET /sap HTTP/1.1\r\nHost: mirador.example\r\n\r\n'.repeat(5000)); return s; });
    await new Promise((d) => setTimeout(d, 800)); for (const s of socks) s.destroy();
    c.send('x'); console.log(w, await new Promise((d) => c.once('message', d)));
  }
  await new Promise((d) => setTimeout(d, 5000)); c.send('x'); console.log('rest', await new Promise((d) => c.once('message', d)));
  c.kill();
}
