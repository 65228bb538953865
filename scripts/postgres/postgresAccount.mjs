import { readFileSync } from 'node:fs'

/** The user that PostgreSQL runs as where we are root, which it refuses: `{ uid, gid }`. Undefined where we are another user, or where neither account exists. */
export function postgresAccount() {
  if (process.getuid?.() !== 0) return undefined
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n')
  for (const name of ['postgres', 'nobody']) {
    const [, , uid, gid] = lines.find((line) => line.startsWith(`${name}:`))?.split(':') ?? []
    if (uid !== undefined) return { uid: Number(uid), gid: Number(gid) }
  }
  return undefined
}
