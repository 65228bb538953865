import type { Answers } from '../Answers.ts'
import { CreateError } from '../CreateError.ts'
import type { FilePlan } from './FilePlan.ts'
import { packageNames } from './packageNames.ts'
import { relayFile } from './relayFile.ts'

/**
 * Plans the relay in an Express app, which has no page.
 *
 * @throws CreateError when the relay is elsewhere: there would be nothing to add.
 */
export function planExpress(answers: Answers, { hasSource }: { hasSource: boolean }): FilePlan {
  if (answers.relay !== 'here')
    throw new CreateError(
      'An Express app gets the relay and no page. Run this in the app that renders the pages, or leave out --relay.',
    )
  const { relay, relayTests } = packageNames(answers)
  const folder = hasSource ? 'src/lending' : 'lending'
  return {
    files: {
      [`${folder}/openRelay.ts`]: relayFile(answers),
      [`${folder}/mountLending.ts`]: { template: 'express/lending/mountLending.ts' },
      [`${folder}/mountLending.test.ts`]: { template: 'express/lending/mountLending.test.ts' },
    },
    dependencies: relay,
    devDependencies: [...relayTests, 'vitest'],
    next: [
      `Call \`await mountLending(app)\` of '${folder}/mountLending.js' in your server, before \`express.json()\` and every other body parser.`,
      'Start the server: `/lending/health/ready` of it answers 200.',
      'Run this in the app that renders the pages too, with the address of the server: `npm create onlend@latest -- --relay http://localhost:3000/lending`.',
    ],
  }
}
