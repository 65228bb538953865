import { mkdir, mkdtemp, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { pinoLogger } from '../observability/pinoLogger.ts'
import { secretFile } from './secretFile.ts'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'onlend-secrets-'))
  onTestFinished(() => rm(folder, { recursive: true }))
})

test('S102: a secret of Kubernetes that is replaced, as a link to another folder, is used a second later', async () => {
  const publish = async (name: string, text: string): Promise<void> => {
    await mkdir(join(folder, name))
    await writeFile(join(folder, name, 'key'), text)
    await symlink(name, join(folder, '..data-next'))
    await rename(join(folder, '..data-next'), join(folder, '..data'))
  }
  let time = 0
  await publish('v1', 'first-secret\n')
  const file = secretFile(join(folder, '..data/key'), () => time)
  expect(await file.value()).toBe('first-secret')
  await publish('v2', 'second-secret\r\nfirst-secret\n\n')
  time = 999
  expect(await file.value()).toBe('first-secret')
  time = 1_000
  expect(await file.value()).toBe('second-secret')
  expect(await file.values()).toEqual(['second-secret', 'first-secret'])
})

test('S102: a file that is empty or away is no secret, and is asked for again at once', async () => {
  const path = join(folder, 'key')
  const file = secretFile(path, () => 0)
  await expect(file.value()).rejects.toThrow('key')
  await writeFile(path, '\n')
  await expect(file.value()).rejects.toThrow('holds no secret')
  await writeFile(path, 'a-secret')
  expect(await file.value()).toBe('a-secret')
})

test('S77, S102: the log holds neither the secret of before nor the one of now', async () => {
  let time = 0
  const path = join(folder, 'key')
  await writeFile(path, 'canary-of-before')
  const file = secretFile(path, () => time)
  const lines: string[] = []
  const destination = new Writable({
    write: (chunk, _encoding, done) => done(void lines.push(String(chunk))),
  })
  const logger = pinoLogger({ destination, secrets: () => file.seen() })
  await file.value()
  await writeFile(path, 'canary-of-now')
  time = 1_000
  await file.value()
  logger.error({ event: 'test', said: 'canary-of-before and canary-of-now' }, 'canary-of-now')
  expect(lines).toHaveLength(1)
  expect(lines.join()).not.toContain('canary')
})
