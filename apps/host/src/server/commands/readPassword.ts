import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { hashPassword } from '../passwords/hashPassword.ts'

const shortest = 8

/** Makes a hash of the password on its input, which is no argument: every process of the machine could see that, and the shell would remember it. */
export async function readPassword(print: (line: string) => void): Promise<number> {
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() })
  const lines = createInterface({ input: process.stdin, output: silent, terminal: process.stdin.isTTY })
  if (process.stdin.isTTY) process.stderr.write('Password: ')
  const password = await lines.question('')
  lines.close()
  if (password.length < shortest) throw new Error(`a password has ${shortest} characters or more.`)
  print(await hashPassword(password))
  return 0
}
