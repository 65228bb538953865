import { expect, test } from 'vitest'
import { checkNodeVersion } from './checkNodeVersion.mjs'

test.each(['20.19.0', '20.20.2', '22.0.0', '24.1.0'])('Node %s is accepted', (version) => {
  expect(() => checkNodeVersion(version)).not.toThrow()
})

test.each(['18.20.8', '20.18.3', '16.0.0'])('Node %s is refused in one line that names it', (version) => {
  expect(() => checkNodeVersion(version)).toThrow(
    new RegExp(`^Onlend needs Node 20\\.19 or newer; this is Node ${version}`),
  )
})
