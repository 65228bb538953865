import { confirmHeader, institutionHeader, statementLinesHeader, stepUpHeader } from '../relay/headerNames.ts'

/** The options of a write that travel as headers. */
export type WriteHeaderOptions = {
  confirmDuplicate?: string | undefined
  institutionName?: string | undefined
  stepUpProof?: string | undefined
  statementLines?: readonly (readonly string[])[] | undefined
}

const longestName = 80

/** The headers that only a write has: an app that only reads does not load the code for them. */
export function writeHeaders({
  confirmDuplicate,
  institutionName,
  stepUpProof,
  statementLines,
}: WriteHeaderOptions): Record<string, string> {
  return {
    ...(confirmDuplicate && { [confirmHeader]: `duplicate=${confirmDuplicate}` }),
    ...(stepUpProof && { [stepUpHeader]: stepUpProof }),
    ...(statementLines &&
      statementLines.length > 0 && {
        [statementLinesHeader]: statementLines.map((digests) => digests.join('+') || '-').join(','),
      }),
    // A header holds Latin letters only.
    ...(institutionName && {
      [institutionHeader]: encodeURIComponent(dropHalfSurrogates(institutionName)),
    }),
  }
}

/** Removes half surrogate pairs, which no name has: `encodeURIComponent` throws on them. */
function dropHalfSurrogates(name: string): string {
  return [...name]
    .slice(0, longestName)
    .join('')
    .replace(/\p{Surrogate}/gu, '')
}
