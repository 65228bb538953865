import { fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, inject, test } from 'vitest'

test('a server whose parent is killed is stopped, and its folder is gone', async () => {
  const parent = fork(join(import.meta.dirname, 'holdPostgres.ts'), [inject('postgresProgram') ?? ''], {
    cwd: join(import.meta.dirname, '../..'),
    execArgv: ['--import', 'tsx'],
  })
  // The cast names what `holdPostgres` sends once the server runs.
  const [{ port, folder }] = (await once(parent, 'message')) as [{ port: number; folder: string }]
  expect([await isListening(port), existsSync(folder)]).toEqual([true, true])
  parent.kill('SIGKILL')
  while ((await isListening(port)) || existsSync(folder)) await pause(20)
})

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' })
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}
