import { expect, test } from 'vitest'
import { copyHouse } from './copyHouse.mjs'
import { describeEndpoint } from './describeEndpoint.mjs'
import { formatFiles } from './formatFiles.mjs'
import { runTool } from './runTool.mjs'
import { writeEndpoint } from './writeEndpoint.mjs'

const partner = '/v1/customer-partner/{customerPartnerId}'
const statement = ['getStatement', 'GET', `${partner}/statement/current`, '--section', '15']
const settlements = [
  ...['listSettlements', 'GET', '/v1/channel-partner/{channelPartnerId}/settlements/{year}'],
  ...['--section', '16'],
]
const cancellation = ['cancelWithdrawal', 'POST', `/v1/baas${partner.slice(3)}/cancel`, '--section', '17']
const dispute = [
  ...['disputeCharge', 'PATCH', '/v1/charges/dispute', '--section', '18'],
  ...['--owner', 'customerPartnerId'],
]

test('what is written has the right types and the right format, and its tests pass, as do those that walk through every endpoint', async () => {
  const root = await copyHouse()
  const written = []
  for (const words of [statement, settlements, cancellation, dispute]) {
    const { created, changed } = await writeEndpoint({ root, endpoint: describeEndpoint(words) })
    written.push(...created, ...changed)
  }
  await formatFiles({ root, paths: written })
  for (const name of ['core', 'hooks', 'relay', 'sandbox']) {
    const parameters = ['--noEmit', '-p', `packages/${name}`]
    const checked = await runTool({ cwd: root, tool: 'typescript-native', bin: 'tsc', parameters })
    expect(checked, checked.output).toMatchObject({ code: 0 })
  }
  const newTests = written.filter((path) => /\.test\.tsx?$/.test(path))
  const walks = ['endpoints/endpoints.test.ts', 'openapi.test.ts', 'getPartNames.test.ts']
  const parameters = ['run', ...newTests, ...walks]
  const tested = await runTool({ cwd: root, tool: 'vitest', bin: 'vitest', parameters })
  expect(tested, tested.output).toMatchObject({ code: 0 })
  for (const path of newTests) expect(tested.output).toContain(path)
}, 600_000)
