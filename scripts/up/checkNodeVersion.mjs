import { UpError } from './UpError.mjs'

/** Refuses a Node older than 20.19, the first that every tool here runs on. */
export function checkNodeVersion(version) {
  const [major, minor] = version.split('.').map(Number)
  if (major > 20 || (major === 20 && minor >= 19)) return
  throw new UpError(
    `Onlend needs Node 20.19 or newer; this is Node ${version}. Get one from https://nodejs.org`,
  )
}
