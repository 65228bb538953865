import type { Answers } from '../Answers.ts'
import type { FilePlan } from './FilePlan.ts'
import { insertAfter } from './insertAfter.ts'
import { packageNames } from './packageNames.ts'
import { pageFiles } from './pageFiles.ts'
import { relayFile } from './relayFile.ts'

/** A page of the App Router at `/withdraw`, and the relay as route handlers at `/lending`. */
export function planNext(answers: Answers, { hasSource }: { hasSource: boolean }): FilePlan {
  const { page, pageTests, relay, relayTests } = packageNames(answers)
  const root = hasSource ? 'src/' : ''
  const isHere = answers.relay === 'here'
  return {
    files: {
      ...pageFiles(`${root}lending`, answers),
      [`${root}app/withdraw/page.tsx`]: { template: 'next/app/withdraw/page.tsx' },
      ...(isHere && {
        [`${root}lending/openRelay.ts`]: relayFile(answers),
        [`${root}app/lending/[...path]/route.ts`]: { template: 'next/app/lending/[...path]/route.ts' },
      }),
    },
    ...(isHere && {
      edit: {
        names: ['next.config.ts', 'next.config.mjs', 'next.config.js'],
        change: (text) =>
          /\bserverExternalPackages\b/.test(text)
            ? null
            : insertAfter(
                text,
                /(?:\bnextConfig\b[^=\n]*=|\bexport default|\bmodule\.exports\s*=)\s*\{/,
                "\n  // The database of the relay is loaded from its own files.\n  serverExternalPackages: ['@electric-sql/pglite'],",
              ),
        otherwise: "Add '@electric-sql/pglite' to `serverExternalPackages` of your next.config.",
      },
    }),
    dependencies: [...page, ...relay],
    devDependencies: [...pageTests, ...relayTests],
    next: [
      'Run `npm run dev` and open /withdraw at the address that it prints.',
      ...(answers.relay.includes('://')
        ? [
            'The relay is at another origin: give `LendingProvider` a `getToken`, as `createTokenSource` makes one.',
          ]
        : []),
    ],
  }
}
