import { join } from 'node:path'
import { expect, test } from 'vitest'
import { describeEndpoint } from './describeEndpoint.mjs'
import { planEndpoint } from './planEndpoint.mjs'

test.each([
  ['', 'Name the endpoint'],
  ['getThing DELETE /v1/x --section 15', 'The method is'],
  ['getThing GET /x --section 15', 'The path begins'],
  ['getThing GET /v1/x', 'Say the section'],
  ['sendThing GET /v1/x --section 15', 'A read is called'],
  ['getThing POST /v1/x --section 15', 'A write is called'],
  ['sendThing POST /v1/x --section 15', 'Say whose data a write touches'],
  ['sendThing POST /v1/x --section 15 --owner everybody', 'The owner is'],
  ['listBanks GET /v1/banks --section 15', 'listBanks.ts is already there'],
])('"%s" is refused: %s', (line, reason) => {
  const args = line.split(' ').filter(Boolean)
  expect(() => planEndpoint(join(import.meta.dirname, '../..'), describeEndpoint(args))).toThrow(reason)
})
