import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { demoUsers } from './demoUsers.ts'
import { readUsersFile } from './readUsersFile.ts'

async function read(content: string): Promise<unknown> {
  const folder = await mkdtemp(join(tmpdir(), 'onlend-users-'))
  try {
    await writeFile(join(folder, 'users.json'), content)
    return await readUsersFile(join(folder, 'users.json'))
  } finally {
    await rm(folder, { recursive: true })
  }
}

test('the people are read as they stand', async () => {
  expect(await read(JSON.stringify(demoUsers))).toEqual(demoUsers)
})

test.each([
  ['{}', 'a JSON list'],
  [JSON.stringify([{ ...demoUsers[0], password: 'secret' }]), 'a password in the open'],
  [JSON.stringify([{ ...demoUsers[0], passwordHash: 'secret' }]), 'passwordHash of person 1'],
  ['[{"id":"u1"}]', 'person 1 needs email'],
  [JSON.stringify([{ ...demoUsers[0], role: 'admin' }]), 'role of person 1'],
  [JSON.stringify([{ ...demoUsers[0], customerPartners: [{ id: 'cp' }] }]), 'customer partner of person 1'],
])('%s is refused with what is wrong', async (content, problem) => {
  await expect(read(content)).rejects.toThrow(problem)
})
