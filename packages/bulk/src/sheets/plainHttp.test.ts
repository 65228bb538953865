import { afterEach, expect, test, vi } from 'vitest'
import { readStatement } from '../repayments/index.ts'
import { readSheets } from './index.ts'

/** The platform's own crypto as a page on plain http has it. */
function leaveSecureContext(): void {
  const { crypto } = globalThis
  vi.stubGlobal('crypto', {
    getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => crypto.getRandomValues(bytes),
  })
}

afterEach(() => vi.unstubAllGlobals())

const csv = 'Date,Details,Credit\n13/03/2026,INV-77,250.00\n'
const ofx =
  '<OFX><CURDEF>NGN<STMTTRN><TRNTYPE>CREDIT<DTPOSTED>20260313<TRNAMT>250.00<FITID>1<NAME>A</STMTTRN></OFX>'

test.each([
  ['a.csv', csv],
  ['a.ofx', ofx],
])(
  'on plain http the statement %s is read as on a secure page, with the same digests',
  async (name, text) => {
    const read = () => readStatement(new File([text], name), { createWorker: null })
    const secure = await read()
    leaveSecureContext()
    expect(await read()).toEqual(secure)
    expect(secure.lines).toHaveLength(1)
  },
)

test('on plain http a good file is not damaged', async () => {
  leaveSecureContext()
  const { sheets } = await readSheets(new File([csv], 'a.csv'), { createWorker: null })
  expect(sheets[0]?.rows).toHaveLength(2)
})
