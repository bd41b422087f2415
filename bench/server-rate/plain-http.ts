import { createServer } from 'node:http';
import { benchPage } from './page.ts';

// The least that node:http can do: no routing, no choice, the same bytes for every request.
const { headers, body } = await benchPage();
const server = createServer({ noDelay: true }, (_request, response) => {
  response.writeHead(200, headers);
  response.end(body);
});
server.maxRequestsPerSocket = 1_000;
server.listen(Number(process.env.PORT), '127.0.0.1', () => process.stdout.write('ready\n'));
