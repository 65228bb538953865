import { createHash } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from 'vitest'
import { makePdf } from '../../e2e/test/documents/makePdf.ts'
import { makeZip } from '../../e2e/test/documents/makeZip.ts'
import type { Attack } from '../test/Attack.ts'
import type { PersonName } from '../test/createCast.ts'
import { canaries } from '../upstream/canaries.ts'
import { staging } from './staging.ts'

const { tus, pdf, creation, piece, send, submission } = staging
const megabyte = 1024 * 1024
const set = 'customer_partner_id=cp_alpha&kind=submitCreditAssessment&set=current'
const draft = '/lending/drafts/submitCreditAssessment/current?customer_partner_id=cp_alpha'
const word = {
  '[Content_Types].xml': Buffer.from('<Types/>'),
  'word/document.xml': Buffer.from('<w:document/>'),
}

/** Threats S20, S21, S28, S36, S37, S43 and S80, where files wait for their write. */
export const uploadAttacks: readonly Attack[] = [
  {
    title: "S20, S28, S86: another partner's staged file gets the same answer as an id that does not exist",
    tried: 'every way to reach a file of A, as B, as the channel partner of B and without a session',
    run: async (harness) => {
      const half = pdf.subarray(0, 20)
      const created = await harness.ask(creation())
      const id = created.headers.location?.split('/').at(-1) ?? ''
      expect((await harness.ask(piece(id, half))).status).toBe(204)
      const others: readonly PersonName[] = ['uB', 'uQ']
      for (const by of others) {
        const nobodys = `${id.slice(0, -4)}AAAA`
        for (const method of ['HEAD', 'PATCH', 'DELETE', 'GET']) {
          const tries = [id, nobodys].map(async (target) => {
            const base = piece(target, pdf.subarray(20), { by, offset: 20 })
            const bare = { method, path: base.path, by, headers: [tus] }
            return harness.ask(method === 'PATCH' ? base : bare)
          })
          const [foreign, unknown] = await Promise.all(tries)
          expect([foreign?.status, foreign?.code, foreign?.text], `${by} ${method}`).toEqual([
            404,
            'not_found',
            unknown?.text,
          ])
        }
        harness.expectRefusal(await harness.ask(creation({ by })), ['forbidden'], `${by} creates`)
        harness.expectRefusal(
          await harness.ask({ path: `/lending/uploads?${set}`, by }),
          ['forbidden'],
          `${by} lists`,
        )
        harness.expectRefusal(await harness.ask({ path: draft, by }), ['forbidden'], `${by} reads a draft`)
        const change = { method: 'PUT', path: draft, by, body: { revision: null, value: {} } }
        harness.expectRefusal(await harness.ask(change), ['forbidden'], `${by} writes a draft`)
      }
      const withoutSession = await harness.ask({
        method: 'HEAD',
        path: `/lending/uploads/${id}`,
        by: null,
        headers: [tus],
      })
      expect(withoutSession.status).toBe(401)
      // Nothing of all this has touched it: its owner goes on, and so does a colleague.
      const rest = await harness.ask(piece(id, pdf.subarray(20), { by: 'uP', offset: 20 }))
      expect(rest.status).toBe(204)
      harness.expectNothingSent()
    },
  },
  {
    title:
      'S20, S21, S94: a write takes along no file of another partner, of another write, or that is not whole',
    tried: 'ids of another partner, of registrations, of half a file, of no file; a checksum of another file',
    run: async (harness) => {
      const own = await send(harness)
      const others = await send(harness, { by: 'uB', customerPartnerId: 'cp_beta' })
      const registration = await send(harness, { kind: 'registerCustomer', slot: 'nin_slip' })
      expect([own, others, registration].map(({ answer }) => answer.status)).toEqual([204, 204, 204])
      const begun = (await harness.ask(creation())).headers.location?.split('/').at(-1) ?? ''
      for (const { id, sha256 } of [
        others,
        registration,
        { id: begun, sha256: own.sha256 },
        { id: `${own.id.slice(0, -4)}AAAA`, sha256: own.sha256 },
      ]) {
        const answer = await harness.ask(submission([{ id, sha256 }]))
        harness.expectRefusal(answer, ['upload_not_staged'], id)
      }
      const swapped = { id: own.id, sha256: createHash('sha256').update('other').digest('hex') }
      harness.expectRefusal(await harness.ask(submission([swapped])), ['upload_changed'], 'another checksum')
      const foreignPart = { ...own, name: 'customer_partner_id' }
      harness.expectRefusal(
        await harness.ask(submission([foreignPart])),
        ['malformed_request'],
        'a foreign part',
      )
      harness.expectNothingSent()
      expect((await harness.ask(submission([own]))).status).toBe(200)
      expect(harness.upstream.calls).toHaveLength(1)
    },
  },
  {
    title:
      'S43, S92, S93: a bomb, two types in one file, a script and a macro are thrown away once they are whole',
    tried: 'ZIP bombs, a PDF that is a ZIP, pages and drawings with scripts, macros, programs, other names',
    run: async (harness) => {
      const zeros = Buffer.alloc(64 * megabyte)
      const bomb = makeZip({ ...word, 'word/media/image1.bin': zeros }, { deflate: true })
      const before = await harness.memory()
      const files: readonly (readonly [name: string, bytes: Buffer])[] = [
        ['bomb.docx', bomb],
        ['twice.pdf', Buffer.concat([makePdf(4_000, 1), makeZip({ 'a.js': Buffer.from('alert(1)') })])],
        [
          'twice.jpg',
          Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from('<script>1</script>')]),
        ],
        ['page.pdf', Buffer.from('<!doctype html><script>alert(1)</script>%PDF-1.7')],
        ['drawing.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>')],
        ['macro.docx', makeZip({ ...word, 'word/vbaProject.bin': Buffer.from('macro') })],
        ['escape.docx', makeZip({ ...word, '../../outside.xml': Buffer.from('x') })],
        ['setup.pdf', Buffer.from('MZ\u0000\u0000 a program')],
        ['photo.png', pdf],
        [
          'locked.pdf',
          Buffer.concat([makePdf(4_000, 2), Buffer.from('trailer\n<</Encrypt 9 0 R>>\n%%EOF\n')]),
        ],
        [
          'opens.pdf',
          Buffer.from(
            '%PDF-1.7\n1 0 obj\n<</OpenAction <</S /JavaScript /JS (app.alert(1))>>>>\nendobj\n%%EOF\n',
          ),
        ],
      ]
      for (const [name, bytes] of files) {
        const { id, answer } = await send(harness, { name, bytes })
        harness.expectRefusal(answer, ['upload_rejected'], name)
        // The bytes are gone; what is left is why.
        const gone = await harness.ask({ path: `/lending/uploads/${id}`, by: 'uA' })
        harness.expectRefusal(gone, ['upload_rejected'], name)
      }
      await harness.expectGrowthBelow(48, before)
      const { text } = await harness.ask({ path: `/lending/uploads?${set}`, by: 'uA' })
      const names = files.map(([name]) => name)
      expect(names.filter((name) => text.includes(name))).toEqual([])
      harness.expectNothingSent()
    },
  },
  {
    title: 'S43, S80, S88, S91: a path in a file name leads nowhere, and no name is printed',
    tried:
      'paths, control characters, marks that turn text round, 4 KB, personal numbers, as names, ids and sets',
    run: async (harness) => {
      const names = [
        '../../../etc/cron.d/evil.pdf',
        '..\\..\\evil.pdf',
        '/etc/passwd.pdf',
        'C:\\evil.pdf',
        'a\u0000b.pdf',
        'a\r\nX-Evil: 1.pdf',
        '\u202efdp.exe.pdf',
        `${'x'.repeat(4_096)}.pdf`,
        '"; name="customer_partner_id.pdf',
        `statement of ${canaries.bvn}.pdf`,
        '.pdf',
        '..',
      ]
      const staged = []
      for (const name of names) {
        const one = await send(harness, { name, slot: 'bank_statements' })
        if (one.answer.status === 204) staged.push(one)
        else expect(one.answer.status, JSON.stringify(name.slice(0, 40))).toBe(400)
      }
      expect(staged.length).toBeGreaterThan(0)
      const { text } = await harness.ask({ path: `/lending/uploads?${set}`, by: 'uA' })
      const listed: { name: string }[] = JSON.parse(text).data.uploads
      for (const { name } of listed)
        expect(name).not.toMatch(/[/\\\p{Cc}\u202a-\u202e\u2066-\u2069]|^\.{1,2}$/u)
      for (const path of ['..%2f..%2fledger', '%2e%2e', '..%5c..%5cledger', 'a%00b', '.', 'x'.repeat(65)]) {
        const answer = await harness.ask({
          method: 'HEAD',
          path: `/lending/uploads/${path}`,
          by: 'uA',
          headers: [tus],
        })
        // The last is a well-formed id that does not exist; the others are malformed.
        expect(answer.status, path).toBe(path.startsWith('x') ? 404 : 400)
      }
      for (const odd of ['../x', 'a/b', 'x'.repeat(81), '', 'a b', '__proto__/']) {
        const answer = await harness.ask(creation({ set: odd }))
        harness.expectRefusal(answer, ['malformed_request'], `set ${odd}`)
        harness.expectRefusal(
          await harness.ask(creation({ slot: odd })),
          ['malformed_request'],
          `slot ${odd}`,
        )
      }
      // What is on the disk has names of the relay's own.
      const kept = await readdir(join(harness.dataDir, 'uploads'), { recursive: true })
      expect(kept.filter((name) => /evil|etc|passwd|statement/.test(name))).toEqual([])

      const parts = staged.map(({ id, sha256 }, at) => ({ id, sha256, name: `bank_statements_${at + 1}` }))
      expect((await harness.ask(submission(parts))).status).toBe(200)
      const sent = harness.upstream.calls[0]?.body.toString('latin1') ?? ''
      const heads = sent.split('\r\n').filter((line) => line.startsWith('Content-Disposition'))
      expect(heads).toHaveLength(staged.length + 1)
      for (const head of heads)
        expect(head).toMatch(/^Content-Disposition: form-data; name="[a-z0-9_]+"(?:; filename="[^"\\/]*")?$/)
      expect(sent).not.toContain('X-Evil: 1\r\n')
    },
  },
  {
    title: 'S36, S37, S87: no more is taken than was announced, and no more announced than there is room for',
    tried: 'lengths beyond the limits, odd lengths, pieces that are longer, elsewhere or of another type',
    run: async (harness) => {
      for (const size of ['5000000000', String(26 * megabyte)])
        harness.expectRefusal(await harness.ask(creation({ size })), ['body_too_large'], size)
      for (const size of ['-1', '1e3', '0x10', '1.5', '9007199254740993', '', 'NaN'])
        harness.expectRefusal(
          await harness.ask(creation({ size })),
          ['malformed_request', 'body_too_large'],
          size,
        )
      harness.expectRefusal(await harness.ask(creation({ size: 0 })), ['upload_rejected'], 'empty')

      const id = (await harness.ask(creation())).headers.location?.split('/').at(-1) ?? ''
      const before = await harness.memory()
      const longer = Buffer.concat([pdf, Buffer.alloc(8 * megabyte)])
      const answer = await harness.ask(piece(id, longer))
      expect(answer.status, 'a longer piece').toBe(413)
      await harness.expectGrowthBelow(32, before)
      harness.expectRefusal(
        await harness.ask(piece(id, pdf.subarray(7), { offset: 7 })),
        ['upload_conflict'],
        'elsewhere',
      )
      const typed = {
        ...piece(id, pdf),
        headers: [tus, ['Upload-Offset', '0'], ['Content-Type', 'text/html']] as const,
      }
      harness.expectRefusal(await harness.ask(typed), ['unsupported_media_type'], 'another type')
      const head = await harness.ask({
        method: 'HEAD',
        path: `/lending/uploads/${id}`,
        by: 'uA',
        headers: [tus],
      })
      expect(Number(head.headers['upload-offset'])).toBeLessThanOrEqual(pdf.length)
      harness.expectNothingSent()
    },
  },
  {
    title:
      'S43, S90: what is read back is a download and never a page, and no other site can make a browser upload',
    tried: 'the bytes of a staged file; requests without the mark of the kit, and from another origin',
    run: async (harness) => {
      const { id } = await send(harness)
      const read = await harness.ask({ path: `/lending/uploads/${id}`, by: 'uA' })
      expect(read.body.equals(pdf)).toBe(true)
      expect(read.headers).toMatchObject({
        'content-type': 'application/octet-stream',
        'content-disposition': expect.stringMatching(/^attachment/),
        'x-content-type-options': 'nosniff',
      })
      const unmarked = { ...creation(), bare: true }
      const foreign = { ...creation() }
      harness.expectRefusal(await harness.ask(unmarked), ['cross_site'], 'without the mark')
      const origin = ['Origin', 'https://evil.example'] as const
      const elsewhere = { ...foreign, headers: [...(foreign.headers ?? []), origin] }
      harness.expectRefusal(await harness.ask(elsewhere), ['cross_site'], 'another origin')
      const erase = {
        method: 'DELETE',
        path: `/lending/uploads/${id}`,
        by: 'uA',
        headers: [tus],
        bare: true,
      } as const
      harness.expectRefusal(await harness.ask(erase), ['cross_site'], 'a removal without the mark')
      harness.expectNothingSent()
    },
  },
]
