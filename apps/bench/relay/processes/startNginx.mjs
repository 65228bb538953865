import { mkdir, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { findFreePort } from '../../../../scripts/up/findFreePort.mjs'

/** Starts nginx as one process that is its own worker, with everything it writes in the run's folder. */
export async function startNginx({ bench, contestant, core }) {
  const { group, folder, upstream } = bench
  const home = join(folder, 'nginx')
  await mkdir(home, { recursive: true })
  const port = await findFreePort({ preferred: 18_080 })
  const file = join(home, 'nginx.conf')
  await writeFile(file, configuration({ home, port, upstream: new URL(upstream.url).host }))
  const child = group.start({ command: 'nginx', args: ['-c', file, '-p', home, '-e', 'stderr'], core })
  for (let attempt = 0; attempt < 100 && !(await isOpen(port)); attempt += 1) await wait(50)
  if (!(await isOpen(port))) throw new Error(`nginx did not start: ${child.lastOutput}`)
  return {
    contestant,
    url: `http://127.0.0.1:${port}`,
    pid: child.pid,
    collect: async () => null,
    stop: () => group.stop(child),
  }
}

function configuration({ home, port, upstream }) {
  return `daemon off; master_process off; worker_processes 1; worker_rlimit_nofile 16384; pid ${home}/pid; error_log stderr crit;
events { worker_connections 8192; }
http {
  access_log off; client_max_body_size 0; keepalive_requests 100000000; proxy_read_timeout 1h;
  client_body_temp_path ${home}/body; proxy_temp_path ${home}/proxy; fastcgi_temp_path ${home}/fastcgi;
  uwsgi_temp_path ${home}/uwsgi; scgi_temp_path ${home}/scgi;
  upstream service { server ${upstream}; keepalive 128; keepalive_requests 100000000; }
  server {
    listen 127.0.0.1:${port} backlog=2048;
    proxy_http_version 1.1; proxy_set_header Connection ""; proxy_set_header Authorization "Bearer bench";
    proxy_request_buffering off;
    location / { proxy_pass http://service; }
    location /events { proxy_pass http://service; proxy_buffering off; }
  }
}
`
}

function isOpen(port) {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}
