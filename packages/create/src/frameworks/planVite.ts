import type { Answers } from '../Answers.ts'
import type { FilePlan } from './FilePlan.ts'
import { insertAfter } from './insertAfter.ts'
import { packageNames } from './packageNames.ts'
import { pageFiles } from './pageFiles.ts'
import { relayFile } from './relayFile.ts'

/** A page of a Vite app, and the relay in Vite's own server, or the development server's proxy to a relay at an address. */
export function planVite(answers: Answers): FilePlan {
  const { page, pageTests, relay, relayTests } = packageNames(answers)
  const isHere = answers.relay === 'here'
  const elsewhere = findMount(answers.relay)
  const proxy = elsewhere && `'${elsewhere.path}': { target: '${elsewhere.origin}', changeOrigin: false }`
  return {
    files: {
      // The page asks its own origin, so that the session's cookie goes along; a proxy passes the path on.
      ...pageFiles('src/lending', { ...answers, ...(elsewhere && { relay: elsewhere.path }) }),
      ...(isHere && {
        'lending/openRelay.ts': relayFile(answers),
        'lending/lendingRelay.ts': { template: 'vite/lending/lendingRelay.ts' },
      }),
    },
    ...(isHere && {
      edit: {
        names: configNames,
        change(text) {
          const withPlugin = insertAfter(text, /\bplugins:\s*\[/, 'lendingRelay(), ')
          // The import names the file extension, which `nodenext` module resolution requires.
          return withPlugin && `import { lendingRelay } from './lending/lendingRelay.ts'\n${withPlugin}`
        },
        otherwise:
          "Add the plugin `lendingRelay()` of './lending/lendingRelay.ts' to `plugins` of your vite.config.",
      },
    }),
    ...(proxy && {
      edit: {
        names: configNames,
        change: (text) =>
          /\bserver:|\bproxy:/.test(text)
            ? null
            : insertAfter(
                text,
                /\bdefineConfig\(\{|\bexport default\s*\{/,
                `\n  server: { proxy: { ${proxy} } },`,
              ),
        otherwise: `Let Vite pass the relay's path on, in \`server\` of your vite.config: \`proxy: { ${proxy} }\`.`,
      },
    }),
    dependencies: [...page, ...relay],
    devDependencies: [...pageTests, ...relayTests],
    next: [
      "Put `<LendingPage />` of './lending/LendingPage' where a person shall withdraw money, such as in src/App.tsx.",
      ...(elsewhere
        ? [
            `In production let the server of the page pass ${elsewhere.path} on to ${elsewhere.origin}, as Vite does in development.`,
          ]
        : []),
      'Run `npm run dev` and open the address that it prints.',
    ],
  }
}

const configNames = ['vite.config.ts', 'vite.config.mts', 'vite.config.js', 'vite.config.mjs']

/** The origin and the mount path of a relay at an address; `null` for one here or at the root of an origin, where a proxy would swallow the page. */
function findMount(relay: string): { origin: string; path: string } | null {
  if (!/^https?:/.test(relay)) return null
  const { origin, pathname } = new URL(relay)
  return pathname === '/' ? null : { origin, path: pathname.replaceAll("'", '%27') }
}
