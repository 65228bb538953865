import type { Answers } from '../Answers.ts'

type PackageNames = { page: string[]; pageTests: string[]; relay: string[]; relayTests: string[] }

/** The packages that a page and a relay need, in the app and in its tests. */
export function packageNames({ relay, hasSandbox }: Answers): PackageNames {
  const isHere = relay === 'here'
  return {
    page: ['@onlend/hooks', '@onlend/widgets', '@tanstack/react-query'],
    pageTests: [
      '@onlend/testing',
      '@testing-library/react',
      '@testing-library/user-event',
      'jsdom',
      'vitest',
    ],
    relay: isHere
      ? ['@onlend/relay', '@electric-sql/pglite', ...(hasSandbox ? ['@onlend/sandbox'] : [])]
      : [],
    relayTests: isHere ? ['@types/node'] : [],
  }
}
