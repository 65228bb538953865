import type { Answers } from '../Answers.ts'
import type { FilePlan } from './FilePlan.ts'
import { insertAfter } from './insertAfter.ts'
import { packageNames } from './packageNames.ts'
import { pageFiles } from './pageFiles.ts'
import { relayFile } from './relayFile.ts'

/** A page of a Vite app, and the relay in Vite's own server. */
export function planVite(answers: Answers): FilePlan {
  const { page, pageTests, relay, relayTests } = packageNames(answers)
  const isHere = answers.relay === 'here'
  return {
    files: {
      ...pageFiles('src/lending', answers),
      ...(isHere && {
        'lending/openRelay.ts': relayFile(answers),
        'lending/lendingRelay.ts': { template: 'vite/lending/lendingRelay.ts' },
      }),
    },
    ...(isHere && {
      edit: {
        names: ['vite.config.ts', 'vite.config.mts', 'vite.config.js', 'vite.config.mjs'],
        change(text) {
          const withPlugin = insertAfter(text, /\bplugins:\s*\[/, 'lendingRelay(), ')
          // The import names the file extension, which `nodenext` module resolution requires.
          return withPlugin && `import { lendingRelay } from './lending/lendingRelay.ts'\n${withPlugin}`
        },
        otherwise:
          "Add the plugin `lendingRelay()` of './lending/lendingRelay.ts' to `plugins` of your vite.config.",
      },
    }),
    dependencies: [...page, ...relay],
    devDependencies: [...pageTests, ...relayTests],
    next: [
      "Put `<LendingPage />` of './lending/LendingPage' where a person shall withdraw money, such as in src/App.tsx.",
    ],
  }
}
