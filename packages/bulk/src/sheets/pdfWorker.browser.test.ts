import { expect, test, vi } from 'vitest'
import { readStatement } from '../repayments/index.ts'

/** As few objects as a PDF can be of. */
const draw = (texts: readonly (readonly [x: number, y: number, text: string])[]): string => {
  const content = texts.map(([x, y, text]) => `BT /F1 8 Tf ${x} ${y} Td (${text}) Tj ET`).join('\n')
  return `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>endobj
4 0 obj<</Length ${content.length}>>
stream
${content}
endstream endobj
5 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>endobj
trailer<</Root 1 0 R>>`
}
const statement = new File(
  [
    draw([
      ...([
        [40, 700, 'Date'],
        [140, 700, 'Details'],
        [300, 700, 'Credit'],
        [400, 700, 'Balance'],
      ] as const),
      ...([
        [40, 680, '05/03/2026'],
        [140, 680, 'INV-77'],
        [300, 680, '250.00'],
        [400, 680, '250.00'],
      ] as const),
    ]),
  ],
  'march.pdf',
)

test('a PDF is read in the worker that ships with the package, and on the page where that cannot start', async () => {
  const Original = globalThis.Worker
  const started = vi.fn()
  globalThis.Worker = class extends Original {
    constructor(...parameters: ConstructorParameters<typeof Worker>) {
      super(...parameters)
      started(String(parameters[0]))
    }
  }
  const read = await readStatement(statement).finally(() => {
    globalThis.Worker = Original
  })
  expect(started).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('pdfWorker'))
  expect(read.lines).toMatchObject([{ day: '2026-03-05', direction: 'in', amount: '250.00', text: 'INV-77' }])
  const createPdfWorker = () => new Worker('/no-such-worker.js', { type: 'module' })
  expect(await readStatement(statement, { createPdfWorker })).toEqual(read)
})
