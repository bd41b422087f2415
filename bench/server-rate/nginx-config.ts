import type { BenchPage } from './page.ts';

/** A configuration that lets one nginx process send the page's precompressed bytes from a file, as fast as it can. */
export function nginxConfig(page: BenchPage, file: string, port: number, directory: string): string {
  const { 'content-type': type = '', 'content-length': _length, etag: _etag, ...headers } = page.headers;
  return `daemon off;
master_process off;
pid ${directory}/nginx.pid;
error_log ${directory}/error.log;
worker_rlimit_nofile 4096;
events { worker_connections 2048; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 1000;
  open_file_cache max=100;
  server {
    listen 127.0.0.1:${port};
    location = ${page.path} {
      alias ${file};
      default_type "${type}";
${Object.entries(headers)
  .map(([name, value]) => `      add_header ${name} "${value}";`)
  .join('\n')}
    }
  }
}
`;
}
