import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { hashPassword } from './server/passwords/hashPassword.ts'

const shortest = 8

// Read and not taken as an argument, which every process of the machine could see and the shell would remember.
const silent = new Writable({ write: (_chunk, _encoding, done) => done() })
const lines = createInterface({ input: process.stdin, output: silent, terminal: process.stdin.isTTY })
if (process.stdin.isTTY) process.stderr.write('Password: ')
const password = await lines.question('')
lines.close()
if (password.length < shortest) {
  console.error(`A password has ${shortest} characters or more.`)
  process.exit(1)
}
console.log(await hashPassword(password))
