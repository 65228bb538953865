import { createCipheriv, createHash, randomBytes } from 'node:crypto'

/** A text at points from the upper left corner of a page; of `align` right, `x` is its right end. */
export type DrawnText = { x: number; y: number; text: string; align?: 'right'; size?: number }

export type PdfLock = { password: string; kind: 'RC4' | 'AES-128' | 'AES-256' }

const [width, height] = [842, 595]

/** Writes pages of texts as a PDF, as programs of banks do, locked for who opens it where a lock is given. */
export function makePdf(pages: readonly (readonly DrawnText[])[], lock?: PdfLock): Uint8Array<ArrayBuffer> {
  const id = randomBytes(16)
  const security = lock && createSecurity(lock, id)
  const objects: Buffer[] = []
  const add = (content: (number: number) => string | Buffer): number => {
    objects.push(Buffer.from(content(objects.length + 1)))
    return objects.length
  }
  const kids = pages.map((_, at) => `${4 + at * 2} 0 R`).join(' ')
  add(() => '<</Type/Catalog/Pages 2 0 R>>')
  add(() => `<</Type/Pages/Kids[${kids}]/Count ${pages.length}>>`)
  add(() => '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>')
  for (const page of pages) {
    add(
      (number) =>
        `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${width} ${height}]/Resources<</Font<</F1 3 0 R>>>>/Contents ${number + 1} 0 R>>`,
    )
    add((number) => {
      const content = Buffer.from(page.map(draw).join('\n'), 'latin1')
      const stream = security ? security.encrypt(content, number) : content
      return Buffer.concat([
        Buffer.from(`<</Length ${stream.length}>>\nstream\n`),
        stream,
        Buffer.from('\nendstream'),
      ])
    })
  }
  const encrypt = security ? add(() => security.dictionary) : null

  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')]
  const offsets: number[] = []
  const size = (): number => parts.reduce((sum, part) => sum + part.length, 0)
  for (const [at, object] of objects.entries()) {
    offsets.push(size())
    parts.push(Buffer.from(`${at + 1} 0 obj\n`), object, Buffer.from('\nendobj\n'))
  }
  const xref = size()
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const locked = encrypt === null ? '' : `/Encrypt ${encrypt} 0 R`
  parts.push(
    Buffer.from(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}`),
    Buffer.from(
      `trailer\n<</Size ${objects.length + 1}/Root 1 0 R/ID[${toHex(id)}${toHex(id)}]${locked}>>\nstartxref\n${xref}\n%%EOF\n`,
    ),
  )
  return new Uint8Array(Buffer.concat(parts))
}

/** Half of the size is the mean width of Helvetica's figures and letters, near enough to align by. */
export function measure(text: string, size = 8): number {
  return [...text].reduce((sum, letter) => sum + (/[.,: ijl|]/.test(letter) ? 0.278 : 0.556), 0) * size
}

function draw({ x, y, text, align, size = 8 }: DrawnText): string {
  const left = align === 'right' ? x - measure(text, size) : x
  return `BT /F1 ${size} Tf ${left.toFixed(2)} ${(height - y).toFixed(2)} Td (${text.replaceAll(/[\\()]/g, '\\$&')}) Tj ET`
}

type Security = { dictionary: string; encrypt: (content: Buffer, object: number) => Buffer }

function createSecurity(lock: PdfLock, id: Buffer): Security {
  return lock.kind === 'AES-256' ? createNewSecurity(lock.password) : createOldSecurity(lock, id)
}

const pad = Buffer.from('28BF4E5E4E758A4164004E56FFFA01082E2E00B6D0683E802F0CA9FE6453697A', 'hex')
const permissions = -44

/** Algorithms 2, 3 and 5 of ISO 32000-1, 7.6.3: RC4 and AES with keys of 128 bits. */
function createOldSecurity({ password, kind }: PdfLock, id: Buffer): Security {
  const padded = Buffer.concat([Buffer.from(password, 'latin1'), pad]).subarray(0, 32)
  const repeat = (key: Buffer, data: Buffer): Buffer => {
    let result = data
    for (let turn = 0; turn < 20; turn += 1)
      result = rc4(
        key.map((byte) => byte ^ turn),
        result,
      )
    return result
  }
  let owner = md5(padded)
  for (let turn = 0; turn < 50; turn += 1) owner = md5(owner)
  const O = repeat(owner, padded)
  const P = Buffer.alloc(4)
  P.writeInt32LE(permissions)
  let key = md5(Buffer.concat([padded, O, P, id]))
  for (let turn = 0; turn < 50; turn += 1) key = md5(key)
  const U = Buffer.concat([repeat(key, md5(Buffer.concat([pad, id]))), Buffer.alloc(16)])
  const isAes = kind === 'AES-128'
  const method = isAes
    ? '/V 4/R 4/Length 128/CF<</StdCF<</CFM/AESV2/AuthEvent/DocOpen/Length 16>>>>/StmF/StdCF/StrF/StdCF'
    : '/V 2/R 3/Length 128'
  return {
    dictionary: `<</Filter/Standard${method}/O${toHex(O)}/U${toHex(U)}/P ${permissions}>>`,
    encrypt(content, object) {
      const number = Buffer.from([object & 255, object >> 8, 0, 0, 0])
      const own = md5(Buffer.concat([key, number, Buffer.from(isAes ? 'sAlT' : '')]))
      return isAes ? aes('aes-128-cbc', own, content) : rc4(own, content)
    },
  }
}

/** Algorithms 8, 9 and 10 of ISO 32000-2, 7.6.4: AES with keys of 256 bits. */
function createNewSecurity(password: string): Security {
  const key = randomBytes(32)
  const secret = Buffer.from(password)
  const wrap = (data: Buffer): { said: Buffer; wrapped: Buffer } => {
    const [check, salt] = [randomBytes(8), randomBytes(8)]
    return {
      said: Buffer.concat([hash(secret, check, data), check, salt]),
      wrapped: raw('aes-256-cbc', hash(secret, salt, data), Buffer.alloc(16), key),
    }
  }
  const user = wrap(Buffer.alloc(0))
  const owner = wrap(user.said)
  const allowed = Buffer.alloc(16, 255)
  allowed.writeInt32LE(permissions)
  allowed.write('Tadb', 8)
  const perms = raw('aes-256-ecb', key, null, allowed)
  return {
    dictionary: `<</Filter/Standard/V 5/R 6/Length 256/CF<</StdCF<</CFM/AESV3/AuthEvent/DocOpen/Length 32>>>>/StmF/StdCF/StrF/StdCF/O${toHex(owner.said)}/U${toHex(user.said)}/OE${toHex(owner.wrapped)}/UE${toHex(user.wrapped)}/Perms${toHex(perms)}/P ${permissions}>>`,
    encrypt: (content) => aes('aes-256-cbc', key, content),
  }
}

/** Algorithm 2.B. */
function hash(password: Buffer, salt: Buffer, data: Buffer): Buffer {
  let key = createHash('sha256').update(password).update(salt).update(data).digest()
  for (let turn = 0; ; turn += 1) {
    const block = Buffer.concat(Array.from({ length: 64 }, () => Buffer.concat([password, key, data])))
    const mixed = raw('aes-128-cbc', key.subarray(0, 16), key.subarray(16, 32), block)
    const kind = (['sha256', 'sha384', 'sha512'] as const)[
      mixed.subarray(0, 16).reduce((sum, byte) => sum + byte, 0) % 3
    ]
    key = createHash(kind ?? 'sha256')
      .update(mixed)
      .digest()
    if (turn >= 63 && (mixed.at(-1) ?? 0) <= turn - 31) return key.subarray(0, 32)
  }
}

function raw(kind: string, key: Buffer, vector: Buffer | null, data: Buffer): Buffer {
  const cipher = createCipheriv(kind, key, vector)
  cipher.setAutoPadding(false)
  return Buffer.concat([cipher.update(data), cipher.final()])
}

function aes(kind: string, key: Buffer, data: Buffer): Buffer {
  const vector = randomBytes(16)
  const cipher = createCipheriv(kind, key, vector)
  return Buffer.concat([vector, cipher.update(data), cipher.final()])
}

function rc4(key: Uint8Array, data: Buffer): Buffer {
  const state = Array.from({ length: 256 }, (_, at) => at)
  const swap = (a: number, b: number): void => {
    ;[state[a], state[b]] = [state[b] ?? 0, state[a] ?? 0]
  }
  for (let at = 0, other = 0; at < 256; at += 1) {
    other = (other + (state[at] ?? 0) + (key[at % key.length] ?? 0)) & 255
    swap(at, other)
  }
  let [i, j] = [0, 0]
  return Buffer.from(
    data.map((byte) => {
      i = (i + 1) & 255
      j = (j + (state[i] ?? 0)) & 255
      swap(i, j)
      return byte ^ (state[((state[i] ?? 0) + (state[j] ?? 0)) & 255] ?? 0)
    }),
  )
}

function md5(data: Buffer): Buffer {
  return createHash('md5').update(data).digest()
}

function toHex(bytes: Buffer): string {
  return `<${bytes.toString('hex')}>`
}
