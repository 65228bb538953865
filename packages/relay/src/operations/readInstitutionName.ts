import type { Operation } from '@onlend/core'
import { relayHeaders } from '@onlend/core/relay'

/** Letters; a longer name is cut. */
const longest = 80

/** What turns or hides letters, or breaks a line. */
const unshowable =
  /[\p{Cc}\p{Zl}\p{Zp}\p{Surrogate}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu

/** As many digits in a row as only a number of somebody has: an account, a phone, an identity. */
const numbered = /\d{6}/

/**
 * The name that stood beside the code of a bank or operator when a person confirmed it. It is for the receipt only: the service never gets
 * it, nothing is compared with it, and one that could hold somebody's number is not kept.
 */
export function readInstitutionName(
  { headers }: Request,
  { institution }: Operation['summary'],
): { institutionName?: string } {
  const sent = headers.get(relayHeaders.institution)
  if (sent === null || institution === null || sent.length > longest * 12) return {}
  const name = decode(sent).replace(/\s+/g, ' ').replace(unshowable, '').trim()
  const institutionName = [...name].slice(0, longest).join('').trim()
  return institutionName === '' || numbered.test(name.replace(/[\s.-]/g, '')) ? {} : { institutionName }
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    // Not what a client of ours sends.
    return ''
  }
}
