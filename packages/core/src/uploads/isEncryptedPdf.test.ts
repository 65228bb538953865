import { expect, test } from 'vitest'
import { isEncryptedPdf } from './isEncryptedPdf.ts'

const isEncrypted = (text: string): boolean => isEncryptedPdf(new TextEncoder().encode(text))

test('a PDF behind a password is known by its trailer, in the old form and in the new one', () => {
  expect(isEncrypted('%PDF-1.4\ntrailer\n<< /Size 9 /Encrypt 8 0 R /Root 1 0 R >>\n%%EOF')).toBe(true)
  expect(isEncrypted('9 0 obj << /Type /XRef /Encrypt\n8 0 R >> stream\n\0\nendstream')).toBe(true)
  expect(isEncrypted('trailer << /Encrypt << /Filter /Standard >> >>')).toBe(true)
})

test('what a text says of encryption is not an encryption', () => {
  expect(isEncrypted('trailer << /Size 9 /Root 1 0 R >>')).toBe(false)
  expect(isEncrypted('<< /Length 20 >> stream\n/Encrypt 8 0 R\nendstream trailer << /Root 1 0 R >>')).toBe(
    false,
  )
  expect(isEncrypted('<< /Title (The /Encrypt key) /EncryptMetadata 1 0 R >>')).toBe(false)
})
