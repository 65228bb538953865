// Runs one Redis for the tests and answers its parent's commands. When the parent is gone, for any reason, the server is stopped.
import { spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { findFreePort } from '../up/findFreePort.mjs'

const { REDIS_SERVER: program, REDIS_TEST_PASSWORD: password } = process.env

let server
let port

async function start() {
  for (let attempt = 1; ; attempt += 1) {
    port ??= await findFreePort({ preferred: randomInt(30_000, 32_000) })
    server = spawn(program, ['-'], {
      cwd: tmpdir(),
      env: { PATH: process.env.PATH, LC_ALL: 'C' },
      stdio: ['pipe', 'pipe', 'ignore'],
    })
    // From stdin, so that no list of processes shows the password. Nothing is written to the disk.
    const settings = { bind: '127.0.0.1', port, requirepass: password, save: '""', appendonly: 'no' }
    server.stdin.end(
      Object.entries(settings)
        .map(([name, value]) => `${name} ${value}\n`)
        .join(''),
    )
    const refusal = await becomesReady(server)
    if (refusal === undefined) return
    server = undefined
    // Another process took the port in between.
    if (attempt === 5) throw new Error(`Redis did not start: ${refusal}`)
    port = undefined
  }
}

/** Undefined once it takes connections, and what it said where it ended instead. */
function becomesReady(started) {
  return new Promise((resolve) => {
    let said = ''
    started.stdout.on('data', (chunk) => {
      said = (said + chunk).slice(-4_000)
      if (/ready to accept connections/i.test(said)) resolve(undefined)
    })
    started.once('error', (error) => resolve(error.message))
    started.once('close', () => resolve(said))
  })
}

/** As when its machine dies: connections break off, and everything in it is gone. */
async function kill() {
  const killed = server
  server = undefined
  if (!killed || killed.exitCode !== null) return
  killed.kill('SIGKILL')
  await once(killed, 'close')
}

async function leave() {
  await kill()
  process.exit()
}

const commands = { start, kill }

process.on('disconnect', leave)
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, leave)
process.on('message', async (command) => {
  try {
    await commands[command]()
    process.send({ port })
  } catch (error) {
    process.send({ error: error.message })
  }
})

try {
  await start()
  process.send({ port })
} catch (error) {
  process.send({ error: error.message })
  await leave()
}
